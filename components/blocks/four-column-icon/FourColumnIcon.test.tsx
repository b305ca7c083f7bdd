import { expect, test } from 'vitest';
import { lineIcons } from '#components/ui/core/LineIcon.tsx';
import { renderSample } from '../../../tests/support/render-block.tsx';
import declaration from './block.json' with { type: 'json' };
import { samples } from './FourColumnIcon.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('tells four things, each with its symbol', async () => {
  const { getAllByRole, body } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(4);
  expect([...body.querySelectorAll('svg[viewBox="0 0 24 24"]')].map((icon) => icon.getAttribute('data-icon'))).toEqual([
    'clear-height',
    'dock-door',
    'power',
    'trailer',
  ]);
});

test('makes a column with a link one link, named by its title', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Stalls behind a fence' }).getAttribute('href')).toBe('/guides/yards/');
});

test('keeps headings in order without a title of its own', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('draws nothing for a symbol nobody drew', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('li')).toHaveLength(12);
  expect(body.querySelectorAll('svg[viewBox="0 0 24 24"]')).toHaveLength(8);
});

test('shows nothing when no column says anything', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

test('offers editors the symbols that are drawn', () => {
  expect(declaration.attributes.items.items.properties.icon.enum).toEqual(lineIcons);
});
