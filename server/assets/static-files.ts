/** Files of the build and of `public/`: known by name when the server starts, compressed once when first asked for. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { weakTag } from '../http/conditional.ts';
import { BEST_QUALITY, isCompressible, toBrotli, toGzip } from '../http/encoding.ts';
import { commonHeaders, CLOSED_POLICY, type HeaderList, type Origins } from '../http/security.ts';
import { typeOf } from './types.ts';

export interface Asset {
  etag: string;
  /** Without length and coding. */
  headers: HeaderList;
  /** Absent codings are no smaller than the file. */
  bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer };
}

export interface StaticFiles {
  /** Undefined when there is no such file. @param urlPath as in an address, percent-encoded */
  get: (urlPath: string) => Promise<Asset> | undefined;
}

const YEAR = 'public, max-age=31536000, immutable';
/** A font changes its name when it changes; a browser that asks after a month gets a 304. */
const MONTH = 'public, max-age=2592000, stale-while-revalidate=31536000';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** @param project folder with `.next` and `public` */
export async function loadStaticFiles(project: string, origins: Origins): Promise<StaticFiles> {
  const files = new Map<string, string>();
  await list(path.join(project, '.next', 'static'), '/_next/static/', files);
  await list(path.join(project, 'public'), '/', files);
  const assets = new Map<string, Promise<Asset>>();
  return {
    get: (urlPath) => {
      const file = files.get(urlPath);
      if (file === undefined) return undefined;
      const known = assets.get(urlPath);
      if (known) return known;
      const asset = load(file, urlPath, origins);
      assets.set(urlPath, asset);
      // A file that can't be read now may be readable later.
      asset.catch(() => assets.delete(urlPath));
      return asset;
    },
  };
}

async function list(folder: string, prefix: string, into: Map<string, string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A site may have no public files.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() || typeOf(entry.name) === undefined) continue;
    const file = path.join(entry.parentPath, entry.name);
    const urlPath = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
    into.set(prefix + urlPath, file);
  }
}

async function load(file: string, urlPath: string, origins: Origins): Promise<Asset> {
  const type = typeOf(file) ?? 'application/octet-stream';
  return await makeAsset(await readFile(file), type, cachingOf(urlPath), origins);
}

function cachingOf(urlPath: string): string {
  if (urlPath.startsWith('/_next/static/')) return YEAR;
  return urlPath.endsWith('.woff2') ? MONTH : DAY;
}

/** Compresses as well as can be, for this is done once. */
export async function makeAsset(identity: Buffer, type: string, caching: string, origins: Origins): Promise<Asset> {
  const etag = weakTag(identity);
  const headers = [
    'content-type',
    type,
    'cache-control',
    caching,
    'vary',
    'accept-encoding',
    'etag',
    etag,
    'content-security-policy',
    CLOSED_POLICY,
    ...commonHeaders(origins),
  ];
  const bodies: Asset['bodies'] = { identity };
  if (isCompressible(type)) {
    const [br, gzip] = await Promise.all([toBrotli(identity, BEST_QUALITY), toGzip(identity)]);
    if (br.length < identity.length) bodies.br = br;
    if (gzip.length < identity.length) bodies.gzip = gzip;
  }
  return { etag, headers, bodies };
}
