import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProcessIdentity } from '#lib/process/identity.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
/** A data folder with a database, which tests copy, because creating one takes seconds. */
let template: string;
let folder: string;
let logLines: string[];
const log = (line: string) => logLines.push(line);
const cluster = () => path.join(folder, 'postgres', 'cluster');

function createFolder(): string {
  const created = realpathSync(mkdtempSync(path.join(tmpdir(), 'embedded-')));
  chmodSync(created, 0o755);
  return created;
}

beforeAll(async () => {
  template = createFolder();
  await (await startEmbeddedPostgres({ dataDir: template, log: () => {} })).stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));
beforeEach(() => {
  logLines = [];
  folder = createFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies the database of the template to the folder. Node's own functions for copying do not keep the owner of the files. */
const copyDatabase = () => execFileSync('cp', ['-a', path.join(template, 'postgres'), folder]);

/** Runs a statement and returns the column `value` of its first row. */
async function queryValue(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(text);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL from another process, which can be killed. Resolves with the URL that the process printed. */
async function startInOtherProcess(options: { uid?: number; gid?: number } = {}): Promise<{ child: ChildProcess; url: string }> {
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

test('data survives a restart, writes are durable, and the password is readable only by its user', async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder, log });
  expect(await queryValue(first.url, "SELECT current_setting('fsync') AS value")).toBe('on');
  expect(await queryValue(first.url, "SELECT current_setting('server_encoding') AS value")).toBe('UTF8');
  expect(await queryValue(first.url, "SELECT upper('größte') AS value")).toBe('GRÖßTE');
  await queryValue(first.url, 'CREATE TABLE sample AS SELECT 7 AS value');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir: folder, log });
  try {
    expect(await queryValue(second.url, 'SELECT value FROM sample')).toBe(7);
    expect(statSync(path.join(folder, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    const urlWithoutPassword = new URL(second.url);
    urlWithoutPassword.password = '';
    await expect(queryValue(urlWithoutPassword.href, 'SELECT 1')).rejects.toThrow(/password/);
  } finally {
    await second.stop();
  }
});

test('the extensions for search and geography are available', async () => {
  copyDatabase();
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
  try {
    for (const name of ['pg_trgm', 'unaccent', 'cube', 'earthdistance']) await queryValue(url, `CREATE EXTENSION ${name}`);
    expect(await queryValue(url, "SELECT similarity('warehouse', 'warehouses') > 0.6 AS value")).toBe(true);
  } finally {
    await stop();
  }
});

test('statements run without parallel workers', async () => {
  copyDatabase();
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
  try {
    expect(await queryValue(url, "SELECT current_setting('max_parallel_workers_per_gather') AS value")).toBe('0');
  } finally {
    await stop();
  }
});

describe('a second start on the same folder', () => {
  test('fails by default and shares the server on request', async () => {
    copyDatabase();
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    try {
      await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(`is in use by process ${process.pid}`);
      const shared = await startEmbeddedPostgres({ dataDir: folder, log, whenRunning: 'share' });
      expect(shared.url).toBe(url);
      await shared.stop();
      expect(await queryValue(url, 'SELECT 1 AS value')).toBe(1);
    } finally {
      await stop();
    }
  });
});

describe('after a crash', () => {
  test('of the starting process, the server stops and the next start succeeds', async () => {
    copyDatabase();
    const { child, url } = await startInOtherProcess();
    await queryValue(url, 'CREATE TABLE sample AS SELECT 7 AS value');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await queryValue(next.url, 'SELECT value FROM sample')).toBe(7);
    await next.stop();
  });

  test('of the starting process and the watchdog, the next start stops the remaining server', async () => {
    copyDatabase();
    const { child } = await startInOtherProcess();
    const server = Number(readFileSync(path.join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);
    const watchdog = Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${server}/status`, 'utf8'))?.[1]);
    process.kill(watchdog, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(logLines).toContainEqual(`stopping PostgreSQL from an earlier start (process ${server}), because its parent process has ended`);
    expect(await queryValue(next.url, 'SELECT 1 AS value')).toBe(1);
    await next.stop();
  });

  test('of the machine, a postmaster.pid whose process id belongs to another program is ignored', async () => {
    copyDatabase();
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const pidFile = path.join(cluster(), 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await queryValue(next.url, 'SELECT 1 AS value')).toBe(1);
    await next.stop();
  });

  test('during the creation of the database, the next start creates it again', async () => {
    mkdirSync(`${cluster()}.unfinished`, { recursive: true });
    writeFileSync(path.join(`${cluster()}.unfinished`, 'PG_VERSION'), '18\n');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await queryValue(next.url, 'SELECT 1 AS value')).toBe(1);
    await next.stop();
    expect(existsSync(`${cluster()}.unfinished`)).toBe(false);
  });
});

describe('a server that is killed', () => {
  const readPostmaster = () => Number(readFileSync(path.join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);

  test('is restarted with the same URL', async () => {
    copyDatabase();
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    try {
      await queryValue(url, 'CREATE TABLE sample AS SELECT 7 AS value');
      const killed = readPostmaster();
      process.kill(killed, 'SIGKILL');
      await vi.waitUntil(() => logLines.some((line) => line.startsWith('PostgreSQL: restarted in')), { timeout: 60_000 });
      expect(readPostmaster()).not.toBe(killed);
      expect(await queryValue(url, 'SELECT value FROM sample')).toBe(7);
    } finally {
      await stop();
    }
  });

  test('stops with its starting process after its watchdog was killed', async () => {
    copyDatabase();
    const { stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    const server = readPostmaster();
    process.kill(Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${server}/status`, 'utf8'))?.[1]), 'SIGKILL');
    await stop();
    expect(getProcessIdentity(server)).toBeUndefined();
  });
});

