import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../seed/seeded-random.ts';
import { forgeArchive, readTar, type TarEntry, writeTar } from '../../../tests/support/tampered-archive.ts';
import type { BackupHeader } from './archive-format.ts';
import { readContents, verifyArchive } from './read-archive.ts';
import { createArchive } from './write-archive.ts';

const header: BackupHeader = { format: 'causeway-backup', version: 1, product: '0.1.0', createdAt: '2026-11-22T08:00:00.000Z' };
const contents = {
  migrations: ['0001-content'],
  tables: [{ name: 'term', columns: ['id', 'name'], rows: 2 }],
  sequences: [{ name: 'term_id', lastValue: '2', isCalled: true }],
  missingFiles: [],
};

let folder = '';
let valid = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  valid = await writeValid('valid.tar');
});
afterAll(() => rm(folder, { recursive: true }));

async function writeValid(name: string): Promise<string> {
  const file = path.join(folder, name);
  const picture = path.join(folder, 'picture.jpg');
  await writeFile(picture, Buffer.alloc(3000, 7));
  const archive = await createArchive(file, header);
  await archive.addData('database/term/000001.copy.gz', Buffer.from('first part'));
  await archive.addData('database/term/000002.copy.gz', Buffer.from('second part'));
  await archive.addFile('media/2026/11/łódź.jpg', picture);
  await archive.addData('secrets/faust-secret-key', Buffer.from('secret\n'));
  await archive.finish(contents);
  return file;
}

async function readAll(file: string): Promise<[string, Buffer][]> {
  const manifest = await verifyArchive(file);
  const all: [string, Buffer][] = [];
  for await (const { name, content } of readContents(file, manifest)) all.push([name, await buffer(content)]);
  return all;
}

const getMessage = (file: string) =>
  verifyArchive(file).then(
    () => 'accepted',
    (error: Error) => error.message.replace(file, 'FILE'),
  );

test('entries are read in the order in which they were written', async () => {
  expect(await verifyArchive(valid)).toMatchObject({ header, ...contents });
  const all = await readAll(valid);
  expect(all.map(([name, data]) => [name, data.length])).toEqual([
    ['backup.json', 98],
    ['database/term/000001.copy.gz', 10],
    ['database/term/000002.copy.gz', 11],
    ['media/2026/11/łódź.jpg', 3000],
    ['secrets/faust-secret-key', 7],
  ]);
});

test('only the owner can read the file, and it never replaces another one', async () => {
  expect((await stat(valid)).mode & 0o777).toBe(0o600);
  await expect(createArchive(valid, header)).rejects.toThrow(`${valid}: the file exists, and a backup never replaces a file.`);
  const late = path.join(folder, 'late.tar');
  const archive = await createArchive(late, header);
  await writeFile(late, 'something else');
  await expect(archive.finish(contents)).rejects.toThrow('the file exists');
  expect(await readFile(late, 'utf8')).toBe('something else');
  await archive.abort();
});

test('an unfinished file has another name, and a later backup deletes it', async () => {
  const own = path.join(folder, 'unfinished');
  await mkdir(own);
  const archive = await createArchive(path.join(own, 'backup.tar'), header);
  await archive.addData('database/term/000001.copy.gz', Buffer.alloc(100_000));
  const [unfinished = '', ...others] = await readdir(own);
  expect(unfinished).toMatch(/^backup\.tar\..*\.unfinished$/);
  expect(others).toEqual([]);
  await archive.abort();
  expect(await readdir(own)).toEqual([]);

  const [recent, old] = [path.join(own, 'a.tar.1.unfinished'), path.join(own, 'b.tar.2.unfinished')];
  for (const file of [recent, old]) await writeFile(file, 'partial');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(old, twoHoursAgo, twoHoursAgo);
  await (await createArchive(path.join(own, 'next.tar'), header)).abort();
  expect(await readdir(own)).toEqual(['a.tar.1.unfinished']);
});

