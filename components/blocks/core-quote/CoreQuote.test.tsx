import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQuote.samples.ts';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';

const [rich, , extreme] = samples;

test('names the source', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Lucille Tan, Chief Development Officer').tagName).toBe('FIGCAPTION');
});

test('shows words that were saved as markup, the source once', async () => {
  const { getByText, getAllByText } = await renderSample(samples[3]);
  expect(getByText('Old words.')).toBeTruthy();
  expect(getAllByText('Somebody')).toHaveLength(1);
});

test('shows nothing without words', async () => {
  expect(await renderMarkup('<!-- wp:quote --><blockquote></blockquote><!-- /wp:quote -->')).not.toContain('blockquote');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('blockquote')).not.toBeNull();
});

test('takes no time for sources that nobody closed', async () => {
  const open = `<!-- wp:quote --><blockquote><p title="${'<cite>'.repeat(30_000)}">Old words.</p></blockquote><!-- /wp:quote -->`;
  const begin = performance.now();
  expect(await renderMarkup(open.repeat(5))).toContain('Old words.');
  expect(performance.now() - begin).toBeLessThan(scaleToMachine(5_000));
});
