import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '#lib/process/problem.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let said: string[];
const log = (line: string) => said.push(line);
const cluster = () => path.join(folder, 'postgres', 'cluster');

beforeEach(() => {
  said = [];
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'embedded-')));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(text);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

/** A start in a process of its own, which can be killed. Resolves with the address it printed. */
async function startElsewhere(options: { uid?: number; gid?: number } = {}): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    import { startEmbeddedPostgres } from '#content/db/embedded-postgres.ts';
    const { url, stop } = await startEmbeddedPostgres({ dataDir: process.argv[1], log: () => {} });
    console.log(url);
    process.once('SIGTERM', () => stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

test('keeps what was written, durably, under a password only we can read', async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder, log });
  expect(await ask(first.url, "SELECT current_setting('fsync') AS answer")).toBe('on');
  expect(await ask(first.url, "SELECT current_setting('server_encoding') AS answer")).toBe('UTF8');
  expect(await ask(first.url, "SELECT upper('größte') AS answer")).toBe('GRÖßTE');
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir: folder, log });
  try {
    expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(7);
    expect(statSync(path.join(folder, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    const open = new URL(second.url);
    open.password = '';
    await expect(ask(open.href, 'SELECT 1')).rejects.toThrow(/password/);
  } finally {
    await second.stop();
  }
});

test('has the extensions that search and geography need', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
  try {
    for (const name of ['pg_trgm', 'unaccent', 'cube', 'earthdistance']) await ask(url, `CREATE EXTENSION ${name}`);
    expect(await ask(url, "SELECT similarity('warehouse', 'warehouses') > 0.6 AS answer")).toBe(true);
  } finally {
    await stop();
  }
});

describe('another start on the same folder', () => {
  test('is refused, or shares the server when it asks to', async () => {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    try {
      await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(`is in use by process ${process.pid}`);
      const shared = await startEmbeddedPostgres({ dataDir: folder, log, whenRunning: 'share' });
      expect(shared.url).toBe(url);
      await shared.stop();
      expect(await ask(url, 'SELECT 1 AS answer')).toBe(1);
    } finally {
      await stop();
    }
  });
});

describe('after a crash', () => {
  test('of the starter alone, the server ends with it and the next start works', async () => {
    const { child, url } = await startElsewhere();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS answer');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await ask(next.url, 'SELECT answer FROM kept')).toBe(7);
    await next.stop();
  });

  test('of the starter and of the leash, the next start ends the server that is left', async () => {
    const { child } = await startElsewhere();
    const server = Number(readFileSync(path.join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);
    const leash = Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${server}/status`, 'utf8'))?.[1]);
    process.kill(leash, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(said).toContainEqual(`ending the PostgreSQL (process ${server}) of a start that was broken off`);
    expect(await ask(next.url, 'SELECT 1 AS answer')).toBe(1);
    await next.stop();
  });

  test('of the machine, a postmaster.pid whose number belongs to another program now is no hindrance', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const pidFile = path.join(cluster(), 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await ask(next.url, 'SELECT 1 AS answer')).toBe(1);
    await next.stop();
  });

  test('in the middle of creating the database, the next start creates it anew', async () => {
    mkdirSync(`${cluster()}.unfinished`, { recursive: true });
    writeFileSync(path.join(`${cluster()}.unfinished`, 'PG_VERSION'), '18\n');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await ask(next.url, 'SELECT 1 AS answer')).toBe(1);
    await next.stop();
    expect(existsSync(`${cluster()}.unfinished`)).toBe(false);
  });
});

test('refuses a folder whose database has been moved away', async () => {
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'postgres', 'location'), '/var/lib/causeway/clusters/gone\n');
  const start = startEmbeddedPostgres({ dataDir: folder, log });
  await expect(start).rejects.toThrow(Problem);
  await expect(start).rejects.toThrow('/var/lib/causeway/clusters/gone, which does not exist');
});

// Who isn't root can't take these roles.
describe.runIf(isRoot)('started by root', () => {
  test('the server runs as another user, who owns the data', async () => {
    const { stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    const server = readFileSync(path.join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0];
    expect(statSync(`/proc/${server}`).uid).toBe(statSync(cluster()).uid);
    expect(statSync(cluster()).uid).not.toBe(0);
    await stop();
  });

  test('below a closed folder the data is kept below /var/lib, and that is said', async () => {
    chmodSync(folder, 0o700);
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const elsewhere = readFileSync(path.join(folder, 'postgres', 'location'), 'utf8').trim();
    try {
      expect(path.dirname(elsewhere)).toBe('/var/lib/causeway/clusters');
      expect(said).toContainEqual(expect.stringContaining(elsewhere));
      await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
      await first.stop();
      const second = await startEmbeddedPostgres({ dataDir: folder, log });
      expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(7);
      await second.stop();
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  test('an ordinary user needs none of this', async () => {
    const nobody = 65_534;
    chownSync(folder, nobody, nobody);
    const { child, url } = await startElsewhere({ uid: nobody, gid: nobody });
    expect(await ask(url, 'SELECT 1 AS answer')).toBe(1);
    expect(statSync(cluster()).uid).toBe(nobody);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
