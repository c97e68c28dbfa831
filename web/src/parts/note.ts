import { toast } from './toast.tsx';

const NOTE = 'stammtisch.note';

/** A sentence for the page that is loaded next in this tab. */
export function leaveNote(text: string): void {
  try {
    sessionStorage.setItem(NOTE, text);
  } catch {
    // A browser that keeps nothing says nothing.
  }
}

export function showNote(): void {
  try {
    const text = sessionStorage.getItem(NOTE);
    sessionStorage.removeItem(NOTE);
    if (text !== null) toast(text, 'check');
  } catch {
    // Nothing was kept.
  }
}
