import { expect, test } from 'vitest';
import { readEmbed } from './embed.ts';
import { players } from './players.ts';

const frameOf = (address: string) => {
  const embed = readEmbed(address);
  return embed?.kind === 'frame' ? embed.frame : null;
};

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', ''],
  ['http://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=share', ''],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=90', 'start=90&'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', 'start=90&'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', ''],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5', 'start=5&'],
])('plays %s from the host without cookies', (address, begin) => {
  expect(frameOf(address)).toBe(`https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?${begin}rel=0`);
});

test('plays a list of videos', () => {
  expect(frameOf('https://www.youtube.com/playlist?list=PL1234567890')).toBe(
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
])('plays %s', (address, frame) => {
  expect(frameOf(address)).toBe(frame);
});

test('knows the page a player has of its own', () => {
  expect(readEmbed('https://youtu.be/aqz-KE-bpKQ')).toMatchObject({
    provider: 'YouTube',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
});

test('plays files of the site and of others over https', () => {
  expect(readEmbed('/media/2026/yard.mp4')).toEqual({ kind: 'file', file: '/media/2026/yard.mp4', mimeType: 'video/mp4', media: 'video' });
  expect(readEmbed('https://files.example.com/talk.MP3?v=2')).toMatchObject({
    file: 'https://files.example.com/talk.MP3?v=2',
    media: 'audio',
  });
  expect(readEmbed('http://files.example.com/talk.mp3')).toBeNull();
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
])('plays nothing from %s', (address) => {
  expect(readEmbed(address)).toBeNull();
});

test('a player comes from the origin its document is allowed', () => {
  const frames = ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871', 'https://soundcloud.com/someone/a-track'].map(frameOf);
  const origins = players.map(({ origin }) => origin);
  for (const frame of frames) expect(origins).toContain(new URL(frame ?? '').origin);
});
