/** The database of the house on this device. */
export const DATABASE = 'stammtisch';

/** What was played on this device goes, too, as soon as no page has it open any more. */
export function forgetLocalData(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
