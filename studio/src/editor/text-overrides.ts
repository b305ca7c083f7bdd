/** Texts of WordPress's editor that the studio replaces. */
import { setLocaleData } from '@wordpress/i18n';

export const textOverrides: Readonly<Record<string, string>> = {
  // These choices of the View menu change the canvas. The studio adds choices that open the page of the site in a new window.
  'Preview desktop viewport.': 'The canvas at full width.',
  'Preview tablet viewport.': 'The canvas at tablet width.',
  'Preview mobile viewport.': 'The canvas at phone width.',
  'Omit from published content': 'Hide from visitors',
  // The panel of the revisions that compares what fields/revision-fields.ts puts in place of metadata.
  Meta: 'Fields',
};

/** Must run before the editor is shown. */
export function overrideEditorTexts(): void {
  setLocaleData(Object.fromEntries(Object.entries(textOverrides).map(([text, override]) => [text, [override]])));
}
