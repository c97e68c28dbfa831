import { snapshot } from '../connection.ts';
import { houseTexts } from '../text/texts.ts';

/** As whom one is here, on the pages that are about oneself. */
export function WhoState() {
  const { me } = snapshot.value;
  const { nav, connection } = houseTexts();
  const state = me === undefined ? connection.connecting : me.account ? nav.loggedIn : nav.asGuest;
  return (
    <p class="muted statetext" role="status">
      {state}
    </p>
  );
}
