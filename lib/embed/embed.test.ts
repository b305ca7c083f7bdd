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
