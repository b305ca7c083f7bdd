import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTable, type Snapshot } from './snapshot.ts';

test('the rows of a table are counted as they are read, whenever the server announces their number', async () => {
  // The number arrives after the last row, so the stream does not have it yet.
  const stream = Object.assign(Readable.from([Buffer.from('1\tone\\n line\n2\tt'), Buffer.from('wo\n3\tthree\n')]), { rowCount: 0 });
  const snapshot = { client: { query: () => stream } } as unknown as Snapshot;
  const parts: Buffer[] = [];
  const rows = await readTable(snapshot, { name: 'term', columns: ['id', 'name'] }, async (part) => void parts.push(part));
  expect(rows).toBe(3);
  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe('1\tone\\n line\n2\ttwo\n3\tthree\n');
});
