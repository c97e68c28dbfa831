import { ask, becomeAnother } from './account-api.ts';
import type { Request } from './asking.ts';
import { texts } from './texts.ts';

export const logOut = (everywhere: boolean): Request => ({
  send: () => ask('log-out', { everywhere }),
  done: () => becomeAnother(everywhere ? texts().notes.leftAll : texts().notes.left),
});
