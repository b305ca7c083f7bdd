import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQuote.samples.ts';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';

const [rich, , extreme] = samples;

test('shows the source', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Lucille Tan, Chief Development Officer').tagName).toBe('FIGCAPTION');
});

test('shows a quote saved as HTML with its source once', async () => {
  const { getByText, getAllByText } = await renderSample(samples[3]);
  expect(getByText('Legacy quote.')).toBeTruthy();
  expect(getAllByText('Ruth Okafor')).toHaveLength(1);
});

test('renders nothing without text', async () => {
  expect(await renderMarkup('<!-- wp:quote --><blockquote></blockquote><!-- /wp:quote -->')).not.toContain('blockquote');
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('blockquote')).not.toBeNull();
});

test('handles many unclosed cite tags quickly', async () => {
  const open = `<!-- wp:quote --><blockquote><p title="${'<cite>'.repeat(30_000)}">Legacy quote.</p></blockquote><!-- /wp:quote -->`;
  const begin = performance.now();
  expect(await renderMarkup(open.repeat(5))).toContain('Legacy quote.');
  expect(performance.now() - begin).toBeLessThan(scaleToMachine(5_000));
});