test('errors name a missing folder or a file that disappears', async () => {
  const missing = path.join(folder, 'missing', 'backup.tar');
  await expect(createArchive(missing, header)).rejects.toThrow(`${path.dirname(missing)}: it does not exist.`);
  const archive = await createArchive(path.join(folder, 'gone.tar'), header);
  const gone = path.join(folder, 'gone.jpg');
  await expect(archive.addFile('media/gone.jpg', gone)).rejects.toThrow('ENOENT');
  await archive.abort();
});

test('the error names a file that cannot grow, and the partial file is deleted', async () => {
  const own = path.join(folder, 'limited');
  await mkdir(own);
  const file = path.join(own, 'backup.tar');
  const program = `
    import { createArchive } from ${JSON.stringify(path.join(import.meta.dirname, 'write-archive.ts'))};
    const archive = await createArchive(${JSON.stringify(file)}, ${JSON.stringify(header)});
    try {
      for (let part = 1; part <= 100; part += 1) await archive.addData('database/term/' + part, Buffer.alloc(10_000));
    } catch (error) {
      console.log(error.message);
      await archive.abort();
    }`;
  // The limit of the shell is a few dozen kilobytes; its unit differs between systems.
  const shell = 'ulimit -f 40; exec "$0" --input-type=module --eval "$1"';
  const output = execFileSync('/bin/sh', ['-c', shell, process.execPath, program], { encoding: 'utf8' });
  expect(output).toBe(`${file}: the file system does not allow files of this size.\n  Choose a folder on another disk.\n`);
  expect(await readdir(own)).toEqual([]);
});

test('a truncated file is rejected, wherever it was cut off', async () => {
  const data = await readFile(valid);
  const file = path.join(folder, 'truncated.tar');
  const random = createSeededRandom('truncate');
  const lengths = [
    0,
    1,
    511,
    512,
    1024,
    data.length - 1025,
    ...Array.from({ length: 40 }, () => Math.floor(random() * (data.length - 1024))),
  ];
  for (const length of lengths) {
    await writeFile(file, data.subarray(0, length));
    expect(await getMessage(file)).toMatch(
      /^FILE: it is (?:incomplete: the end is missing\. Nothing was restored|not a backup of this program)\./,
    );
  }
});

test('a changed byte is detected, unless it is in the padding between entries', async () => {
  const data = await readFile(valid);
  const file = path.join(folder, 'changed.tar');
  const random = createSeededRandom('change');
  const original = await readAll(valid);
  let rejected = 0;
  for (let round = 0; round < 300; round += 1) {
    const changed = Buffer.from(data);
    const position = Math.floor(random() * data.length);
    changed[position] = (changed[position] ?? 0) ^ (1 + Math.floor(random() * 255));
    await writeFile(file, changed);
    const outcome = await readAll(file).catch((error: Error) => error.message.replace(file, 'FILE').slice(0, 6));
    expect([original, 'FILE: ']).toContainEqual(outcome);
    if (outcome === 'FILE: ') rejected += 1;
  }
  expect(rejected).toBeGreaterThan(100);
});

