/** The URLs that copied files had on the old host, and the files that replace them. */
import { sql, type Kysely } from 'kysely';
import { isRecord } from '#lib/json/records.ts';
import type { Database } from '../../db/tables.ts';
import type { MediaSizeRow } from '../../core/rows/media.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { unserializePhp } from '../parse/php-serialize.ts';
import type { WxrItem } from '../parse/records.ts';
import type { ImportState } from './import-state.ts';
import { getMeta } from './meta.ts';

type MediaUrl = { url: string; width: number | null; height: number | null };

/** Writes the URLs of copied files. It must run in the transaction that writes their rows. */
export async function saveMediaUrls(db: Kysely<Database>, state: ImportState, nodeId: number, item: WxrItem): Promise<void> {
  const urls = listMediaUrls(item, state.siteUrl);
  await sql`
    insert into import_media_url (source, url, node_id, width, height)
    select ${state.source}, k.url, ${nodeId}, k.width, k.height
    from unnest(${urls.map(({ url }) => url)}::text[], ${urls.map(({ width }) => width)}::int[], ${urls.map(({ height }) => height)}::int[]) k(url, width, height)
    on conflict (source, url) do nothing`.execute(db);
}

/** Lists the URLs of the file, of the upload that WordPress scaled down to it, and of its sizes. */
function listMediaUrls(item: WxrItem, siteUrl: string): MediaUrl[] {
  const file = normalizeUrl(item.attachmentUrl || item.guid, siteUrl);
  if (file === null) return [];
  const metadata = unserializePhp(getMeta(item.meta, '_wp_attachment_metadata') ?? '');
  const values = isRecord(metadata) ? metadata : {};
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const sizes = isRecord(values['sizes']) ? Object.values(values['sizes']) : [];
  const guid = /\.\w{2,5}$/.test(item.guid) ? normalizeUrl(item.guid, siteUrl) : null;
  const urls: MediaUrl[] = [file, guid, typeof values['original_image'] === 'string' ? folder + values['original_image'] : null]
    .filter((url) => url !== null)
    .map((url) => ({ url, width: null, height: null }));
  for (const size of sizes)
    if (isRecord(size) && typeof size['file'] === 'string')
      urls.push({ url: folder + size['file'], width: Number(size['width']) || null, height: Number(size['height']) || null });
  return [...new Map(urls.map((entry) => [entry.url, entry])).values()];
}

/**
 * Returns host and path of a URL, decoded and without a scheme, so that all spellings of a URL are equal.
 * @returns null if it is not the URL of a file
 */
export function normalizeUrl(text: string, siteUrl: string): string | null {
  const url = URL.parse(text, siteUrl || undefined);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname.length < 2) return null;
  return url.host + decodeOrKeep(url.pathname);
}

export type ReplacementFile = { file: string; sizes: MediaSizeRow[] };

type FoundUrl = ReplacementFile & { url: string; width: number | null; height: number | null };

/**
 * Finds the files that replace URLs.
 * @param urls normalized
 * @returns paths below the media folder, by URL
 */
export async function findReplacements(
  db: Kysely<Database>,
  { source }: ImportState,
  urls: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const candidates = [...urls].map((url) => ({ url, ...splitSize(url) }));
  const { rows } = await sql<FoundUrl>`
    select u.url, u.width, u.height, m.file, m.sizes from import_media_url u join media_item m on m.node_id = u.node_id
    where u.source = ${source} and u.url = any(${[...new Set(candidates.flatMap(({ url, fullUrl }) => [url, fullUrl]))]}::text[])`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.url, row]));
  return new Map(
    candidates.flatMap(({ url, fullUrl, width, height }): [string, string][] => {
      const exact = found.get(url);
      if (exact) return [[url, chooseFile(exact, exact)]];
      const whole = found.get(fullUrl);
      return whole ? [[url, chooseFile(whole, { width, height })]] : [];
    }),
  );
}

/** WordPress adds the dimensions of a size to the file name: `dock-300x200.jpg`. */
function splitSize(url: string): { fullUrl: string; width: number | null; height: number | null } {
  const match = /^(.*)-(\d{1,5})x(\d{1,5})(\.\w+)$/.exec(url);
  if (!match) return { fullUrl: url, width: null, height: null };
  return { fullUrl: `${match[1]}${match[4]}`, width: Number(match[2]), height: Number(match[3]) };
}

/** Returns the size with the same dimensions, or else the smallest one that is not narrower, or else the whole file. */
function chooseFile({ file, sizes }: ReplacementFile, { width, height }: { width: number | null; height: number | null }): string {
  if (width === null) return file;
  const same = sizes.find((size) => size.width === width && size.height === height);
  const wider = sizes.filter((size) => size.width >= width).toSorted((a, b) => a.width - b.width);
  return (same ?? wider[0])?.file ?? file;
}
