/** How the site makes the title of a page, for the preview of a search result. */
import { DEFAULT_TITLE_PATTERN, fillTitlePattern, getSeparator } from '../../../../lib/seo/title-pattern.ts';
import { graphql } from '../../api/graphql.ts';
import { getDeclaration } from '../fields/field-groups.ts';

type TitleSettings = { pattern: string; separator: string; siteDescription: string };

/** Until the settings are loaded. */
export const defaultSettings: TitleSettings = { pattern: DEFAULT_TITLE_PATTERN, separator: getSeparator(''), siteDescription: '' };

/** @param type name of the content type in WordPress: `page` */
export async function loadTitleSettings(type: string): Promise<TitleSettings> {
  const single = getDeclaration(type)?.graphql.single ?? 'page';
  const name = single.replace(/^./, (letter) => letter.toLowerCase());
  const { seo, generalSettings } = await graphql<{
    seo: { meta: { config: { separator: string | null } | null } | null; contentTypes: { type: { title: string | null } | null } };
    generalSettings: { description: string | null };
  }>(`query StudioTitleSettings {
      seo { meta { config { separator } } contentTypes { type: ${name} { title } } }
      generalSettings { description }
    }`);
  return {
    pattern: seo.contentTypes.type?.title || DEFAULT_TITLE_PATTERN,
    separator: getSeparator(seo.meta?.config?.separator ?? ''),
    siteDescription: generalSettings.description ?? '',
  };
}

/** What the preview knows. It leaves out other variables, such as the date. */
type Texts = { title: string; siteTitle: string; focusKeyword: string };

/** The text as the page has it: the pattern with its variables filled in. */
export const fillText = (pattern: string, { title, siteTitle, focusKeyword }: Texts, settings: TitleSettings): string =>
  fillTitlePattern(pattern, { title, sitename: siteTitle, sitedesc: settings.siteDescription, focuskw: focusKeyword }, settings.separator);
