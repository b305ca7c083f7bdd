import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNavigationSubmenu.samples.ts';

const [rich, sparse, extreme, wordless] = samples;

test('opens without script, and holds its own page first', async () => {
  const { body } = await renderSample(rich);
  const links = [...(body.querySelector('details')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['/regions/', '/regions/texas/']);
});

test('may hold another one', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details details summary')?.textContent).toBe('West');
});

test('is a plain name without an address', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(1);
});

test('takes forty links', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details li')).toHaveLength(41);
});

test('shows nothing without words', async () => {
  const { body } = await renderSample(wordless);
  expect(body.textContent).toBe('');
});
