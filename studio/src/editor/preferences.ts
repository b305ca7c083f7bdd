/** Preferences of the editor, such as open panels, kept in the browser for each user. */
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

/** Must run before the editor starts, because it replaces all preferences. */
export async function keepPreferences(userId: number): Promise<void> {
  const key = `studio-preferences-${userId}`;
  await dispatch(preferencesStore).setPersistenceLayer({
    get: async () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      } catch {
        return {};
      }
    },
    set: (preferences: object) => {
      try {
        localStorage.setItem(key, JSON.stringify(preferences));
      } catch {
        // Without room in the browser, preferences last until the page closes.
      }
    },
  });
}
