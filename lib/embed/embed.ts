/** Recognizes URLs of media and posts that can be shown in the page. Nothing is fetched. */
import type { Player } from './player.ts';
import { players } from './players.ts';

/** A third-party player or post in an iframe. */
export interface FrameEmbed {
  kind: 'frame';
  /** Name of the provider, such as `YouTube`. */
  provider: string;
  /** URL of the player, for the iframe. */
  frameUrl: string;
  /** URL of the provider's page for the same media, linked for visitors whose browser does not show the iframe. */
  pageUrl: string;
  shape: Player['shape'];
}

/** A file that the browser plays natively. */
export interface FileEmbed {
  kind: 'file';
  fileUrl: string;
  /** Value for the `type` attribute of `<source>`. */
  mimeType: string;
  media: 'video' | 'audio';
}

export type Embed = FrameEmbed | FileEmbed;

const mimeTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
};

/** Base URL for parsing paths. Only the path of the result is used. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/**
 * Returns the player or the media file for a URL. Players are always loaded over https. A file is either a path on this site or an https URL.
 * @returns null for any other URL, which can be linked but not embedded
 */
export function parseEmbedUrl(urlText: string | null | undefined): Embed | null {
  const trimmed = urlText?.trim();
  if (!trimmed) return null;
  const url = URL.parse(trimmed, PLACEHOLDER_ORIGIN);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.port !== '') return null;
  return parsePlayerUrl(url) ?? parseFileUrl(url);
}

function parsePlayerUrl(url: URL): FrameEmbed | null {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  for (const { hosts, provider, shape, parse } of players) {
    const urls = hosts.includes(host) ? parse(url) : null;
    if (urls) return { kind: 'frame', provider, shape, ...urls };
  }
  return null;
}

function parseFileUrl(url: URL): FileEmbed | null {
  const isSameSite = url.origin === PLACEHOLDER_ORIGIN;
  if (!isSameSite && url.protocol !== 'https:') return null;
  const mimeType = mimeTypes[/\.([a-z0-9]{3,4})$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  if (!mimeType) return null;
  // A path that starts with two slashes would be a URL on another host.
  const fileUrl = isSameSite ? `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}` : url.href;
  return { kind: 'file', fileUrl, mimeType, media: mimeType.startsWith('video/') ? 'video' : 'audio' };
}
