import { expect, test } from 'vitest';
import { parseNews } from './parse-news.ts';

const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel><title>Desk</title>${items}</channel></rss>`;

test('parses RSS', () => {
  const [entry] = parseNews(
    rss(
      '<item><title>Ports at 94%</title><link>https://example.com/ports/</link><pubDate>Wed, 18 Nov 2026 09:00:00 GMT</pubDate><dc:creator>Ruth</dc:creator><description>&lt;p&gt;Full &lt;b&gt;yards&lt;/b&gt;&lt;/p&gt;</description></item>',
    ),
  );
  expect(entry).toEqual({
    title: 'Ports at 94%',
    link: 'https://example.com/ports/',
    date: '2026-11-18',
    author: 'Ruth',
    text: 'Full yards',
  });
});

test('parses Atom', () => {
  const [entry] = parseNews(
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Rail</title><link href="https://example.com/rail/"/><updated>2026-11-17T10:00:00Z</updated><author><name>Ines</name></author><summary>31 spurs</summary></entry></feed>',
  );
  expect(entry).toMatchObject({ title: 'Rail', link: 'https://example.com/rail/', date: '2026-11-17', text: '31 spurs' });
});

test('removes URLs that could run scripts, and entries without a title', () => {
  expect(
    parseNews(rss('<item><title>x</title><link>javascript:alert(1)</link></item><item><link>https://example.com/</link></item>')),
  ).toEqual([{ title: 'x', link: null, date: null, author: null, text: null }]);
});

test('returns at most fifty entries', () => {
  expect(parseNews(rss('<item><title>x</title></item>'.repeat(2_000)))).toHaveLength(50);
});

test.each(['', 'no feed', '<html><body>', '{"jobs":[]}', '<rss><item><title>'])('returns no entries for %j', (text) => {
  expect(parseNews(text)).toEqual([]);
});
