import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import {
  authorElement,
  formatComment,
  formatCategory,
  writeWxrFile,
  formatItem,
  formatMeta,
  formatWxr,
} from '../../../tests/support/wxr-file.ts';
import { InvalidWxrError, parseWxr } from './parse-wxr.ts';
import type { WxrRecord } from './records.ts';

async function readAllRecords(file: string): Promise<WxrRecord[]> {
  const records: WxrRecord[] = [];
  for await (const record of parseWxr(file)) records.push(record);
  return records;
}

async function parse(content: string | Buffer): Promise<WxrRecord[]> {
  return readAllRecords(await writeWxrFile(content));
}

const items = (records: WxrRecord[]) => records.filter((record) => record.kind === 'item');
const problems = (records: WxrRecord[]) => records.filter((record) => record.kind === 'problem');

test('yields the channel first, then the records in order', async () => {
  const records = await parse(
    formatWxr(
      authorElement +
        formatItem({
          id: 5,
          title: 'Łódź & “more”',
          slug: '%c5%82%c3%b3d%c5%ba',
          more: formatCategory('category', 'news', 'News') + formatMeta('_thumbnail_id', 9) + formatComment({ id: 3 }),
        }),
    ),
  );
  expect(records.map(({ kind }) => kind)).toEqual(['channel', 'author', 'item']);
  expect(records[0]).toMatchObject({ title: 'Old site', siteUrl: 'http://old.test', language: 'en-US' });
  expect(records[1]).toMatchObject({ id: 7, login: 'ada', email: 'ada@old.test' });
  expect(records[2]).toMatchObject({
    id: 5,
    title: 'Łódź & “more”',
    slug: 'łódź',
    parent: null,
    terms: [{ taxonomy: 'category', slug: 'news', name: 'News' }],
    meta: [{ key: '_thumbnail_id', value: '9' }],
    comments: [{ id: 3, content: 'Words.', approved: '1', parent: null }],
  });
});

test('joins CDATA sections', async () => {
  const [record] = items(await parse(formatWxr(formatItem({ content: 'a ]]]]><![CDATA[> b' }))));
  expect(record).toMatchObject({ content: 'a ]]> b' });
});

test('reports an item that is not well-formed and continues with the next one', async () => {
  const records = await parse(formatWxr(formatItem({ id: 1, more: '<wp:postmeta></wp:nonsense>' }) + formatItem({ id: 2 })));
  expect(items(records).map(({ id }) => id)).toEqual([2]);
  expect(problems(records)).toEqual([{ kind: 'problem', line: 4, message: expect.stringContaining('<item>: ') as string }]);
});

test('parses the item after an unclosed one', async () => {
  const records = await parse(formatWxr(formatItem({ id: 1 }).replace('</item>', '') + formatItem({ id: 2 })));
  expect(items(records).map(({ id }) => id)).toEqual([2]);
  expect(problems(records)[0]?.message).toContain('<item> is not closed');
});

test('reports a file that ends within an item', async () => {
  const records = await parse(formatWxr(formatItem({ id: 1 }) + formatItem({ id: 2 }).slice(0, 120), { after: '' }));
  expect(items(records).map(({ id }) => id)).toEqual([1]);
  expect(problems(records).length).toBeGreaterThan(0);
});

test('does not expand entities that a document type declares', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">
    <!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  const records = await parse(formatWxr(formatItem({ id: 1 }).replace('http://old.test/a-title/', '&c;&file;'), { before: bomb }));
  expect(items(records)).toEqual([]);
  expect(problems(records)[0]?.message).toContain('Invalid character entity');
});

test('uses the encoding that the file declares', async () => {
  const text = formatWxr(formatItem({ title: 'Za\u00BF\u00F3\u00B3\u00E6' })).replace('UTF-8', 'ISO-8859-2');
  const records = await parse(Buffer.from(text, 'latin1'));
  expect(items(records)[0]?.title).toBe('Zażółć');
});

test.each([
  ['another XML file', '<html><body>Hello</body></html>', 'is not a WordPress export'],
  ['a file that is not XML', '{"a": 1}', 'is not a WordPress export'],
  ['an empty file', '', 'is not a WordPress export'],
  ['a future version', formatWxr('').replace('>1.2<', '>2.0<'), 'has version 2.0'],
])('rejects %s', async (_name, content, rule) => {
  await expect(parse(content)).rejects.toThrow(InvalidWxrError);
  await expect(parse(content)).rejects.toThrow(rule);
});

test('the error for a missing file contains its name', async () => {
  await expect(readAllRecords('/nowhere/export.xml')).rejects.toThrow('/nowhere/export.xml: the file does not exist.');
});

test('parses a large file with little memory', async () => {
  const file = await writeWxrFile('');
  const stream = createWriteStream(file);
  const item = formatItem({ content: '<p>Dock doors.</p>'.repeat(5_000) });
  const [start, end] = formatWxr('\0').split('\0');
  stream.write(start);
  for (let number = 0; number < 1_000; number += 1) if (!stream.write(item)) await once(stream, 'drain');
  stream.end(end);
  await finished(stream);
  const before = process.memoryUsage().heapUsed;
  let count = 0;
  let largest = 0;
  for await (const record of parseWxr(file)) {
    if (record.kind === 'item') count += 1;
    largest = Math.max(largest, process.memoryUsage().heapUsed);
  }
  expect(count).toBe(1_000);
  // The file is 91 MB.
  expect(largest - before).toBeLessThan(80_000_000);
});
