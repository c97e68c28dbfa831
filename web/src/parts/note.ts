import { forgetInTab, keepInTab, recallInTab } from '../storage.ts';
import { toast } from './toast.tsx';

const NOTE = 'stammtisch.note';

/** A sentence for the page that is loaded next in this tab. */
export const leaveNote = (text: string): void => keepInTab(NOTE, text);

export function showNote(): void {
  const text = recallInTab(NOTE);
  forgetInTab(NOTE);
  if (text !== undefined) toast(text, 'check');
}
