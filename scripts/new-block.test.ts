import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const project = path.resolve(import.meta.dirname, '..');
const leftOut = new Set(['node_modules', '.git', '.next', '.data', 'public', 'content/seed/media']);

/** A copy of the project, so that the block stands in nobody's way. */
let copy: string;

const newBlock = (...args: string[]) => runCommand(['node', 'scripts/new-block.ts', ...args], { cwd: copy });
const read = (file: string) => readFile(path.join(copy, file), 'utf8');

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-block-'));
  await cp(project, copy, { recursive: true, filter: (source) => !leftOut.has(path.relative(project, source)) });
  await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('makes a block that is known everywhere', async () => {
  expect(await newBlock('pull-quote')).toMatchObject({ ok: true });
  expect(await read('schema.graphql')).toContain('type SitePullQuoteBlock implements Block');
  expect(await read('components/blocks/registry.generated.tsx')).toContain('<PullQuote block={data.pullQuote} {...context} />');
  expect(await read('components/blocks/catalogue.generated.ts')).toContain("folder: 'pull-quote'");
  expect(await read('__generated__/PullQuote_block.graphql.ts')).toContain('PullQuote_block$key');
});

test.each([
  ['format', ['oxfmt', '--check', 'components/blocks/pull-quote']],
  ['lint', ['oxlint', 'components/blocks/pull-quote']],
  ['styles', ['stylelint', 'components/blocks/pull-quote/*.css']],
  ['types', ['tsc', '--noEmit', '--incremental', 'false']],
])('makes a block that passes the check of its %s', async (_name, command) => {
  expect(await runCommand(command, { cwd: copy })).toMatchObject({ ok: true });
});

test.each([
  [undefined, 'Say its name'],
  ['Pull Quote', 'no name for a block'],
  ['../escape', 'no name for a block'],
  ['core-video', 'Blocks of WordPress itself'],
  ['page-hero', 'is there already'],
])('refuses %s and says why', async (name, why) => {
  const before = await readdir(path.join(copy, 'components/blocks'));
  const { ok, output } = await newBlock(...(name === undefined ? [] : [name]));
  expect(ok).toBe(false);
  expect(output).toContain(why);
  expect(await readdir(path.join(copy, 'components/blocks'))).toEqual(before);
});
