import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../lib/process/free-port.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';

export interface Product {
  site: URL;
  content: URL;
  adminPassword: string;
  stop: () => Promise<void>;
}

const project = path.resolve(import.meta.dirname, '../..');

/** The first start resizes every picture and builds the site, which takes minutes on a busy machine. */
const START_TIMEOUT_MS = 15 * 60_000;

/**
 * Starts the product as `npm start` does, on free ports and with new content.
 * @param dataDir the database in it is deleted; resized pictures are kept for the next run
 */
export async function startProduct(dataDir: string): Promise<Product> {
  rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  // Started by root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  const adminPassword = randomBytes(18).toString('base64url');
  const [port, contentPort] = [await findFreePort(), await findFreePort()];
  const settings: Readonly<Record<string, string>> = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: port,
    SITE_URL: '',
    CONTENT_URL: '',
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: contentPort,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    // The folder keeps the resized pictures of the previous run, without its database.
    ALLOW_NEW_DATABASE: 'on',
  };
  const child = spawn(process.execPath, [path.join(project, 'scripts', 'start.ts')], {
    cwd: project,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await waitForStart(child, exited);
  return {
    site: new URL(`http://127.0.0.1:${port}`),
    content: new URL(`http://127.0.0.1:${contentPort}`),
    adminPassword,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitForStart(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-5000);
    if (output.includes('The site is at')) resolve();
  });
  const fail = (rule: string) =>
    reject(new OperationalError({ name: 'npm start', rule: `${rule}:\n${output}`, remedy: 'Fix the cause, then try again.' }));
  const timer = setTimeout(() => fail(`was not ready within ${START_TIMEOUT_MS / 60_000} minutes`), START_TIMEOUT_MS);
  void exited.then(() => fail('exited before it was ready'));
  try {
    await promise;
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
