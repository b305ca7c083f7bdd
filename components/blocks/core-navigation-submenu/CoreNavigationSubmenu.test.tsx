import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNavigationSubmenu.samples.ts';

const [rich, sparse, extreme, withoutLabel] = samples;

test('opens without scripts and lists its own page first', async () => {
  const { body } = await renderSample(rich);
  const links = [...(body.querySelector('details')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['/regions/', '/regions/texas/']);
});

test('can contain another submenu', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details details summary')?.textContent).toBe('West');
});

test('renders a label without a URL as text', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(1);
});

test('renders 40 links', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details li')).toHaveLength(41);
});

test('renders nothing without a label', async () => {
  const { body } = await renderSample(withoutLabel);
  expect(body.textContent).toBe('');
});
