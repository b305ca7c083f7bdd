import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchPicture, type PictureData, pictureFields } from '#lib/media/fetch-picture.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { createFileResponse } from '#lib/relay/file-response.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { createZip, type ZipEntry } from '#lib/zip/create-zip.ts';

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** The page whose pictures and texts the archive contains. A site without it has no archive. */
const PRESS_KIT_URI = '/press-room/press-kit/';

/** Wide enough for half a page of a magazine. */
const PICTURE_WIDTH = 1920;
const MAX_PICTURES = 40;

const query = `query PressKitQuery($uri: String!) {
  generalSettings { title }
  nodeByUri(uri: $uri) {
    ... on Page {
      hasPassword
      blocks(flat: true) {
        __typename
        ... on CoreImageBlock {
          mediaItem { node { slug title(format: RENDERED) caption(format: RENDERED) ${pictureFields} } }
        }
        ... on CorePreformattedBlock { attributes { content } }
      }
    }
  }
}`;

type MediaItem = PictureData & { slug: string | null; title: string | null; caption: string | null };
type Block = { __typename: string; mediaItem?: { node: MediaItem } | null; attributes?: { content: string | null } | null };
type Data = {
  generalSettings: { title: string | null } | null;
  nodeByUri: { hasPassword?: boolean | null; blocks?: readonly Block[] | null } | null;
};

/** One archive for the press: the logos, the pictures of the page with their captions, and its texts. */
export async function GET(): Promise<Response> {
  return await createFileResponse(async () => {
    const { nodeByUri: page } = (await fetchContent('PressKitQuery', query, { uri: PRESS_KIT_URI })).data as Data;
    if (!page?.blocks || page.hasPassword) return null;
    const items = page.blocks.flatMap(({ mediaItem }) => mediaItem?.node ?? []).slice(0, MAX_PICTURES);
    const texts = page.blocks.flatMap(({ attributes }) => (attributes?.content ? [toPlainText(attributes.content)] : []));
    const body = createZip([...(await readLogos()), ...(await fetchPictures(items)), createTextFile(items, texts)]);
    return { body, type: 'application/zip', headers: { 'content-disposition': 'attachment; filename="press-kit.zip"' } };
  });
}

async function readLogos(): Promise<ZipEntry[]> {
  const folder = path.join(process.cwd(), 'public', 'press-kit');
  const names = (await readdir(folder)).toSorted();
  return await Promise.all(names.map(async (name) => ({ name: `logos/${name}`, content: await readFile(path.join(folder, name)) })));
}

async function fetchPictures(items: readonly MediaItem[]): Promise<ZipEntry[]> {
  const pictures: ZipEntry[] = [];
  // One at a time, which limits the memory in use.
  for (const item of items) {
    const content = await fetchPicture(item, PICTURE_WIDTH);
    if (content) pictures.push({ name: `pictures/${getFileName(item)}`, content });
  }
  return pictures;
}

const getFileName = ({ slug, mimeType }: MediaItem) => `${slug ?? 'picture'}.${mimeType === 'image/png' ? 'png' : 'jpg'}`;

function createTextFile(items: readonly MediaItem[], texts: readonly string[]): ZipEntry {
  const captions = items.map((item) => `${getFileName(item)}: ${toPlainText(item.caption ?? '') || (item.altText ?? '')}`);
  const lines = [...texts, '', 'Pictures', ...captions, '', `Usage rules: ${toSiteUrl(PRESS_KIT_URI)}`, ''];
  return { name: 'press-kit.txt', content: Buffer.from(lines.join('\n')) };
}
