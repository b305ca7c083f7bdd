import { expect, test, vi } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreShortcode.samples.ts';

const [rich, sparse, extreme] = samples;

test('is never seen', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('leaves what stands around it', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toBe('Before the form.');
});

test('is noted, so that somebody puts a block in its place', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await renderSample({ name: 'noted', markup: '<!-- wp:shortcode -->[noted-once]<!-- /wp:shortcode -->' });
  expect(write.mock.calls.join()).toContain('core/shortcode noted-once');
});
