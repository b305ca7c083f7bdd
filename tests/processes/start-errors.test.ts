import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#content/db/embedded-postgres.ts';
import { createFakeProduct, listProcesses, type FakeProduct, start } from './fake-product.ts';

let product: FakeProduct;

beforeAll(async () => {
  product = await createFakeProduct();
});
afterAll(() => product.remove());

/** Runs the start, expects it to fail, and returns its output, which must be only the error message. */
async function startAndFail(env: Record<string, string>): Promise<string> {
  const started = start(product, env);
  expect(await started.ended).toBe(1);
  expect(listProcesses(product.folder)).toEqual([]);
  expect(started.output()).not.toMatch(/^\s+at |Error:|node:internal/m);
  return started.output();
}

describe('settings', () => {
  test('an invalid variable', async () => {
    const message = await startAndFail({ PORT: 'eighty' });
    expect(message).toBe(
      'PORT: must be a whole number from 1 to 65535 that browsers do not block (https://fetch.spec.whatwg.org/#port-blocking); "eighty" is not.\n' +
        '  Port the site listens on. Correct the value, or remove the variable to use the default (3000).\n' +
        '  Example: PORT=8080\n',
    );
  });

  test('one port for two servers', async () => {
    expect(await startAndFail({ CONTENT_PORT: product.env['PORT'] ?? '' })).toContain('CONTENT_PORT: must differ from PORT');
  });

  test('a host that is not an address of this machine', async () => {
    expect(await startAndFail({ HOST: '192.0.2.1' })).toContain('HOST: must be an address of this machine; "192.0.2.1" is not one.');
  });
});

describe('a port in use', () => {
  test.each(['PORT', 'CONTENT_PORT'])('%s', async (variable) => {
    const other = createServer().listen(Number(product.env[variable]), '127.0.0.1');
    await once(other, 'listening');
    try {
      const message = await startAndFail({});
      expect(message).toContain(`${variable}: must be a free port; another program uses port ${product.env[variable]} on 127.0.0.1.`);
      expect(message).toContain(`Example: ${variable}=`);
    } finally {
      other.close();
    }
  });
});

describe('DATABASE_URL', () => {
  test('a port without a server', async () => {
    const message = await startAndFail({ DATABASE_URL: 'postgresql://user:hunter2@127.0.0.1:1/site' });
    expect(message).toContain('DATABASE_URL: 127.0.0.1:1/site: no server accepts connections at this host and port.');
    expect(message).not.toContain('hunter2');
  });

  test('an unknown host', async () => {
    expect(await startAndFail({ DATABASE_URL: 'postgresql://user:secret@no-such-host.invalid/site' })).toMatch(/DATABASE_URL: .*host name/);
  });

  test('a wrong password and an unknown database', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(product.folder, 'other'), log: () => {} });
    try {
      const wrong = new URL(postgres.url);
      wrong.password = 'hunter2';
      const message = await startAndFailWithServer(wrong.href);
      expect(message).toContain('the server rejected this user and password');
      expect(message).not.toContain('hunter2');
      const missing = new URL(postgres.url);
      missing.pathname = '/nothing';
      expect(await startAndFailWithServer(missing.href)).toContain('the server has no database with this name');
    } finally {
      await postgres.stop();
    }
  });

  /** Like `startAndFail`, but allows running processes in the folder: the PostgreSQL server of the test. */
  async function startAndFailWithServer(url: string): Promise<string> {
    const started = start(product, { DATABASE_URL: url });
    expect(await started.ended).toBe(1);
    expect(started.output()).not.toMatch(/^\s+at /m);
    return started.output();
  }
});

describe('DATA_DIR', () => {
  test('a path that contains a file', async () => {
    const file = path.join(product.folder, 'file');
    writeFileSync(file, '');
    expect(await startAndFail({ DATA_DIR: path.join(file, 'data') })).toContain('DATA_DIR: must be a folder that this user can write to');
  });

  test('a folder that is read-only', async () => {
    // Root can write to any folder except those of the kernel.
    const root = process.getuid?.() === 0;
    const folder = root ? '/proc/self/fdinfo' : path.join(product.folder, 'read-only');
    if (!root) {
      mkdirSync(folder);
      chmodSync(folder, 0o555);
    }
    const message = await startAndFail({ DATA_DIR: path.join(folder, 'data') });
    expect(message).toContain('DATA_DIR: must be a folder that this user can write to');
    expect(message).toContain('Example: DATA_DIR=');
  });

  test('a database of another PostgreSQL version', async () => {
    const dataDir = path.join(product.folder, 'old');
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    await postgres.stop();
    const version = path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
    expect(readFileSync(version, 'utf8')).toBe('18\n');
    writeFileSync(version, '12\n');
    expect(await startAndFail({ DATA_DIR: dataDir })).toContain('contains a PostgreSQL 12 database in');
    rmSync(dataDir, { recursive: true });
  });
});
