/** Where a tab keeps what happened at its table. */
export const TABLE_LOG = 'stammtisch.log';

/** What the browser keeps between visits; a browser that keeps nothing forgets at the end of this one. */
const forThisVisit = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return forThisVisit.get(key);
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    forThisVisit.set(key, value);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    forThisVisit.delete(key);
  }
}

/** What one tab keeps over a reload; a browser that keeps nothing forgets it. */
export function recallInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // There is no room, or nothing is kept here.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
