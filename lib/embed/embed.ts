/** What an address of the content is as something to play: pure reading, nothing is fetched. */
import { type Player, players } from './players.ts';

/** A player of somebody else, in a frame. */
export interface FrameEmbed {
  kind: 'frame';
  /** Whose player it is: `YouTube`. */
  provider: string;
  /** Address of the player. */
  frame: string;
  /** Address of the page it has of its own: the way without frames. */
  page: string;
  /** Sound alone needs a bar, a moving picture its whole height. */
  shape: Player['shape'];
}

/** A file the browser plays itself. */
export interface FileEmbed {
  kind: 'file';
  file: string;
  /** As in `<source type>`. */
  mimeType: string;
  media: 'video' | 'audio';
}

export type Embed = FrameEmbed | FileEmbed;

const files: Readonly<Record<string, string>> = {
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

/** Paths of the site are read with any base; only what is left of it is told. */
const base = 'https://site.invalid';

/**
 * The player of an address, or the file behind it. Players are always asked over https; a file may be the site's own (a path) or https.
 * @returns null for every other address: it can be linked to, but not shown
 */
export function readEmbed(address: string | null | undefined): Embed | null {
  const written = address?.trim();
  if (!written) return null;
  const url = URL.parse(written, base);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.port !== '') return null;
  return readPlayer(url) ?? readFile(url);
}

function readPlayer(url: URL): FrameEmbed | null {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  for (const { hosts, provider, shape, read } of players) {
    const found = hosts.includes(host) ? read(url) : null;
    if (found) return { kind: 'frame', provider, shape, ...found };
  }
  return null;
}

function readFile(url: URL): FileEmbed | null {
  const own = url.origin === base;
  if (!own && url.protocol !== 'https:') return null;
  const mimeType = files[/\.([a-z0-9]{3,4})$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  if (!mimeType) return null;
  const file = own ? `${url.pathname}${url.search}` : url.href;
  return { kind: 'file', file, mimeType, media: mimeType.startsWith('video/') ? 'video' : 'audio' };
}
