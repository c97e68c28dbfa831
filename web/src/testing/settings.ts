import { signal } from '@preact/signals';

// In place of the real ones, where there is no browser.

export const language = signal('en');
export const shortcuts = signal('on');
export const setting = (_: string, __: readonly string[], first: string) => signal(first);
export const SWITCH = ['on', 'off'];
