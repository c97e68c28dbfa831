import { ask, becomeAnother } from './account-api.ts';
import type { Request } from './asking.ts';
import { say } from './words.ts';

export const logOut = (everywhere: boolean): Request => ({
  send: () => ask('log-out', { everywhere }),
  done: () => becomeAnother(everywhere ? say().notes.leftAll : say().notes.left),
});
