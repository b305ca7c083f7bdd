/** Texts of WordPress's editor that the studio replaces. */
import { setLocaleData } from '@wordpress/i18n';

/** In the menu View, the first choices change the canvas, and the studio's own open windows with the page of the site. */
export const textOverrides: Readonly<Record<string, string>> = {
  'Preview desktop viewport.': 'The canvas in its full width.',
  'Preview tablet viewport.': 'The canvas in the width of a tablet.',
  'Preview mobile viewport.': 'The canvas in the width of a phone.',
  'Omit from published content': 'Hide from visitors',
};

/** Must run before the editor is shown. */
export function overrideEditorTexts(): void {
  setLocaleData(Object.fromEntries(Object.entries(textOverrides).map(([text, override]) => [text, [override]])));
}
