import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { author, comment, filedUnder, fileOf, item, meta, wxr } from '../../../tests/support/wxr-file.ts';
import { NotAnExport, readWxr } from './read.ts';
import type { WxrRecord } from './records.ts';

async function all(file: string): Promise<WxrRecord[]> {
  const records: WxrRecord[] = [];
  for await (const record of readWxr(file)) records.push(record);
  return records;
}

async function read(content: string | Buffer): Promise<WxrRecord[]> {
  return all(await fileOf(content));
}

const items = (records: WxrRecord[]) => records.filter((record) => record.kind === 'item');
const problems = (records: WxrRecord[]) => records.filter((record) => record.kind === 'problem');

test('tells the channel first, then its records in order', async () => {
  const records = await read(
    wxr(
      author +
        item({
          id: 5,
          title: 'Łódź & “more”',
          slug: '%c5%82%c3%b3d%c5%ba',
          more: filedUnder('category', 'news', 'News') + meta('_thumbnail_id', 9) + comment({ id: 3 }),
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

test('joins sections of text that were split where one would have ended', async () => {
  const [record] = items(await read(wxr(item({ content: 'a ]]]]><![CDATA[> b' }))));
  expect(record).toMatchObject({ content: 'a ]]> b' });
});

test('leaves an item out that is not well-formed, and reads the next one', async () => {
  const records = await read(wxr(item({ id: 1, more: '<wp:postmeta></wp:nonsense>' }) + item({ id: 2 })));
  expect(items(records).map(({ id }) => id)).toEqual([2]);
  expect(problems(records)).toEqual([{ kind: 'problem', line: 4, message: expect.stringContaining('<item>: ') as string }]);
});

test('does not let an item that is never closed swallow the next one', async () => {
  const records = await read(wxr(item({ id: 1 }).replace('</item>', '') + item({ id: 2 })));
  expect(items(records).map(({ id }) => id)).toEqual([2]);
  expect(problems(records)[0]?.message).toContain('<item> is not closed');
});

test('tells when the file ends too early', async () => {
  const records = await read(wxr(item({ id: 1 }) + item({ id: 2 }).slice(0, 120), { after: '' }));
  expect(items(records).map(({ id }) => id)).toEqual([1]);
  expect(problems(records).length).toBeGreaterThan(0);
});

test('expands no entities of a document type', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">
    <!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  const records = await read(wxr(item({ id: 1 }).replace('http://old.test/a-title/', '&c;&file;'), { before: bomb }));
  expect(items(records)).toEqual([]);
  expect(problems(records)[0]?.message).toContain('Invalid character entity');
});

test('reads the encoding that the file declares', async () => {
  const text = wxr(item({ title: 'Za\u00BF\u00F3\u00B3\u00E6' })).replace('UTF-8', 'ISO-8859-2');
  const records = await read(Buffer.from(text, 'latin1'));
  expect(items(records)[0]?.title).toBe('Zażółć');
});

test.each([
  ['something else in XML', '<html><body>Hello</body></html>', 'it is no WordPress export'],
  ['something that is no XML', '{"a": 1}', 'it is no WordPress export'],
  ['an empty file', '', 'it is no WordPress export'],
  ['a version to come', wxr('').replace('>1.2<', '>2.0<'), 'it has the version 2.0'],
])('refuses %s', async (_name, content, rule) => {
  await expect(read(content)).rejects.toThrow(NotAnExport);
  await expect(read(content)).rejects.toThrow(rule);
});

test('refuses a file that is not there, by its name', async () => {
  await expect(all('/nowhere/export.xml')).rejects.toThrow('/nowhere/export.xml: there is no such file.');
});

test('reads a large file in little memory', async () => {
  const file = await fileOf('');
  const stream = createWriteStream(file);
  const one = item({ content: '<p>Dock doors.</p>'.repeat(5_000) });
  const [start, end] = wxr('\0').split('\0');
  stream.write(start);
  for (let number = 0; number < 1_000; number += 1) if (!stream.write(one)) await once(stream, 'drain');
  stream.end(end);
  await finished(stream);
  const before = process.memoryUsage().heapUsed;
  let count = 0;
  let largest = 0;
  for await (const record of readWxr(file)) {
    if (record.kind === 'item') count += 1;
    largest = Math.max(largest, process.memoryUsage().heapUsed);
  }
  expect(count).toBe(1_000);
  // The file has 91 MB.
  expect(largest - before).toBeLessThan(80_000_000);
});
