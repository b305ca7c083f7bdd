import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#content/db/embedded-postgres.ts';
import { makeStandIn, processesOf, type StandInProduct, start } from './stand-in.ts';

let product: StandInProduct;

beforeAll(async () => {
  product = await makeStandIn();
});
afterAll(() => product.remove());

/** Starts, expects a refusal, and returns what was said, which is the message and nothing but the message. */
async function refusal(env: Record<string, string>): Promise<string> {
  const started = start(product, env);
  expect(await started.ended).toBe(1);
  expect(processesOf(product.folder)).toEqual([]);
  expect(started.output()).not.toMatch(/^\s+at |Error:|node:internal/m);
  return started.output();
}

describe('settings', () => {
  test('a malformed variable', async () => {
    const said = await refusal({ PORT: 'eighty' });
    expect(said).toBe(
      'PORT: must be a whole number from 1 to 65535; "eighty" is not.\n' +
        '  Port the site listens on. Correct the value, or remove the variable to use the default (3000).\n' +
        '  Example: PORT=8080\n',
    );
  });

  test('one port for two servers', async () => {
    expect(await refusal({ CONTENT_PORT: product.env['PORT'] ?? '' })).toContain('CONTENT_PORT: must differ from PORT');
  });

  test('a host that is not an address of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toContain('HOST: must be an address of this machine; "192.0.2.1" is not.');
  });
});

describe('a taken port', () => {
  test.each(['PORT', 'CONTENT_PORT'])('%s', async (variable) => {
    const other = createServer().listen(Number(product.env[variable]), '127.0.0.1');
    await once(other, 'listening');
    try {
      const said = await refusal({});
      expect(said).toContain(`${variable}: must be a free port; ${product.env[variable]} on 127.0.0.1 is taken by another program.`);
      expect(said).toContain(`Example: ${variable}=`);
    } finally {
      other.close();
    }
  });
});

describe('DATABASE_URL', () => {
  test('nobody listens', async () => {
    const said = await refusal({ DATABASE_URL: 'postgresql://user:hunter2@127.0.0.1:1/site' });
    expect(said).toContain('DATABASE_URL: 127.0.0.1:1/site: nothing answers at this host and port.');
    expect(said).not.toContain('hunter2');
  });

  test('an unknown host', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://user:secret@no-such-host.invalid/site' })).toMatch(/DATABASE_URL: .*host name/);
  });

  test('a wrong password, no such database', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(product.folder, 'other'), log: () => {} });
    try {
      const wrong = new URL(postgres.url);
      wrong.password = 'hunter2';
      const said = await refusalWhile(wrong.href);
      expect(said).toContain('the server refuses this user and password');
      expect(said).not.toContain('hunter2');
      const missing = new URL(postgres.url);
      missing.pathname = '/nothing';
      expect(await refusalWhile(missing.href)).toContain('the server has no database of this name');
    } finally {
      await postgres.stop();
    }
  });

  /** As `refusal`, but the server of the test itself runs in the folder. */
  async function refusalWhile(url: string): Promise<string> {
    const started = start(product, { DATABASE_URL: url });
    expect(await started.ended).toBe(1);
    expect(started.output()).not.toMatch(/^\s+at /m);
    return started.output();
  }
});

describe('DATA_DIR', () => {
  test('a file is in the way', async () => {
    const file = path.join(product.folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toContain('DATA_DIR: must be a folder this user may write to');
  });

  test('a folder that is read-only', async () => {
    // Root may write to any folder but one the kernel makes.
    const root = process.getuid?.() === 0;
    const folder = root ? '/proc/self/fdinfo' : path.join(product.folder, 'read-only');
    if (!root) {
      mkdirSync(folder);
      chmodSync(folder, 0o555);
    }
    const said = await refusal({ DATA_DIR: path.join(folder, 'data') });
    expect(said).toContain('DATA_DIR: must be a folder this user may write to');
    expect(said).toContain('Example: DATA_DIR=');
  });

  test('a database of another PostgreSQL', async () => {
    const dataDir = path.join(product.folder, 'old');
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    await postgres.stop();
    const version = path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
    expect(readFileSync(version, 'utf8')).toBe('18\n');
    writeFileSync(version, '12\n');
    expect(await refusal({ DATA_DIR: dataDir })).toContain('holds a database of PostgreSQL 12 in');
    rmSync(dataDir, { recursive: true });
  });
});
