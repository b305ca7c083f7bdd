import { copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../tests/support/copy-project.ts';
import { runCommand } from './run-command.ts';

/** A copy of the project, so that the new type changes no file of this one. */
let copy: string;

const newContentType = (...names: string[]) => runCommand(['node', 'scripts/new-content-type.ts', ...names], { cwd: copy });

beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('creates a content type and says what to do next', async () => {
  const result = await newContentType('office');
  expect(result.output).toContain('OfficeArchive.tsx');
  expect(result).toMatchObject({ ok: true });
});

test.each([
  ['format', ['oxfmt', '--check', 'components/content-types/office']],
  ['lint', ['oxlint', 'components/content-types/office']],
  ['types', ['tsc', '--noEmit', '--incremental', 'false']],
  ['imports', ['depcruise', '--config', '.dependency-cruiser.mjs', 'components', 'content', 'lib']],
])('creates a content type that passes the check of its %s', async (_name, command) => {
  expect(await runCommand(command, { cwd: copy })).toMatchObject({ ok: true });
});

test('creates a content type with mutations, a page, an archive and sitemap entries', async () => {
  const probe = path.join(copy, 'scripts/new-content-type/added-type');
  await copyFile(`${probe}.probe.tsx`, `${probe}.test.tsx`);
  const result = await runCommand(['vitest', 'run', '--project', 'unit', 'scripts/new-content-type/added-type.test.tsx'], { cwd: copy });
  expect(result.output).toContain('1 passed');
  expect(result.ok).toBe(true);
});

test.each([
  [[], 'The name is missing'],
  [['Office'], 'not a content type name'],
  [['../escape'], 'not a content type name'],
  [['series', 'series'], 'not a plural'],
  [['market'], 'already exists'],
  [['place', 'markets'], 'already exists'],
  [['distribution-center-location'], 'WordPress allows 20'],
])('rejects %j and says why', async (names, reason) => {
  const folder = path.join(copy, 'components/content-types');
  const before = await readdir(folder);
  const { ok, output } = await newContentType(...names);
  expect(ok).toBe(false);
  expect(output).toContain(reason);
  expect(await readdir(folder)).toEqual(before);
});
