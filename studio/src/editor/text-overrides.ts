/** Texts of WordPress's editor that the studio replaces. */
import { setLocaleData } from '@wordpress/i18n';

/** The first choices of the View menu change the canvas. The studio adds choices that open the page of the site in a new window. */
export const textOverrides: Readonly<Record<string, string>> = {
  'Preview desktop viewport.': 'The canvas at full width.',
  'Preview tablet viewport.': 'The canvas at tablet width.',
  'Preview mobile viewport.': 'The canvas at phone width.',
  'Omit from published content': 'Hide from visitors',
};

/** Must run before the editor is shown. */
export function overrideEditorTexts(): void {
  setLocaleData(Object.fromEntries(Object.entries(textOverrides).map(([text, override]) => [text, [override]])));
}
