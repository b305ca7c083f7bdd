/** Updates links to copied files in content, excerpts and custom fields, so that they no longer depend on the old host. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { MEDIA_FOLDER } from '#lib/http/send-media-file.ts';
import { type ChangeText, mapMetaValue } from '../map-texts.ts';
import type { WxrItem, WxrMeta } from '../parse/records.ts';
import { formatItemName, type ImportState } from './import-state.ts';
import { findReplacements, normalizeUrl } from './media-urls.ts';

/** A URL in markup, in JSON (where slashes can be escaped), in a `srcset`, or in a style sheet. Absolute, without a scheme, or a path below `wp-content`. */
const URLS =
  /(?:https?:(?:\/\/|\\\/\\\/)|(?<![:/\w\\])(?:\/\/|\\\/\\\/)(?=[\w.-]+\.\w)|(?<![\w./\\-])\\?\/wp-content\\?\/)(?:[^\s"'<>\\]|\\\/){1,2000}/g;
/** Ends of a URL that belong to the text around it: `url(…)`, `srcset`, sentences, escaped quotation marks. */
const END = /(?:[,.;:!?)\]}]|&(?:quot|#039|#39|apos|lt|gt);.*|\\)+$/;

/** Returns the items with the URLs of the copies. Media items stay as they are, because they are imported before the URLs of all copies are known. */
export async function replaceMediaLinks(db: Kysely<Database>, state: ImportState, items: readonly WxrItem[]): Promise<WxrItem[]> {
  const urls = new Set<string>();
  for (const item of items.filter(isContent))
    mapItemTexts(item, (text) =>
      text.replace(URLS, (match) => {
        for (const { url } of listCandidateUrls(match, state.siteUrl)) urls.add(url);
        return match;
      }),
    );
  if (urls.size === 0) return [...items];
  const files = await findReplacements(db, state, urls);
  return items.map((item) =>
    isContent(item) ? mapItemTexts(item, (text) => text.replace(URLS, (match) => replaceUrl(match, files, state, item))) : item,
  );
}

const isContent = ({ type }: WxrItem) => type !== 'attachment';

function replaceUrl(match: string, files: ReadonlyMap<string, string>, state: ImportState, item: WxrItem): string {
  const candidateUrls = listCandidateUrls(match, state.siteUrl);
  for (const { url, rest } of candidateUrls) {
    const file = files.get(url);
    if (file === undefined) continue;
    const replacement = MEDIA_FOLDER + file.split('/').map(encodeURIComponent).join('/');
    return (match.includes('\\/') ? replacement.replaceAll('/', '\\/') : replacement) + rest;
  }
  const [{ url } = { url: '' }] = candidateUrls;
  const isUpload = url.startsWith(`${URL.parse(state.siteUrl)?.host ?? ''}/`) && /\/wp-content\/uploads\/.*\.\w+$/.test(url);
  if (isUpload) state.report.warn('link to a file on the old host that was not copied', `${url} in ${formatItemName(item)}`);
  return match;
}

/** A match can contain characters after the URL, so it is looked up as a whole first, and then without them. */
function listCandidateUrls(match: string, siteUrl: string): { url: string; rest: string }[] {
  const ends = ['', END.exec(match)?.[0] ?? '', /,.*$/.exec(match)?.[0] ?? '', /\).*$/.exec(match)?.[0] ?? ''];
  return [...new Set(ends)].flatMap((rest) => {
    const text = match
      .slice(0, match.length - rest.length)
      .replaceAll('\\/', '/')
      .replaceAll('&amp;', '&');
    const url = normalizeUrl(text, siteUrl);
    return url === null ? [] : [{ url, rest: (URL.parse(text, siteUrl || undefined)?.hash ?? '') + rest }];
  });
}

/** Changes all texts of an item that can contain links. */
export function mapItemTexts(item: WxrItem, change: ChangeText): WxrItem {
  const comments = item.comments.map((comment) => ({ ...comment, content: change(comment.content) }));
  const meta = item.meta.map(({ key, value }): WxrMeta => ({ key, value: mapMetaValue(value, change) }));
  return { ...item, content: change(item.content), excerpt: change(item.excerpt), meta, comments };
}
