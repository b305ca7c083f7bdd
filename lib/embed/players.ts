/** The supported third-party players, and how to get the player URL from the URL of a page. */

import { playersByPath } from './path-players.ts';
import type { Player } from './player.ts';

// This host sets no cookies until the video is played.
const YOUTUBE = 'https://www.youtube-nocookie.com';
const youTube: Player = {
  provider: 'YouTube',
  hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com'],
  origin: YOUTUBE,
  shape: 'wide',
  parse(url) {
    const [first = '', second = ''] = getPathSegments(url);
    const start = parseStartTime(url.searchParams.get('t') ?? url.searchParams.get('start'));
    const begin = start > 0 ? start : null;
    const list = /^[\w-]{10,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
    if (first === 'playlist' && list) {
      return { frameUrl: appendQuery(`${YOUTUBE}/embed/videoseries`, { list }), pageUrl: `https://www.youtube.com/playlist?list=${list}` };
    }
    const candidate = ['embed', 'shorts', 'live', 'v'].includes(first)
      ? second
      : url.hostname.endsWith('youtu.be')
        ? first
        : url.searchParams.get('v');
    const id = /^[\w-]{11}$/.exec(candidate ?? '')?.[0];
    if (!id) return null;
    return {
      frameUrl: appendQuery(`${YOUTUBE}/embed/${id}`, { start: begin, list: list ?? null, rel: 0 }),
      pageUrl: appendQuery('https://www.youtube.com/watch', { v: id, t: begin }),
    };
  },
};

const VIMEO = 'https://player.vimeo.com';
const vimeo: Player = {
  provider: 'Vimeo',
  hosts: ['vimeo.com', 'player.vimeo.com'],
  origin: VIMEO,
  shape: 'wide',
  parse(url) {
    const segments = getPathSegments(url);
    const index = segments.findIndex((segment) => /^\d{6,12}$/.test(segment));
    const id = segments[index];
    if (id === undefined) return null;
    // The URL of an unlisted video has its access key after the video id.
    const key = /^[0-9a-f]{8,12}$/.exec(segments[index + 1] ?? url.searchParams.get('h') ?? '')?.[0] ?? null;
    const start = parseStartTime(/^#t=(.+)$/.exec(url.hash)?.[1] ?? null);
    const begin = start > 0 ? `#t=${start}s` : '';
    return {
      frameUrl: `${appendQuery(`${VIMEO}/video/${id}`, { h: key, dnt: 1 })}${begin}`,
      pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}${begin}`,
    };
  },
};

const DAILYMOTION = 'https://geo.dailymotion.com';
const dailymotion: Player = {
  provider: 'Dailymotion',
  hosts: ['dailymotion.com', 'dai.ly'],
  origin: DAILYMOTION,
  shape: 'wide',
  parse(url) {
    const pattern = url.hostname.endsWith('dai.ly') ? /^\/([a-z0-9]{6,12})\/?$/i : /^\/(?:embed\/)?video\/([a-z0-9]{6,12})(?:_[^/]*)?\/?$/i;
    const id = pattern.exec(url.pathname)?.[1];
    if (!id) return null;
    return { frameUrl: `${DAILYMOTION}/player.html?video=${id}`, pageUrl: `https://www.dailymotion.com/video/${id}` };
  },
};

const TED = 'https://embed.ted.com';
const ted: Player = {
  provider: 'TED',
  hosts: ['ted.com', 'embed.ted.com'],
  origin: TED,
  shape: 'wide',
  parse(url) {
    const talk = /^\/talks\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
    return talk ? { frameUrl: `${TED}/talks/${talk}`, pageUrl: `https://www.ted.com/talks/${talk}` } : null;
  },
};

const SPOTIFY = 'https://open.spotify.com';
const spotify: Player = {
  provider: 'Spotify',
  hosts: ['open.spotify.com'],
  origin: SPOTIFY,
  shape: 'tall',
  parse(url) {
    const match = /\/(track|album|artist|playlist|show|episode)\/(\w{22})\/?$/.exec(url.pathname);
    return match ? { frameUrl: `${SPOTIFY}/embed/${match[1]}/${match[2]}`, pageUrl: `${SPOTIFY}/${match[1]}/${match[2]}` } : null;
  },
};

const SOUNDCLOUD = 'https://w.soundcloud.com';
const soundCloud: Player = {
  provider: 'SoundCloud',
  hosts: ['soundcloud.com'],
  origin: SOUNDCLOUD,
  shape: 'bar',
  parse(url) {
    // The player takes the complete URL of a track or playlist.
    if (!/^\/[\w-]+\/[\w-]+(\/[\w-]+)?\/?$/.test(url.pathname)) return null;
    const page = `https://soundcloud.com${url.pathname}`;
    return { frameUrl: appendQuery(`${SOUNDCLOUD}/player/`, { url: page, visual: 'false' }), pageUrl: page };
  },
};

export const players: readonly Player[] = [youTube, vimeo, dailymotion, ted, spotify, soundCloud, ...playersByPath];

const getPathSegments = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

function appendQuery(url: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, String(value));
  return query.size > 0 ? `${url}?${query}` : url;
}

/** Parses a start time (`90`, `90s`, `1m30s` or `1h2m3s`) to seconds. Returns 0 for anything else. */
function parseStartTime(written: string | null): number {
  const [whole, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(written ?? '') ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}
