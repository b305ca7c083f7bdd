import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../tests/support/copy-project.ts';
import { runCommand } from './run-command.ts';

/** A copy of the project, so that the new block changes no file of this one. */
let copy: string;

const newBlock = (...args: string[]) => runCommand(['node', 'scripts/new-block.ts', ...args], { cwd: copy });
const read = (file: string) => readFile(path.join(copy, file), 'utf8');

beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('creates a block that is in the schema, the registry and the catalogue', async () => {
  expect(await newBlock('pull-quote', 'site-people')).toMatchObject({ ok: true });
  expect(await read('schema.graphql')).toContain('type SitePullQuoteBlock implements Block');
  expect(await read('components/blocks/registry.generated.tsx')).toContain('<PullQuote block={data.pullQuote} {...context} />');
  expect(await read('components/blocks/catalogue.generated.ts')).toContain("folder: 'pull-quote'");
  expect(JSON.parse(await read('components/blocks/pull-quote/block.json'))).toMatchObject({ category: 'site-people' });
  expect(await read('__generated__/PullQuote_block.graphql.ts')).toContain('PullQuote_block$key');
});

test.each([
  ['format', ['oxfmt', '--check', 'components/blocks/pull-quote']],
  ['lint', ['oxlint', 'components/blocks/pull-quote']],
  ['styles', ['stylelint', 'components/blocks/pull-quote/*.css']],
  ['types', ['tsc', '--noEmit', '--incremental', 'false']],
])('creates a block that passes the check of its %s', async (_name, command) => {
  expect(await runCommand(command, { cwd: copy })).toMatchObject({ ok: true });
});

test.each([
  [undefined, 'The name is missing'],
  ['Pull Quote', 'not a block name'],
  ['../escape', 'not a block name'],
  ['core-video', 'Blocks of WordPress (core-'],
  ['page-hero', 'already exists'],
])('rejects %s and says why', async (name, why) => {
  const before = await readdir(path.join(copy, 'components/blocks'));
  const { ok, output } = await newBlock(...(name === undefined ? [] : [name]));
  expect(ok).toBe(false);
  expect(output).toContain(why);
  expect(await readdir(path.join(copy, 'components/blocks'))).toEqual(before);
});

test('rejects an unknown category and lists those that exist', async () => {
  const { ok, output } = await newBlock('side-note', 'design');
  expect(ok).toBe(false);
  expect(output).toContain('Use one of site-headers, site-text-media,');
});
