import { Link } from '../parts/link.tsx';
import { texts } from './texts.ts';

/** What an account is good for, and the way to one. */
export const GuestPanel = () => (
  <section class="guestbox">
    <p>
      <b>{texts().hello.guest}</b> {texts().hello.guestLead}
    </p>
    <div class="pairb">
      <Link to="/me/sign-up" kind="btn go">
        {texts().menu.signUp}
      </Link>
      <Link to="/me/log-in" kind="btn">
        {texts().menu.logIn}
      </Link>
    </div>
  </section>
);
