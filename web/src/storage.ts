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
