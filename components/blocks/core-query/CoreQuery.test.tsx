import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQuery.samples.ts';

const [rich, , , noResults] = samples;

test('renders the newest posts with the post template', async () => {
  const { body, getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const dates = [...body.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('shows the page of results in the URL', async () => {
  const getTitles = ({ getAllByRole }: Awaited<ReturnType<typeof renderSample>>) =>
    getAllByRole('heading').map(({ textContent }) => textContent);
  const firstTitles = getTitles(await renderSample(rich));
  const second = await renderSample(rich, [
    { name: 'list', value: '1' },
    { name: 'after', value: '6' },
  ]);
  expect(getTitles(second)).toHaveLength(6);
  expect(getTitles(second).filter((title) => firstTitles.includes(title))).toEqual([]);
  expect(second.getByText('2', { selector: '[aria-current]' })).toBeTruthy();
});

test('ignores pagination parameters of another list', async () => {
  const { getByText } = await renderSample(rich, [
    { name: 'list', value: '7' },
    { name: 'after', value: '6' },
  ]);
  expect(getByText('1', { selector: '[aria-current]' })).toBeTruthy();
});

test.each(['9996', '1000000'])('the page after %s entries does not exist', async (after) => {
  const parameters = [
    { name: 'list', value: '1' },
    { name: 'after', value: after },
  ] as const;
  await expect(renderSample(rich, parameters)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('shows the “no results” blocks when no posts match', async () => {
  const { getByText, queryByRole } = await renderSample(noResults);
  expect(getByText(/submarines/)).toBeTruthy();
  expect(queryByRole('navigation')).toBeNull();
});

test('applies the category in the URL when the query inherits it', async () => {
  const markup =
    '<!-- wp:query {"queryId":1,"query":{"perPage":20,"inherit":true}} --><!-- wp:post-template --><!-- wp:post-terms /--><!-- /wp:post-template --><!-- /wp:query -->';
  const html = await renderMarkup(markup, [{ name: 'category', value: 'basics' }]);
  expect(new Set(html.match(/href="\/category\/[a-z-]+\//g))).toEqual(new Set(['href="/category/basics/']));
});
