import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmailFileName, deleteOldEmailFiles } from './email-files.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'email-files-')), 'mail');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const now = new Date('2026-11-22T08:30:00.000Z');
const getName = (daysAgo: number, id = 'abcdef01') => createEmailFileName(new Date(now.getTime() - daysAgo * 86_400_000), id);

test('files are deleted after a week, except those that are not emails', async () => {
  const others = ['README.txt', '2020-01-01.eml', `${getName(30)}.part`];
  for (const name of [getName(8), getName(7.01), getName(6.99), getName(0), ...others]) await writeFile(join(folder, name), 'x');
  await deleteOldEmailFiles(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual([...others, getName(6.99), getName(0)].toSorted());
});

test('the newest thousand files are kept', async () => {
  const names = Array.from({ length: 1_005 }, (_, index) => getName(index / 1_000));
  await Promise.all(names.map((name) => writeFile(join(folder, name), 'x')));
  await deleteOldEmailFiles(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual(names.slice(0, 1_000).toSorted());
});

test('a missing folder is not an error', async () => {
  await deleteOldEmailFiles(join(folder, 'missing'), now);
  expect(await readdir(folder)).toEqual([]);
});
