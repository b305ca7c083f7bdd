import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQuery.samples.ts';

const [rich, , , last] = samples;

test('shows the newest posts by the blocks of its template', async () => {
  const { body, getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const dates = [...body.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('shows another part when the address asks for it', async () => {
  const titles = ({ getAllByRole }: Awaited<ReturnType<typeof renderSample>>) =>
    getAllByRole('heading').map(({ textContent }) => textContent);
  const first = titles(await renderSample(rich));
  const second = await renderSample(rich, [
    { name: 'list', value: '1' },
    { name: 'after', value: '6' },
  ]);
  expect(titles(second)).toHaveLength(6);
  expect(titles(second).filter((title) => first.includes(title))).toEqual([]);
  expect(second.getByText('2', { selector: '[aria-current]' })).toBeTruthy();
});

test('heeds no address that speaks of another list', async () => {
  const { getByText } = await renderSample(rich, [
    { name: 'list', value: '7' },
    { name: 'after', value: '6' },
  ]);
  expect(getByText('1', { selector: '[aria-current]' })).toBeTruthy();
});

test('begins again past its end', async () => {
  const { getAllByRole, getByText } = await renderSample(rich, [
    { name: 'list', value: '1' },
    { name: 'after', value: '9996' },
  ]);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(getByText('1', { selector: '[aria-current]' })).toBeTruthy();
});

test('says what an editor wrote for a search that finds nothing', async () => {
  const { getByText, queryByRole } = await renderSample(last);
  expect(getByText(/submarines/)).toBeTruthy();
  expect(queryByRole('navigation')).toBeNull();
});

test('narrows what it lists as the address says, where an editor lets it inherit', async () => {
  const markup =
    '<!-- wp:query {"queryId":1,"query":{"perPage":20,"inherit":true}} --><!-- wp:post-template --><!-- wp:post-terms /--><!-- /wp:post-template --><!-- /wp:query -->';
  const html = await renderMarkup(markup, [{ name: 'category', value: 'basics' }]);
  expect(new Set(html.match(/href="\/category\/[a-z-]+\//g))).toEqual(new Set(['href="/category/basics/']));
});
