import { changeHouse } from '../connection.ts';
import { go } from '../route.ts';
import { texts } from './texts.ts';

export { loadTexts } from './texts.ts';

/** That one is not in the house, and the way back to it. What has begun here stays here. */
export const LocalBanner = () => (
  <aside class="house-banner">
    <p>{texts().here}</p>
    <button
      type="button"
      class="btn"
      onClick={() => {
        go('/');
        changeHouse(undefined);
      }}
    >
      {texts().toHouse}
    </button>
  </aside>
);
