import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreRss.samples.ts';

const [rich, sparse, extreme, unreadable, ownFeed, noFeed] = samples;

test('renders nothing for a feed whose address is not an HTTP URL, and keeps the blocks around it', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toBe('News from the ports, updated every ten minutes.');
});

test('does not request URLs that are not http or https', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('renders nothing without a feed URL', async () => {
  const { body } = await renderSample(noFeed);
  expect(body.textContent).toBe('');
});

test('links to a feed that cannot be read', async () => {
  const { getByRole, body } = await renderSample(unreadable);
  expect(body.textContent).toBe('This feed is unavailable right now. Read it at 127.0.0.1:9.');
  expect(getByRole('link', { name: '127.0.0.1:9' }).getAttribute('href')).toBe('http://127.0.0.1:9/ports.xml');
});

test('shows the newest posts of a list of this site without a request', async () => {
  const { getAllByRole, body } = await renderSample(ownFeed);
  const links = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(3);
  expect(links.every((href) => href?.startsWith('/news/'))).toBe(true);
  const dates = [...body.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
