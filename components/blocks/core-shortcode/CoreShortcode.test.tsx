import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreShortcode.samples.ts';

const [rich, sparse, extreme] = samples;

test('renders nothing', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('keeps the blocks around it', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toBe('Before the form.');
});

test('logs the shortcode so that it can be replaced', async () => {
  // The logger writes to the file descriptor of standard error.
  const write = vi.spyOn(fs, 'writeSync');
  await renderSample({ name: 'logged', markup: '<!-- wp:shortcode -->[logged-once]<!-- /wp:shortcode -->' });
  expect(write.mock.calls.join()).toContain('core/shortcode logged-once');
});
