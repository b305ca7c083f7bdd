import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { basename } from 'node:path';
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
import { InvalidWxrError, parseWxr, parseWxrFiles } from './parse-wxr.ts';
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
  expect(problems(records)).toMatchObject([{ line: 4, message: expect.stringContaining('<item>: ') as string, isRepaired: false }]);
});

test('parses the item after an unclosed one', async () => {
  const records = await parse(formatWxr(formatItem({ id: 1 }).replace('</item>', '') + formatItem({ id: 2 })));
  expect(items(records).map(({ id }) => id)).toEqual([2]);
  expect(problems(records)[0]?.message).toContain('<item> is not closed');
});

test('an author inside an item does not end the item', async () => {
  const records = await parse(formatWxr(formatItem({ id: 1, more: '<wp:author>ada</wp:author>' }) + formatItem({ id: 2 })));
  expect(items(records).map(({ id }) => id)).toEqual([1, 2]);
});

test('reports a file that ends within an item', async () => {
  const records = await parse(formatWxr(formatItem({ id: 1 }) + formatItem({ id: 2 }).slice(0, 120), { after: '' }));
  expect(items(records).map(({ id }) => id)).toEqual([1]);
  expect(problems(records).length).toBeGreaterThan(0);
});

test.each([
  ['entities', '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'],
  ['an external entity', '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>'],
  ['an external subset', '<!DOCTYPE rss SYSTEM "http://127.0.0.1/rss.dtd">'],
  ['a document type after the start of the document', '', '<!DOCTYPE rss [<!ENTITY a "ha">]>'],
])('rejects a file with %s', async (_name, before, inside = '') => {
  const file = formatWxr(inside + formatItem({ content: '' }).replace('http://old.test/a-title/', '&b;'), { before });
  await expect(parse(file)).rejects.toThrow('document type declaration');
});

test.each([
  ['ZIP', Buffer.from('PK\u0003\u0004 and so on')],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0])],
])('rejects a %s file without unpacking it', async (_name, content) => {
  await expect(parse(content)).rejects.toThrow('the file is compressed');
});

test.each([
  ['an ampersand in a URL', 'http://old.test/?p=1&page=2'],
  ['an unknown entity', 'http://old.test/&unknown;/'],
])('imports text with %s that is not escaped', async (_name, link) => {
  const records = await parse(formatWxr(formatItem({ link })));
  expect(items(records)[0]?.link).toBe(link);
  expect(problems(records).map(({ isRepaired }) => isRepaired)).toEqual([true]);
});

test.each([
  ['a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['blank lines before the declaration', (text: string) => Buffer.from(`\n\n${text}`)],
])('parses a file with %s', async (_name, encode) => {
  expect(items(await parse(encode(formatWxr(formatItem({ title: 'Łódź 倉庫' })))))[0]?.title).toBe('Łódź 倉庫');
});

test('reports bytes that are not valid in the encoding of the file', async () => {
  const [start = '', end = ''] = formatWxr(formatItem({ title: 'Caf|' })).split('|');
  const records = await parse(Buffer.concat([Buffer.from(start), Buffer.from([0xe9]), Buffer.from(end)]));
  expect(items(records)[0]?.title).toBe('Caf\ufffd');
  expect(problems(records)).toMatchObject([{ isRepaired: true, message: expect.stringContaining('not valid in its encoding') as string }]);
});

test('reports NUL characters, which cannot be stored', async () => {
  const records = await parse(formatWxr(formatItem({ title: 'A\0B\0' })));
  expect(items(records)[0]?.title).toBe('AB');
  expect(problems(records).map(({ message }) => message)).toEqual(['It contains NUL characters. They were removed.']);
});

test('parses the terms of old and hand-made files', async () => {
  const categories = [
    '<category><![CDATA[News]]></category><category domain="category" nicename="news"><![CDATA[News]]></category>',
    '<category domain="tag"><![CDATA[Dock doors]]></category><category domain="tag" nicename="dock-doors"><![CDATA[Dock doors]]></category>',
    '<category>Only a name</category>',
  ];
  expect(items(await parse(formatWxr(formatItem({ more: categories.join('') }))))[0]?.terms).toEqual([
    { taxonomy: 'category', slug: 'news', name: 'News' },
    { taxonomy: 'post_tag', slug: 'dock-doors', name: 'Dock doors' },
    { taxonomy: 'post_tag', slug: 'dock-doors', name: 'Dock doors' },
    { taxonomy: 'category', slug: 'only-a-name', name: 'Only a name' },
  ]);
});

test('lists each element that is not part of the format, with its place', async () => {
  const author = authorElement.replace('</wp:author>', '<wp:author_salary>9</wp:author_salary></wp:author>');
  const item = formatItem({
    more: `<itunes:duration>61</itunes:duration><empty/><wp:post_name>twice</wp:post_name><content:encoded><p>Not escaped</p></content:encoded>${formatComment(
      { id: 1 },
    ).replace('</wp:comment>', '<wp:comment_rating>5</wp:comment_rating></wp:comment>')}`,
  });
  const records = await parse(
    formatWxr(`<image><url>http://old.test/icon.png</url></image>${author}${item}<itunes:owner>Ada</itunes:owner>`),
  );
  const ignored = records.filter((record) => record.kind === 'ignored');
  expect(ignored.map(({ parent, element }) => `${parent} ${element}`)).toEqual([
    'channel image',
    'wp:author wp:author_salary',
    'item itunes:duration',
    'item wp:post_name',
    'item content:encoded',
    'wp:comment wp:comment_rating',
    'channel itunes:owner',
  ]);
  expect(ignored.every(({ line }) => line > 1)).toBe(true);
});

test('yields the records of several files as if they were one file', async () => {
  const files = await Promise.all([formatItem({ id: 1 }), formatItem({ id: 2 })].map((item) => writeWxrFile(formatWxr(item))));
  const records: WxrRecord[] = [];
  for await (const record of parseWxrFiles(files)) records.push(record);
  expect(items(records).map(({ id, file }) => [id, file])).toEqual([
    [1, basename(files[0] ?? '')],
    [2, basename(files[1] ?? '')],
  ]);
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