describe('a forged backup with valid hashes is rejected', () => {
  const file = () => path.join(folder, 'forged.tar');
  const add = (entry: TarEntry) => (entries: TarEntry[]) => [...entries, entry];
  const evil = Buffer.from('evil');

  test.each([
    '../evil',
    '/etc/evil',
    'media/../../evil',
    'media/./evil',
    'media//evil',
    'media/',
    'media\\..\\evil',
    'media/a\nb',
    'C:/evil',
    `media/${'a'.repeat(256)}`,
    'secrets/other',
    'secrets/a/faust-secret-key',
    'database/Term/000001.copy.gz',
    'database/term/1.copy.gz',
    'elsewhere/evil',
    'evil',
  ])('with an entry named %j', async (name) => {
    await forgeArchive(valid, file(), add({ header: { name }, data: evil }));
    expect(await getMessage(file())).toMatch(
      /^FILE: the entry ".*" (?:does not belong in a backup|is a directory; a backup contains only plain files)\./s,
    );
  });

  test.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)('with a %s', async (type) => {
    const entry = { header: { name: 'media/evil', type, linkname: '/etc/passwd' }, data: Buffer.alloc(0) };
    await forgeArchive(valid, file(), add(entry));
    expect(await getMessage(file())).toContain(`the entry "media/evil" is a ${type}; a backup contains only plain files.`);
  });

  test('with an entry that occurs twice', async () => {
    await forgeArchive(valid, file(), (entries) => [...entries, ...entries.slice(-1)]);
    expect(await getMessage(file())).toContain('it contains an entry twice.');
  });

  test('with parts of a table that are out of order or of an unknown table', async () => {
    await forgeArchive(valid, file(), ([first, part1, part2, ...rest]) =>
      [first, part2, part1, ...rest].filter((entry) => entry !== undefined),
    );
    expect(await getMessage(file())).toContain('the parts of the table "term" are not in order.');
    await forgeArchive(valid, file(), add({ header: { name: 'database/pg_authid/000001.copy.gz' }, data: evil }));
    expect(await getMessage(file())).toContain('its manifest does not list the table "pg_authid".');
  });

  test('with an entry that its manifest does not list, or without one that it lists', async () => {
    const entries = await readTar(valid);
    const end = entries.length - 2;
    await writeTar(file(), entries.toSpliced(end, 0, { header: { name: 'media/evil' }, data: evil }));
    expect(await getMessage(file())).toContain('its manifest does not list the entry "media/evil" there.');
    await writeTar(file(), entries.toSpliced(end - 1, 1));
    expect(await getMessage(file())).toContain('the entry "secrets/faust-secret-key" is missing.');
    await writeTar(file(), [...entries, { header: { name: 'media/evil' }, data: evil }]);
    expect(await getMessage(file())).toContain('the entry "media/evil" comes after the end.');
    await writeTar(file(), entries.slice(0, -1));
    expect(await getMessage(file())).toContain('it is incomplete');
  });

  test('with a manifest of another shape', async () => {
    await forgeArchive(valid, file(), (entries, manifest) => {
      manifest.sequences = [{ name: 'term_id', lastValue: "1'); drop table term; --", isCalled: true }];
      return entries;
    });
    expect(await getMessage(file())).toContain('its manifest is not valid.');
  });

  test('of a newer format', async () => {
    const newer = Buffer.from(JSON.stringify({ ...header, version: 2, product: '9.0.0' }));
    await forgeArchive(valid, file(), (entries) => [{ header: { name: 'backup.json' }, data: newer }, ...entries.slice(1)]);
    expect(await getMessage(file())).toContain('version 9.0.0 of this program created it in the format 2');
  });
});

test('another file is not a backup', async () => {
  const file = path.join(folder, 'other');
  for (const data of ['', 'PK\u0003\u0004', 'x'.repeat(5000), '\u0000'.repeat(2048)]) {
    await writeFile(file, data);
    expect(await getMessage(file)).toMatch(/^FILE: it is not a backup of this program\.|^FILE: it is incomplete/);
  }
  await writeTar(file, [{ header: { name: 'notes.txt' }, data: Buffer.from('hello') }]);
  expect(await getMessage(file)).toMatch(/^FILE: it is not a backup of this program\./);
  expect(await getMessage(path.join(folder, 'nothing.tar'))).toMatch(/nothing\.tar: it does not exist\.|^FILE: it does not exist\./);
  expect(await getMessage(folder)).toMatch(/: it is a folder\. A file is required\./);
});

test('a file that changes between the two passes is detected', async () => {
  const file = await writeValid('swapped.tar');
  const manifest = await verifyArchive(file);
  await forgeArchive(valid, file, (entries) =>
    entries.map((entry) => (entry.header.name.startsWith('media/') ? { ...entry, data: Buffer.alloc(3000, 8) } : entry)),
  );
  const read = async () => {
    for await (const { content } of readContents(file, manifest)) await buffer(content);
  };
  await expect(read()).rejects.toThrow('the file was changed while it was read (entry "media/2026/11/łódź.jpg")');
});

test('a link to a backup is read like the backup', async () => {
  const linked = path.join(folder, 'linked.tar');
  await symlink(valid, linked);
  expect(await getMessage(linked)).toBe('accepted');
});
