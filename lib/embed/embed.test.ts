import { expect, test } from 'vitest';
import { parseEmbedUrl } from './embed.ts';
import { players } from './players.ts';

const getFrameUrl = (url: string) => {
  const embed = parseEmbedUrl(url);
  return embed?.kind === 'frame' ? embed.frameUrl : null;
};

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', ''],
  ['http://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=share', ''],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=90', 'start=90&'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', 'start=90&'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', ''],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5', 'start=5&'],
])('plays %s from the host that sets no cookies', (url, begin) => {
  expect(getFrameUrl(url)).toBe(`https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?${begin}rel=0`);
});

test('plays a playlist', () => {
  expect(getFrameUrl('https://www.youtube.com/playlist?list=PL1234567890')).toBe(
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890',
  );
});

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871#t=1m5s', 'https://player.vimeo.com/video/76979871?dnt=1#t=65s'],
  ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1'],
  ['https://dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://www.ted.com/talks/a_talk_of_somebody', 'https://embed.ted.com/talks/a_talk_of_somebody'],
  ['https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1', 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'],
  [
    'https://soundcloud.com/someone/a-track',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomeone%2Fa-track&visual=false',
  ],
])('plays %s', (url, frame) => {
  expect(getFrameUrl(url)).toBe(frame);
});

test.each([
  ['https://videopress.com/v/OcobLTqC', 'https://videopress.com/embed/OcobLTqC'],
  ['https://www.kickstarter.com/projects/maker/a-lamp?ref=x', 'https://www.kickstarter.com/projects/maker/a-lamp/widget/video.html'],
  [
    'https://www.canva.com/design/DAFabcdefgh/abcdefghijklmnopqrstuv/view',
    'https://www.canva.com/design/DAFabcdefgh/abcdefghijklmnopqrstuv/view?embed',
  ],
  ['https://www.mixcloud.com/someone/a-show/', 'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fsomeone%2Fa-show%2F'],
  ['https://pca.st/episode/4a1b2c3d-0000-4000-8000-123456789abc', 'https://pca.st/embed/4a1b2c3d-0000-4000-8000-123456789abc'],
  ['https://play.anghami.com/song/12345', 'https://widget.anghami.com/song/12345'],
  ['https://www.tiktok.com/@some.one/video/7005293332821822726?lang=en', 'https://www.tiktok.com/player/v1/7005293332821822726'],
  ['https://twitter.com/someone/status/20', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20'],
  ['https://x.com/someone/status/20?s=20', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20'],
  [
    'https://bsky.app/profile/did:plc:z72i7hdynmk6r22z27h6tvur/post/3l6oveex3ii2l',
    'https://embed.bsky.app/embed/did:plc:z72i7hdynmk6r22z27h6tvur/app.bsky.feed.post/3l6oveex3ii2l',
  ],
  ['https://www.reddit.com/r/warehouse/comments/abc123/a_title/', 'https://embed.reddit.com/r/warehouse/comments/abc123/'],
  ['https://www.pinterest.com/pin/dock-doors--123456789012/', 'https://assets.pinterest.com/ext/embed.html?id=123456789012'],
  ['https://imgur.com/a/ab12CD3', 'https://imgur.com/a/ab12CD3/embed?pub=true'],
  ['https://imgur.com/gallery/a-title-ab12CD3', 'https://imgur.com/a/ab12CD3/embed?pub=true'],
  ['https://imgur.com/ab12CD3', 'https://imgur.com/ab12CD3/embed?pub=true'],
  ['https://www.scribd.com/document/123456/A-Title', 'https://www.scribd.com/embeds/123456/content'],
  ['https://issuu.com/someone/docs/report_2026', 'https://e.issuu.com/embed.html?d=report_2026&u=someone'],
  ['https://poll.fm/10814135', 'https://poll.fm/10814135/embed'],
])('shows %s in a frame', (url, frame) => {
  expect(getFrameUrl(url)).toBe(frame);
  expect(players.map(({ origin }) => origin)).toContain(new URL(frame).origin);
});

test.each([
  'https://twitter.com/someone',
  'https://www.tiktok.com/@someone',
  'https://bsky.app/profile/someone.example/post/3l6oveex3ii2l',
  'https://www.reddit.com/r/warehouse/',
  'https://www.flickr.com/photos/someone/123456/',
  'https://issuu.com/someone',
  'https://www.mixcloud.com/someone/',
  'https://www.kickstarter.com/projects/maker/a-lamp/comments',
])('the address of a frame does not follow from %s', (url) => {
  expect(parseEmbedUrl(url)).toBeNull();
});

test('returns the page of the media at the provider', () => {
  expect(parseEmbedUrl('https://youtu.be/aqz-KE-bpKQ')).toMatchObject({
    provider: 'YouTube',
    pageUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
});

test('plays media files of this site, and of other sites over https', () => {
  expect(parseEmbedUrl('/media/2026/yard.mp4')).toEqual({
    kind: 'file',
    fileUrl: '/media/2026/yard.mp4',
    mimeType: 'video/mp4',
    media: 'video',
  });
  expect(parseEmbedUrl('https://files.example.com/talk.MP3?v=2')).toMatchObject({
    fileUrl: 'https://files.example.com/talk.MP3?v=2',
    media: 'audio',
  });
  expect(parseEmbedUrl('http://files.example.com/talk.mp3')).toBeNull();
});

test.each([
  null,
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/@channel',
  'https://youtube.com.example.net/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://someone:secret@www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/blog',
  'javascript:alert(1)//.mp4',
  'data:video/mp4;base64,AA.mp4',
  'https://example.com/page',
  '/page/',
  'not an address .exe',
])('plays nothing from %s', (url) => {
  expect(parseEmbedUrl(url)).toBeNull();
});

test('player URLs have the origin that the content security policy allows', () => {
  const frames = ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871', 'https://soundcloud.com/someone/a-track'].map(getFrameUrl);
  const origins = players.map(({ origin }) => origin);
  for (const frame of frames) expect(origins).toContain(new URL(frame ?? '').origin);
});

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL12345678', 'embed/aqz-KE-bpKQ?list=PL12345678&rel=0'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1234567', 'embed/aqz-KE-bpKQ?rel=0'],
  [`https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=${'P'.repeat(64)}`, `embed/aqz-KE-bpKQ?list=${'P'.repeat(64)}&rel=0`],
  [`https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=${'P'.repeat(65)}`, 'embed/aqz-KE-bpKQ?rel=0'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL12345678%26autoplay', 'embed/aqz-KE-bpKQ?rel=0'],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', 'embed/aqz-KE-bpKQ?rel=0'],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', 'embed/aqz-KE-bpKQ?rel=0'],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', 'embed/aqz-KE-bpKQ?rel=0'],
  ['  https://youtu.be/aqz-KE-bpKQ  ', 'embed/aqz-KE-bpKQ?rel=0'],
  ['https://www.youtu.be/aqz-KE-bpKQ', 'embed/aqz-KE-bpKQ?rel=0'],
])('plays %s', (url, path) => {
  expect(getFrameUrl(url)).toBe(`https://www.youtube-nocookie.com/${path}`);
});

