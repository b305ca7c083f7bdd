/** Parses assets of a digital asset manager (Bynder). Nothing is fetched. */

/** An asset as the asset picker stores it in the attributes of a block. */
export interface SavedAsset {
  readonly assetId?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly type?: string | null | undefined;
  readonly alt?: string | null | undefined;
  readonly originalUrl?: string | null | undefined;
  readonly originalWidth?: number | null | undefined;
  readonly originalHeight?: number | null | undefined;
  readonly derivatives?: ReadonlyArray<SavedDerivative | null | undefined> | null | undefined;
}

interface SavedDerivative {
  readonly name?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface Asset {
  type: 'image' | 'video' | 'document';
  name: string;
  alt: string;
  /** The image to show. Null for a video or document without a preview image. */
  image: { src: string; srcSet: string | undefined; width: number | undefined; height: number | undefined } | null;
  /** URL of the original file, if its host is allowed. */
  originalUrl: string | null;
}

const types = ['image', 'video', 'document'] as const;

/**
 * Converts a saved asset to what a page can show. A URL must be a path on this site, or use https and one of the given hosts.
 * @param hosts allowed hosts; `*.example.com` matches any subdomain
 * @returns null if the asset has no allowed URL
 */
export function parseAsset(saved: SavedAsset, hosts: readonly string[]): Asset | null {
  const type = types.find((known) => known === saved.type) ?? 'image';
  const originalUrl = toAllowedUrl(saved.originalUrl, hosts);
  const sizes = (saved.derivatives ?? [])
    .flatMap((size) => {
      const url = toAllowedUrl(size?.url, hosts);
      return url ? [{ url, width: toPixels(size?.width), height: toPixels(size?.height) }] : [];
    })
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0));
  const originalSize =
    type === 'image' && originalUrl
      ? { url: originalUrl, width: toPixels(saved.originalWidth), height: toPixels(saved.originalHeight) }
      : null;
  const largest = sizes.at(-1) ?? originalSize;
  if (!largest && !(originalUrl && type !== 'image')) return null;
  const measured = sizes.filter(({ width }) => width !== undefined);
  return {
    type,
    name: saved.name?.trim() || saved.assetId?.trim() || 'Original',
    alt: saved.alt?.trim() ?? '',
    image: largest && {
      src: largest.url,
      srcSet: measured.length > 1 ? measured.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined,
      // Browsers reserve space for an image only if both dimensions are known.
      width: largest.height === undefined ? undefined : largest.width,
      height: largest.width === undefined ? undefined : largest.height,
    },
    originalUrl,
  };
}

function toPixels(value: number | null | undefined): number | undefined {
  return value && value > 0 ? Math.round(value) : undefined;
}

const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/** Returns the URL if it is allowed. Commas are escaped, because they separate the candidates of a `srcset`. */
function toAllowedUrl(urlText: string | null | undefined, hosts: readonly string[]): string | null {
  const url = urlText?.trim() ? URL.parse(urlText.trim(), PLACEHOLDER_ORIGIN) : null;
  if (!url || url.protocol !== 'https:' || url.username !== '') return null;
  const path = `${url.pathname}${url.search}`.replaceAll(',', '%2C');
  // A path that starts with two slashes would be a URL on another host.
  if (url.origin === PLACEHOLDER_ORIGIN) return path.startsWith('//') ? null : path;
  return hosts.some((host) => matchesHost(url.host, host)) ? `${url.origin}${path}` : null;
}

function matchesHost(host: string, allowedHost: string): boolean {
  return allowedHost.startsWith('*.') ? host.endsWith(allowedHost.slice(1)) : host === allowedHost;
}
