/** `npm run new-content-type` and `npm run new-block`: what they create passes all checks and works. */
import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../tests/support/copy-project.ts';
import { runCommand } from './run-command.ts';

/** A copy of the project, so that the new folders change no file of this one. */
let copy: string;

const run = (script: string, args: readonly string[]) => runCommand(['node', script, ...args], { cwd: copy });
const newContentType = (...names: string[]) => run('scripts/new-content-type.ts', names);
const newBlock = (...args: string[]) => run('scripts/new-block.ts', args);
const read = (file: string) => readFile(path.join(copy, file), 'utf8');

beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('creates a content type and says what to do next', async () => {
  const result = await newContentType('office');
  expect(result.output).toContain('OfficeArchive.tsx');
  expect(result).toMatchObject({ ok: true });
});

test('creates a block that is in the schema, the registry and the catalogue', async () => {
  expect(await newBlock('pull-quote', 'site-people')).toMatchObject({ ok: true });
  expect(await read('schema.graphql')).toContain('type SitePullQuoteBlock implements Block');
  expect(await read('components/blocks/registry.generated.tsx')).toContain('<PullQuote block={data.pullQuote} {...context} />');
  expect(await read('components/blocks/catalogue.generated.ts')).toContain("folder: 'pull-quote'");
  expect(JSON.parse(await read('components/blocks/pull-quote/block.json'))).toMatchObject({ category: 'site-people' });
  expect(await read('__generated__/PullQuote_block.graphql.ts')).toContain('PullQuote_block$key');
});

const folders = ['components/content-types/office', 'components/blocks/pull-quote'];

test.each([
  ['format', ['oxfmt', '--check', ...folders]],
  ['lint', ['oxlint', ...folders]],
  ['styles', ['stylelint', 'components/blocks/pull-quote/*.css']],
  ['types', ['tsc', '--noEmit', '--incremental', 'false']],
  ['imports', ['depcruise', '--config', '.dependency-cruiser.mjs', 'components', 'content', 'lib']],
])('what is created passes the check of its %s', async (_name, command) => {
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
])('rejects the content type %j and says why', async (names, reason) => {
  const folder = path.join(copy, 'components/content-types');
  const before = await readdir(folder);
  const { ok, output } = await newContentType(...names);
  expect(ok).toBe(false);
  expect(output).toContain(reason);
  expect(await readdir(folder)).toEqual(before);
});

test.each([
  [[], 'The name is missing'],
  [['Pull Quote'], 'not a block name'],
  [['../escape'], 'not a block name'],
  [['core-video'], 'Blocks of WordPress (core-'],
  [['page-hero'], 'already exists'],
  [['side-note', 'design'], 'Use one of site-headers, site-text-media,'],
])('rejects the block %j and says why', async (args, reason) => {
  const folder = path.join(copy, 'components/blocks');
  const before = await readdir(folder);
  const { ok, output } = await newBlock(...args);
  expect(ok).toBe(false);
  expect(output).toContain(reason);
  expect(await readdir(folder)).toEqual(before);
});
