/** Serves the files of the build output and of `public/`. They are listed when the server starts, and read and compressed at the first request. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BEST_QUALITY, isCompressible, toBrotli, toGzip } from '../http/encoding.ts';
import { computeWeakEtag } from '../http/etag.ts';
import { type AllowedOrigins, getCommonHeaders, getFilePolicy, type HeaderList } from '../http/security.ts';
import { getStaticFolder, STATIC_URL_PREFIX } from '../next/build-files.ts';
import { getContentType } from './file-types.ts';

export interface Asset {
  etag: string;
  /** Without length and encoding. */
  headers: HeaderList;
  /** An encoding that would not be smaller is missing. */
  bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer };
}

export interface StaticFiles {
  /** Undefined when there is no such file. @param urlPath percent-encoded */
  get: (urlPath: string) => Promise<Asset> | undefined;
}

const YEAR = 'public, max-age=31536000, immutable';
/** A font gets a new name when it changes. Browsers revalidate it after a month. */
const MONTH = 'public, max-age=2592000, stale-while-revalidate=31536000';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** @param project folder that contains the build output and `public` */
export async function loadStaticFiles(project: string, origins: AllowedOrigins): Promise<StaticFiles> {
  const files = new Map<string, string>();
  await listFiles(getStaticFolder(project), STATIC_URL_PREFIX, files);
  await listFiles(path.join(project, 'public'), '/', files);
  const assets = new Map<string, Promise<Asset>>();
  return {
    get: (urlPath) => {
      const file = files.get(urlPath);
      if (file === undefined) return undefined;
      const loaded = assets.get(urlPath);
      if (loaded) return loaded;
      const asset = loadAsset(file, urlPath, origins);
      assets.set(urlPath, asset);
      // A file that cannot be read now may be readable later.
      asset.catch(() => assets.delete(urlPath));
      return asset;
    },
  };
}

async function listFiles(folder: string, urlPrefix: string, into: Map<string, string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A site may have no public files.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() || getContentType(entry.name) === undefined) continue;
    const file = path.join(entry.parentPath, entry.name);
    const urlPath = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
    into.set(urlPrefix + urlPath, file);
  }
}

async function loadAsset(file: string, urlPath: string, origins: AllowedOrigins): Promise<Asset> {
  const type = getContentType(file) ?? 'application/octet-stream';
  return await createAsset(await readFile(file), type, getCacheControl(urlPath), origins);
}

function getCacheControl(urlPath: string): string {
  if (urlPath.startsWith(STATIC_URL_PREFIX)) return YEAR;
  return urlPath.endsWith('.woff2') ? MONTH : DAY;
}

/** Compresses with the best quality, because this happens once. */
export async function createAsset(identity: Buffer, type: string, cacheControl: string, origins: AllowedOrigins): Promise<Asset> {
  const etag = computeWeakEtag(identity);
  const headers = [
    'content-type',
    type,
    'cache-control',
    cacheControl,
    'vary',
    'accept-encoding',
    'etag',
    etag,
    'content-security-policy',
    getFilePolicy(type, origins),
    ...getCommonHeaders(origins),
  ];
  const bodies: Asset['bodies'] = { identity };
  if (isCompressible(type)) {
    const [br, gzip] = await Promise.all([toBrotli(identity, BEST_QUALITY), toGzip(identity)]);
    if (br.length < identity.length) bodies.br = br;
    if (gzip.length < identity.length) bodies.gzip = gzip;
  }
  return { etag, headers, bodies };
}
