import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './VideoEmbed.samples.ts';

const [rich, sparse, extreme, file, notEmbeddable, unsafeUrl] = samples;

test('renders a titled iframe that loads nothing from the provider', async () => {
  const { getByTitle, body } = await renderSample(rich);
  const frame = getByTitle('One dock door, 31 loads a day (YouTube)');
  expect(frame.hasAttribute('src')).toBe(false);
  const { document } = new JSDOM(frame.getAttribute('srcdoc') ?? '').window;
  expect(document.querySelector('a')?.href).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=30&rel=0&autoplay=1');
  expect(document.body.textContent).toContain('2 min 40 s · Loads from YouTube');
  expect(document.querySelectorAll('script, img, iframe')).toHaveLength(0);
  expect(body.querySelector('script')).toBeNull();
});

test('links to the page of the provider', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Watch on Vimeo' }).getAttribute('href')).toBe('https://vimeo.com/76979871');
});

test('escapes the title in the iframe document', async () => {
  const { body } = await renderSample({
    name: 'hostile',
    markup: '<!-- wp:site/video-embed {"title": "\\"><script>alert(1)</script>", "url": "https://youtu.be/aqz-KE-bpKQ"} /-->',
  });
  const { document } = new JSDOM(body.querySelector('iframe')?.getAttribute('srcdoc') ?? '').window;
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('span')?.textContent).toBe('"><script>alert(1)</script>');
});

test('renders a video file with captions and without preloading', async () => {
  const { body } = await renderSample(file);
  const video = body.querySelector('video');
  expect(video?.getAttribute('preload')).toBe('none');
  expect(video?.poster).toContain('/media/');
  expect(video?.querySelector('track')?.getAttribute('src')).toBe('/media/roof-from-the-air.vtt');
});

test('links to videos it cannot embed', async () => {
  const { getByRole, body } = await renderSample(notEmbeddable);
  expect(getByRole('link', { name: /Watch the county/ }).getAttribute('href')).toBe('https://example.com/films/pond');
  expect(body.querySelector('iframe')).toBeNull();
});

test('renders without a poster but not without a valid URL', async () => {
  expect((await renderSample(extreme)).body.querySelector('iframe')).not.toBeNull();
  expect((await renderSample(unsafeUrl)).body.textContent).toBe('');
});