test('the error names a missing password file', async () => {
  copyDatabase();
  rmSync(path.join(folder, 'postgres', 'password'));
  await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(
    `DATA_DIR: must contain the password of its database; ${path.join(folder, 'postgres', 'password')} is missing or empty.`,
  );
});

describe('a data folder with other data, but without a database', () => {
  beforeEach(() => {
    mkdirSync(path.join(folder, 'media'));
    writeFileSync(path.join(folder, 'media', 'photo.jpg'), '');
    mkdirSync(path.join(folder, 'forms'));
    writeFileSync(path.join(folder, 'admin-password'), '');
  });

  test('is rejected, and nothing is created', async () => {
    await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(
      `DATA_DIR: ${folder} contains media, admin-password, but its database (postgres) is missing.`,
    );
    expect(existsSync(cluster())).toBe(false);
  });

  test('gets a new database on request', async () => {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log, canCreate: true });
    expect(await queryValue(url, 'SELECT 1 AS value')).toBe(1);
    await stop();
  });
});

test('a folder whose database has been moved away is rejected', async () => {
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'postgres', 'location'), '/var/lib/causeway/clusters/gone\n');
  const start = startEmbeddedPostgres({ dataDir: folder, log });
  await expect(start).rejects.toThrow(OperationalError);
  await expect(start).rejects.toThrow('/var/lib/causeway/clusters/gone, which does not exist');
});

// Only root can switch to other users.
describe.runIf(isRoot)('started by root', () => {
  test('the server runs as another user, which owns the data', async () => {
    const { stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    const server = readFileSync(path.join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0];
    expect(statSync(`/proc/${server}`).uid).toBe(statSync(cluster()).uid);
    expect(statSync(cluster()).uid).not.toBe(0);
    await stop();
  });

  test('in a folder that the user cannot reach, the data is stored below /var/lib and the location is logged', async () => {
    chmodSync(folder, 0o700);
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const location = readFileSync(path.join(folder, 'postgres', 'location'), 'utf8').trim();
    try {
      expect(path.dirname(location)).toBe('/var/lib/causeway/clusters');
      expect(logLines).toContainEqual(expect.stringContaining(location));
      await queryValue(first.url, 'CREATE TABLE sample AS SELECT 7 AS value');
      await first.stop();
      const second = await startEmbeddedPostgres({ dataDir: folder, log });
      expect(await queryValue(second.url, 'SELECT value FROM sample')).toBe(7);
      await second.stop();
    } finally {
      rmSync(location, { recursive: true });
    }
  });

  test('an unprivileged user runs the server itself', async () => {
    const unprivilegedId = 65_534;
    chownSync(folder, unprivilegedId, unprivilegedId);
    const { child, url } = await startInOtherProcess({ uid: unprivilegedId, gid: unprivilegedId });
    expect(await queryValue(url, 'SELECT 1 AS value')).toBe(1);
    expect(statSync(cluster()).uid).toBe(unprivilegedId);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
