/** The players and embedded posts whose frame has an address that follows from the path of the page. Hosts and addresses are those of the providers' own embed codes. */
import type { Player } from './player.ts';

type PathPlayer = Pick<Player, 'provider' | 'hosts' | 'origin' | 'shape'> & {
  /** Matches the paths of pages that can be embedded. */
  path: RegExp;
  /** Path of the frame at the origin, from the groups of the match. */
  toFrame: (groups: readonly string[]) => string;
  /** URL of the page, without the parameters of the visitor. */
  toPage: (groups: readonly string[]) => string;
};

const pathPlayers: readonly PathPlayer[] = [
  {
    provider: 'VideoPress',
    hosts: ['videopress.com', 'video.wordpress.com'],
    origin: 'https://videopress.com',
    shape: 'wide',
    path: /^\/(?:v|embed)\/(\w{8})\/?$/,
    toFrame: ([id]) => `/embed/${id}`,
    toPage: ([id]) => `https://videopress.com/v/${id}`,
  },
  {
    provider: 'Kickstarter',
    hosts: ['kickstarter.com'],
    origin: 'https://www.kickstarter.com',
    shape: 'wide',
    path: /^\/projects\/([\w-]+)\/([\w-]+)\/?$/,
    toFrame: ([creator, project]) => `/projects/${creator}/${project}/widget/video.html`,
    toPage: ([creator, project]) => `https://www.kickstarter.com/projects/${creator}/${project}`,
  },
  {
    provider: 'Canva',
    hosts: ['canva.com'],
    origin: 'https://www.canva.com',
    shape: 'wide',
    path: /^\/design\/([\w-]{11})\/([\w-]{22})\/(?:view|watch)\/?$/,
    toFrame: ([design, key]) => `/design/${design}/${key}/view?embed`,
    toPage: ([design, key]) => `https://www.canva.com/design/${design}/${key}/view`,
  },
  {
    provider: 'Mixcloud',
    hosts: ['mixcloud.com'],
    origin: 'https://player-widget.mixcloud.com',
    shape: 'bar',
    path: /^\/([\w%-]+)\/([\w%-]+)\/?$/,
    toFrame: ([user, show]) => `/widget/iframe/?feed=${encodeURIComponent(`/${user}/${show}/`)}`,
    toPage: ([user, show]) => `https://www.mixcloud.com/${user}/${show}/`,
  },
  {
    provider: 'Pocket Casts',
    hosts: ['pca.st'],
    origin: 'https://pca.st',
    shape: 'bar',
    path: /^\/(?:episode\/|podcast\/|embed\/)?([\w-]{4,36})\/?$/,
    toFrame: ([id]) => `/embed/${id}`,
    toPage: ([id]) => `https://pca.st/${id}`,
  },
  {
    provider: 'Anghami',
    hosts: ['anghami.com', 'play.anghami.com'],
    origin: 'https://widget.anghami.com',
    shape: 'bar',
    path: /^\/(song|album|playlist)\/(\d{1,12})\/?$/,
    toFrame: ([type, id]) => `/${type}/${id}`,
    toPage: ([type, id]) => `https://play.anghami.com/${type}/${id}`,
  },
  {
    provider: 'TikTok',
    hosts: ['tiktok.com'],
    origin: 'https://www.tiktok.com',
    shape: 'page',
    path: /^\/@([\w.]{1,30})\/video\/(\d{15,22})\/?$/,
    toFrame: ([, id]) => `/player/v1/${id}`,
    toPage: ([user, id]) => `https://www.tiktok.com/@${user}/video/${id}`,
  },
  {
    provider: 'X',
    hosts: ['x.com', 'twitter.com'],
    origin: 'https://platform.twitter.com',
    shape: 'page',
    path: /^\/(\w{1,15})\/status(?:es)?\/(\d{1,20})\/?$/,
    toFrame: ([, id]) => `/embed/Tweet.html?dnt=true&id=${id}`,
    toPage: ([user, id]) => `https://x.com/${user}/status/${id}`,
  },
  {
    provider: 'Bluesky',
    hosts: ['bsky.app'],
    origin: 'https://embed.bsky.app',
    shape: 'page',
    // The frame needs the permanent identifier of the account. A handle can only be resolved with a request.
    path: /^\/profile\/(did:plc:[a-z2-7]{24})\/post\/([a-z2-7]{13})\/?$/,
    toFrame: ([account, id]) => `/embed/${account}/app.bsky.feed.post/${id}`,
    toPage: ([account, id]) => `https://bsky.app/profile/${account}/post/${id}`,
  },
  {
    provider: 'Reddit',
    hosts: ['reddit.com', 'old.reddit.com'],
    origin: 'https://embed.reddit.com',
    shape: 'page',
    path: /^\/r\/(\w{2,21})\/comments\/([a-z0-9]{4,10})(?:\/[^/]*)?\/?$/i,
    toFrame: ([community, id]) => `/r/${community}/comments/${id}/`,
    toPage: ([community, id]) => `https://www.reddit.com/r/${community}/comments/${id}/`,
  },
  {
    provider: 'Pinterest',
    hosts: [
      'pinterest.com',
      'pinterest.ca',
      'pinterest.co.uk',
      'pinterest.de',
      'pinterest.fr',
      'pinterest.es',
      'pinterest.it',
      'pinterest.com.au',
    ],
    origin: 'https://assets.pinterest.com',
    shape: 'page',
    path: /^\/pin\/(?:[\w-]*--)?(\d{6,22})\/?$/,
    toFrame: ([id]) => `/ext/embed.html?id=${id}`,
    toPage: ([id]) => `https://www.pinterest.com/pin/${id}/`,
  },
  {
    provider: 'Imgur',
    hosts: ['imgur.com'],
    origin: 'https://imgur.com',
    shape: 'page',
    path: /^\/(?:(a|gallery)\/)?(?:[\w-]+-)?(\w{5,8})\/?$/,
    toFrame: ([album, id]) => `/${album ? 'a/' : ''}${id}/embed?pub=true`,
    toPage: ([album, id]) => `https://imgur.com/${album ? 'a/' : ''}${id}`,
  },
  {
    provider: 'Scribd',
    hosts: ['scribd.com'],
    origin: 'https://www.scribd.com',
    shape: 'page',
    path: /^\/(?:doc|document)\/(\d{4,12})(?:\/[^/]*)?\/?$/,
    toFrame: ([id]) => `/embeds/${id}/content`,
    toPage: ([id]) => `https://www.scribd.com/document/${id}`,
  },
  {
    provider: 'Issuu',
    hosts: ['issuu.com'],
    origin: 'https://e.issuu.com',
    shape: 'page',
    path: /^\/([\w.-]+)\/docs\/([\w.-]+)\/?$/,
    toFrame: ([user, name]) => `/embed.html?d=${name}&u=${user}`,
    toPage: ([user, name]) => `https://issuu.com/${user}/docs/${name}`,
  },
  {
    provider: 'Crowdsignal',
    hosts: ['poll.fm', 'polldaddy.com'],
    origin: 'https://poll.fm',
    shape: 'page',
    path: /^\/(?:poll\/)?(\d{6,10})\/?$/,
    toFrame: ([id]) => `/${id}/embed`,
    toPage: ([id]) => `https://poll.fm/${id}`,
  },
];

export const playersByPath: readonly Player[] = pathPlayers.map(({ path, toFrame, toPage, ...player }) => ({
  ...player,
  parse: ({ pathname }) => {
    const groups = path
      .exec(pathname)
      ?.slice(1)
      .map((group) => group ?? '');
    return groups ? { frameUrl: player.origin + toFrame(groups), pageUrl: toPage(groups) } : null;
  },
}));
