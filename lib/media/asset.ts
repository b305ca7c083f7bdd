/** Assets of a digital asset manager, as its picker saves them with a block: pure reading, nothing is fetched. */

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
  /** The picture to show, or none: a video or document without one. */
  picture: { src: string; srcSet: string | undefined; width: number | undefined; height: number | undefined } | null;
  /** Address of the original, where it may be told. */
  original: string | null;
}

const types = ['image', 'video', 'document'] as const;

/**
 * What can be shown of an asset. Addresses count that are https on one of the hosts (`*.example.com` stands for any name below), or the site's own.
 * Widths are put into `srcset` where the asset manager told them; the largest stands for browsers that read none.
 * @returns null when nothing is left
 */
export function readAsset(saved: SavedAsset, hosts: readonly string[]): Asset | null {
  const type = types.find((known) => known === saved.type) ?? 'image';
  const original = allowed(saved.originalUrl, hosts);
  const sizes = (saved.derivatives ?? [])
    .flatMap((size) => {
      const url = allowed(size?.url, hosts);
      return url ? [{ url, width: pixels(size?.width), height: pixels(size?.height) }] : [];
    })
    .toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  const whole =
    type === 'image' && original ? { url: original, width: pixels(saved.originalWidth), height: pixels(saved.originalHeight) } : null;
  const largest = sizes.at(-1) ?? whole;
  if (!largest && !(original && type !== 'image')) return null;
  const measured = sizes.filter(({ width }) => width !== undefined);
  return {
    type,
    name: saved.name?.trim() || saved.assetId?.trim() || 'Original',
    alt: saved.alt?.trim() ?? '',
    picture: largest && {
      src: largest.url,
      srcSet: measured.length > 1 ? measured.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined,
      // Without both there is nothing to keep a place by.
      width: largest.height === undefined ? undefined : largest.width,
      height: largest.width === undefined ? undefined : largest.height,
    },
    original,
  };
}

function pixels(value: number | null | undefined): number | undefined {
  return value && value > 0 ? Math.round(value) : undefined;
}

const base = 'https://site.invalid';

/** Spaces and commas would part the addresses of a `srcset`. */
function allowed(address: string | null | undefined, hosts: readonly string[]): string | null {
  const url = address?.trim() ? URL.parse(address.trim(), base) : null;
  if (!url || url.protocol !== 'https:' || url.username !== '') return null;
  const path = `${url.pathname}${url.search}`.replaceAll(',', '%2C');
  if (url.origin === base) return path;
  return hosts.some((host) => isHost(url.host, host)) ? `${url.origin}${path}` : null;
}

function isHost(host: string, allowedHost: string): boolean {
  return allowedHost.startsWith('*.') ? host.endsWith(allowedHost.slice(1)) : host === allowedHost;
}
