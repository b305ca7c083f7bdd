/** The first day after a move: import into an empty database, sign in, invite an author, edit, export. Runs the commands that an operator runs. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { startContentProcess } from '../support/content-process.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { authorElement, formatItem, formatWxr, writeWxrFile } from '../support/wxr-file.ts';

let database: TestDatabase;
let other: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [database, other] = [await createDatabase(), await createDatabase()];
  dataDir = await mkdtemp(join(tmpdir(), 'first-day-'));
});
afterAll(async () => {
  await database.drop();
  await other.drop();
  await rm(dataDir, { recursive: true });
});

/** Runs a command of package.json and returns its output. */
async function runCommand(file: string, args: readonly string[], { url }: TestDatabase = database): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SITE_URL: 'http://site.test' };
  const { stdout } = await promisify(execFile)(process.execPath, [join('content', file), ...args], { env });
  return stdout;
}

test('imported content can be edited and exported by an administrator and by an invited author', async () => {
  const post = formatItem({ id: 5, slug: 'docks', title: 'Docks', content: '<p>Before</p>', more: '<wp:unknown>x</wp:unknown>' });
  const output = await runCommand('wxr/import-main.ts', [await writeWxrFile(formatWxr(authorElement + post)), '--role', 'author']);
  const passwordFile = join(dataDir, 'admin-password');
  const reportFile = join(dataDir, 'import-report.txt');
  expect(output).toContain(`Sign in at http://site.test/login/ as admin: the password of admin is in ${passwordFile}.`);
  expect(output).toContain(
    'Accounts without a password, whose owners cannot sign in: 1. Invite all of them by email: npm run invite -- --all',
  );
  expect(output).toContain(`(2 lines): ${reportFile}`);
  expect(await readFile(reportFile, 'utf8')).toContain('element <wp:unknown> in <item>');

  const content = await startContentProcess({ dataDir, databaseUrl: database.url });
  try {
    const execute = async (query: string, variables: object, token?: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { data, errors } = await postGraphql(JSON.stringify({ query, variables }), headers, content.url);
      expect(errors).toBeUndefined();
      return data;
    };
    const signIn = async (name: string, password: string): Promise<string> => {
      const query = 'mutation($n:String!,$p:String!){login(input:{username:$n,password:$p}){authToken}}';
      return (await execute(query, { n: name, p: password })).login.authToken;
    };
    const update = 'mutation($id:ID!,$c:String!){updatePost(input:{id:$id,content:$c}){post{databaseId}}}';
    const id = toGlobalId('post', 5);
    await execute(update, { id, c: '<p>By the administrator</p>' }, await signIn('admin', (await readFile(passwordFile, 'utf8')).trim()));

    expect(await runCommand('invite-main.ts', ['--all'])).toContain('invitation for ada@old.test');
    const [email = ''] = await readdir(join(dataDir, 'mail'));
    const text = (await readFile(join(dataDir, 'mail', email), 'utf8')).replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    const key = /[?&]key=([\w-]+)/.exec(text)?.[1];
    const reset = 'mutation($k:String!,$p:String!){resetUserPassword(input:{login:"ada",key:$k,password:$p}){clientMutationId}}';
    await execute(reset, { k: key, p: 'correct horse battery' });
    await execute(update, { id, c: '<p>By the author</p>' }, await signIn('ada', 'correct horse battery'));
  } finally {
    await content.stop();
  }

  const file = join(dataDir, 'export.xml');
  await runCommand('wxr/export-main.ts', ['--output', file]);
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  await runCommand('wxr/import-main.ts', [file], other);
  const rows = await other.db.selectFrom('content_node').select(['title', 'content']).where('id', '=', 5).execute();
  expect(rows).toEqual([{ title: 'Docks', content: '<p>By the author</p>' }]);
});

test('redirects are imported from a CSV file of any length, and refused lines are listed with the reason', async () => {
  const file = join(dataDir, 'redirects.csv');
  const lines = Array.from({ length: 10_000 }, (_, index) => `/old-${index}/,/new-${index}/,301`);
  await writeFile(file, ['from,to,status', ...lines, '/gone/,,410', '/x/,/old-1/,301', '/y/,/z/,200', '/z/,/z/,301', ''].join('\n'));
  const { stdout, code } = await runCommand('import-redirects-main.ts', [file]).then(
    () => ({ stdout: '', code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([
    'line 10003: /x/: The target /old-1/ is itself redirected. Redirects cannot be chained. Use /new-1/ as the target.',
    expect.stringMatching(/^line 10004: \/y\/: type cannot be 200\./),
    expect.stringMatching(/^line 10005: \/z\/: The redirect from \/z\/ to \/z\/ leads back to itself\./),
    '10001 created, 0 replaced, 0 already exist, 3 refused',
  ]);
});