test.each([
  ['5', 5],
  ['90s', 90],
  ['1m', 60],
  ['120m30s', 7230],
  ['1h2m3s', 3723],
  ['10h', 36_000],
  ['0', null],
  ['1x', null],
  ['x1', null],
  ['-5', null],
  ['1m30', 90],
  ['30s1m', null],
  ['999999', 999_999],
  ['1000000', null],
])('the start time %s is %s seconds', (time, seconds) => {
  const start = new URL(getFrameUrl(`https://youtu.be/aqz-KE-bpKQ?t=${time}`) ?? '').searchParams.get('start');
  expect(start).toBe(seconds === null ? null : String(seconds));
});

test.each([
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1'],
  ['https://vimeo.com/76979871/abcdefg', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/abcdef1234567', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871?h=xabcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871?h=abcdef12', 'https://player.vimeo.com/video/76979871?h=abcdef12&dnt=1'],
  ['https://vimeo.com/76979871#at=5', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871#t=5', 'https://player.vimeo.com/video/76979871?dnt=1#t=5s'],
  ['https://www.dailymotion.com/video/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://www.dailymotion.com/video/x8abcde_a-title', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://www.dai.ly/x8abcde/', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://www.dailymotion.com/embed/video/x8abcde/', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://www.ted.com/talks/a_talk/', 'https://embed.ted.com/talks/a_talk'],
  ['https://open.spotify.com/intl-de/track/4rOoJ6Egrf8K2IrywzwOMk/', 'https://open.spotify.com/embed/track/4rOoJ6Egrf8K2IrywzwOMk'],
  [
    'https://soundcloud.com/someone/sets/a-list',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomeone%2Fsets%2Fa-list&visual=false',
  ],
])('plays %s, and only what belongs to the media', (url, frame) => {
  expect(getFrameUrl(url)).toBe(frame);
});

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpK',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQQ',
  'https://www.youtube.com/embed/../aqz-KE-bpKQ',
  'https://www.youtube.com/playlist?list=short',
  'https://www.youtube.com/?list=PL1234567890',
  'https://www.youtube.com/aqz-KE-bpKQ',
  'https://youtu.be/',
  'https://vimeo.com/12345',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/x123456',
  'https://vimeo.com/123456x',
  'https://www.dailymotion.com/playlist/x5abcde',
  'https://www.dailymotion.com/username',
  'https://www.dailymotion.com/playlist/video/x8abcde',
  'https://www.dailymotion.com/video/x8abc',
  'https://www.dailymotion.com/video/x8abcde/comments',
  'https://dai.ly/x8abcde/comments',
  'https://www.ted.com/talks/a_talk/transcript',
  'https://www.ted.com/playlists/talks/a_talk',
  'https://www.ted.com/talks',
  'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOM',
  'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMkX',
  'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk/related',
  'https://open.spotify.com/user/4rOoJ6Egrf8K2IrywzwOMk',
  'https://soundcloud.com/someone',
  'https://soundcloud.com/a/b/c/d',
  'https://soundcloud.com/a/b%20c',
  'https://player.soundcloud.com/a/b',
  'https://xm.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.www.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'ftp://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://[broken',
  ' ',
])('does not embed %s, which is not a media URL of the provider', (url) => {
  expect(parseEmbedUrl(url)).toBeNull();
});

test('only the end of a path decides whether it is a media file', () => {
  expect(parseEmbedUrl('/media/yard.mp4.html')).toBeNull();
  expect(parseEmbedUrl('/media/mp4')).toBeNull();
  expect(parseEmbedUrl('/media/page?file=yard.mp4')).toBeNull();
  expect(parseEmbedUrl('/.//example.net/yard.mp4')).toMatchObject({ fileUrl: '/example.net/yard.mp4' });
  expect(parseEmbedUrl('https://www.youtube.com/talk.mp4')).toMatchObject({ kind: 'file' });
});
