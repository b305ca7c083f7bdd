/** A provider whose media or posts can be shown in a frame. */
export interface Player {
  provider: string;
  /** Hosts of the URLs that editors paste, without `www.` and `m.`. */
  hosts: readonly string[];
  /** Origin of the iframe, which the content security policy of the page must allow (`frame-src`). */
  origin: string;
  /** `wide` for video, `tall` for playlists, `bar` for audio, `page` for posts and documents. */
  shape: 'wide' | 'tall' | 'bar' | 'page';
  /** Returns the URLs of the player and of its page, or null if the URL is some other page of the provider. */
  parse: (url: URL) => { frameUrl: string; pageUrl: string } | null;
}
