/** Players that can stand in a page: which addresses are theirs, and where the player itself is. */

export interface Player {
  provider: string;
  /** Hosts of the addresses people copy, without `www.` and `m.`. */
  hosts: readonly string[];
  /** Where its frames come from: what the policy of a document that holds one allows. */
  origin: string;
  shape: 'wide' | 'tall' | 'bar';
  /** Address of the player and of the page, or null when the address is another page of the provider. */
  read: (url: URL) => { frame: string; page: string } | null;
}

// The host that writes no cookies before somebody plays.
const YOUTUBE = 'https://www.youtube-nocookie.com';
const youTube: Player = {
  provider: 'YouTube',
  hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com'],
  origin: YOUTUBE,
  shape: 'wide',
  read(url) {
    const [first = '', second = ''] = parts(url);
    const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
    const begin = start > 0 ? start : null;
    const list = /^[\w-]{10,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
    if (first === 'playlist' && list) {
      return { frame: withQuery(`${YOUTUBE}/embed/videoseries`, { list }), page: `https://www.youtube.com/playlist?list=${list}` };
    }
    const named = ['embed', 'shorts', 'live', 'v'].includes(first)
      ? second
      : url.hostname.endsWith('youtu.be')
        ? first
        : url.searchParams.get('v');
    const id = /^[\w-]{11}$/.exec(named ?? '')?.[0];
    if (!id) return null;
    return {
      frame: withQuery(`${YOUTUBE}/embed/${id}`, { start: begin, list: list ?? null, rel: 0 }),
      page: withQuery('https://www.youtube.com/watch', { v: id, t: begin }),
    };
  },
};

const VIMEO = 'https://player.vimeo.com';
const vimeo: Player = {
  provider: 'Vimeo',
  hosts: ['vimeo.com', 'player.vimeo.com'],
  origin: VIMEO,
  shape: 'wide',
  read(url) {
    const steps = parts(url);
    const at = steps.findIndex((step) => /^\d{6,12}$/.test(step));
    const id = steps[at];
    if (id === undefined) return null;
    // An unlisted video carries the key to it behind its number.
    const key = /^[0-9a-f]{8,12}$/.exec(steps[at + 1] ?? url.searchParams.get('h') ?? '')?.[0] ?? null;
    const start = secondsOf(/^#t=(.+)$/.exec(url.hash)?.[1] ?? null);
    const begin = start > 0 ? `#t=${start}s` : '';
    return {
      frame: `${withQuery(`${VIMEO}/video/${id}`, { h: key, dnt: 1 })}${begin}`,
      page: `https://vimeo.com/${id}${key ? `/${key}` : ''}${begin}`,
    };
  },
};

const DAILYMOTION = 'https://geo.dailymotion.com';
const dailymotion: Player = {
  provider: 'Dailymotion',
  hosts: ['dailymotion.com', 'dai.ly'],
  origin: DAILYMOTION,
  shape: 'wide',
  read(url) {
    const id = /\/(?:video\/)?([a-z0-9]{6,12})(?:_[^/]*)?\/?$/i.exec(url.pathname)?.[1];
    if (!id) return null;
    return { frame: `${DAILYMOTION}/player.html?video=${id}`, page: `https://www.dailymotion.com/video/${id}` };
  },
};

const TED = 'https://embed.ted.com';
const ted: Player = {
  provider: 'TED',
  hosts: ['ted.com', 'embed.ted.com'],
  origin: TED,
  shape: 'wide',
  read(url) {
    const talk = /^\/talks\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
    return talk ? { frame: `${TED}/talks/${talk}`, page: `https://www.ted.com/talks/${talk}` } : null;
  },
};

const SPOTIFY = 'https://open.spotify.com';
const spotify: Player = {
  provider: 'Spotify',
  hosts: ['open.spotify.com'],
  origin: SPOTIFY,
  shape: 'tall',
  read(url) {
    const found = /\/(track|album|artist|playlist|show|episode)\/(\w{22})\/?$/.exec(url.pathname);
    return found ? { frame: `${SPOTIFY}/embed/${found[1]}/${found[2]}`, page: `${SPOTIFY}/${found[1]}/${found[2]}` } : null;
  },
};

const SOUNDCLOUD = 'https://w.soundcloud.com';
const soundCloud: Player = {
  provider: 'SoundCloud',
  hosts: ['soundcloud.com'],
  origin: SOUNDCLOUD,
  shape: 'bar',
  read(url) {
    // The player takes the address of a track or a list of tracks whole.
    if (!/^\/[\w-]+\/[\w-]+(\/[\w-]+)?\/?$/.test(url.pathname)) return null;
    const page = `https://soundcloud.com${url.pathname}`;
    return { frame: withQuery(`${SOUNDCLOUD}/player/`, { url: page, visual: 'false' }), page };
  },
};

export const players: readonly Player[] = [youTube, vimeo, dailymotion, ted, spotify, soundCloud];

const parts = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

function withQuery(address: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, String(value));
  return query.size > 0 ? `${address}?${query}` : address;
}

/** `90`, `90s`, `1m30s`, `1h2m3s`, as providers write where to begin. */
function secondsOf(written: string | null): number {
  const [whole, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(written ?? '') ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}
