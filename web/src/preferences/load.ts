/** The choices alone, with their words. */
export async function loadPreferences() {
  const [{ Preferences }, { loadTexts }] = await Promise.all([
    import('./preferences.tsx'),
    import('./texts.ts'),
  ]);
  await loadTexts();
  return Preferences;
}

/** The choices in a sheet of their own. */
export async function loadPreferencesSheet() {
  const [{ PreferencesSheet }, { loadTexts }] = await Promise.all([
    import('./preferences.tsx'),
    import('./texts.ts'),
  ]);
  await loadTexts();
  return PreferencesSheet;
}
