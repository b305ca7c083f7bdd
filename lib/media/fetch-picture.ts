import { readEnv } from '#lib/env/env.ts';

/** The fields of a media item that `fetchPicture` needs, for plain queries. */
export const pictureFields = 'altText mimeType mediaItemUrl mediaDetails { width sizes { sourceUrl width mimeType } }';

export type PictureData = {
  altText: string | null;
  mimeType: string | null;
  mediaItemUrl: string | null;
  mediaDetails: {
    width: number | null;
    sizes: readonly { sourceUrl: string | null; width: string | null; mimeType: string | null }[] | null;
  } | null;
};

/** Types of pictures that documents, archives and other pictures can contain. */
const supportedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 2000;

/** Loads a picture of the content service for a file that is made from content. Returns null if it cannot be used: the file is then made without it. */
export async function fetchPicture(picture: PictureData | null | undefined, wantedWidth: number): Promise<Buffer | null> {
  const url = picture ? selectUrl(picture, wantedWidth) : null;
  if (url === null) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error', cache: 'no-store' });
    const isUsable = response.ok && Number(response.headers.get('content-length') ?? Infinity) <= MAX_BYTES;
    return isUsable ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The smallest file that is wide enough, otherwise the widest. Only files of the content service are fetched. */
function selectUrl({ mimeType, mediaItemUrl, mediaDetails }: PictureData, wantedWidth: number): string | null {
  const { origin } = new URL(readEnv().CONTENT_URL);
  const files = [
    ...(mediaDetails?.sizes ?? []).map((size) => ({ url: size.sourceUrl, width: Number(size.width), type: size.mimeType })),
    { url: mediaItemUrl, width: mediaDetails?.width ?? 0, type: mimeType },
  ]
    .filter(({ url, type }) => url !== null && URL.canParse(url) && new URL(url).origin === origin && supportedTypes.has(type ?? ''))
    .toSorted((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= wantedWidth) ?? files.at(-1))?.url ?? null;
}
