/** The translation widget, on pages that a visitor has asked to translate (`?translate=on`). */
import { escapeHtml } from '#lib/html/escape.ts';
import { getParameterValue, parseParameters } from '#lib/uri/parameters.ts';

export function isTranslated(search: string): boolean {
  return getParameterValue(parseParameters(search), 'translate') !== null;
}

/** The container of the widget stays hidden: the widget is at the top left of the page. @param widgetUrl address of the script of the widget */
export function createTranslationMarkup(scriptUrl: string, widgetUrl: string): string {
  return `<div id="google_translate_element" hidden></div><script type="module" src="${scriptUrl}" data-translate data-url="${escapeHtml(widgetUrl)}"></script>`;
}

export interface TranslationSources {
  scripts: readonly string[];
  styles: readonly string[];
  connections: readonly string[];
  fonts: readonly string[];
  frames: readonly string[];
}

/** What Google's widget loads besides its first script. */
const googleSources: TranslationSources = {
  scripts: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  styles: ['https://translate.googleapis.com', 'https://www.gstatic.com', 'https://fonts.googleapis.com'],
  connections: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  frames: [],
};

/** What the content security policy of a translated page allows: everything from the origin of the script, and for Google's widget its other origins. */
export function getTranslationSources(widgetUrl: string): TranslationSources {
  const { origin, hostname } = new URL(widgetUrl);
  const others = hostname === 'translate.google.com' ? googleSources : null;
  const combine = (name: keyof TranslationSources) => [origin, ...(others?.[name] ?? [])];
  return {
    scripts: combine('scripts'),
    styles: combine('styles'),
    connections: combine('connections'),
    fonts: combine('fonts'),
    frames: combine('frames'),
  };
}
