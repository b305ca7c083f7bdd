import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody, compressToBrotli, DOCUMENT_END, replaceBrotliEnd, replaceGzipEnd } from './document-end.ts';

const start = `<!DOCTYPE html><html><body>${Array.from({ length: 500 }, (_, index) => `<p>dock door ${index % 97}</p>`).join('')}`;

test.each([
  ['a document', start + DOCUMENT_END],
  ['a document that is not compressible', `é${DOCUMENT_END}`],
  ['a file', start],
  ['only an end', DOCUMENT_END],
  ['nothing', ''],
])('%s is the same after compression, at every quality', async (_name, text) => {
  for (const quality of [1, 5, 10, 11]) {
    const { br, gzip, length } = await compressBody(Buffer.from(text), quality);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(length).toBe(Buffer.byteLength(text));
  }
});

test('the end of a document is replaced by any other, whatever the quality', async () => {
  for (const quality of [1, 5, 10, 11]) {
    const { startChecksum, ...body } = await compressBody(Buffer.from(start + DOCUMENT_END), quality);
    if (startChecksum === null) throw new Error('The end of the document was not found.');
    for (const end of ['<i>3</i></body></html>', '!', 'x'.repeat(65_535)]) {
      const newEnd = Buffer.from(end);
      expect(brotliDecompressSync(replaceBrotliEnd({ ...body, startChecksum }, newEnd)).toString()).toBe(start + end);
      // With a wrong checksum or length in the trailer, this would throw.
      expect(gunzipSync(replaceGzipEnd({ ...body, startChecksum }, newEnd)).toString()).toBe(start + end);
    }
  }
});

test('a body with another end is compressed as one block', async () => {
  expect((await compressBody(Buffer.from('</body></html>\n'), 5)).startChecksum).toBeNull();
});

test('storing the end without compression costs few bytes', async () => {
  const text = Buffer.from(start + DOCUMENT_END);
  expect((await compressBody(text, 10)).br.length).toBeLessThan((await compressToBrotli(Buffer.from(start), 10)).length + 20);
});
