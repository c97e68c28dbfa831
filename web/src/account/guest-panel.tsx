import { Link } from '../parts/link.tsx';
import { say } from './words.ts';

/** What an account is good for, and the way to one. */
export const GuestPanel = () => (
  <section class="guestbox">
    <p>
      <b>{say().hello.guest}</b> {say().hello.guestLead}
    </p>
    <div class="pairb">
      <Link to="/me/sign-up" kind="btn go">
        {say().menu.signUp}
      </Link>
      <Link to="/me/log-in" kind="btn">
        {say().menu.logIn}
      </Link>
    </div>
  </section>
);
