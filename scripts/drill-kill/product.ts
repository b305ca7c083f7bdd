/** The product that the drill kills: started as by `npm start`, on ports and in a folder of its own, and restarted with the same settings. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../lib/process/free-port.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { sendSignal } from '../../lib/process/stop-signals.ts';

export interface RunningProduct {
  /** Process id of `scripts/start.ts`, the supervisor. */
  pid: number;
  /** Resolves when that process has ended, with its exit code or the name of a signal. */
  ended: Promise<number | string>;
  output: () => string;
}

export interface Product {
  siteUrl: string;
  contentUrl: string;
  adminPassword: string;
  /** Starts the product and resolves when the site is ready. @throws OperationalError with the output if it does not become ready */
  start: () => Promise<RunningProduct>;
  /** Returns the connection URL of the database while the product runs. */
  readDatabaseUrl: () => string;
}

const repository = path.resolve(import.meta.dirname, '../..');
/** The first start resizes every picture and builds the site. */
const START_TIMEOUT_MS = 15 * 60_000;

/**
 * @param options.dataDir everything in it is deleted, except resized pictures
 * @param options.project folder that contains `scripts/start.ts`; by default this repository
 * @param options.settings further environment variables
 */
export async function createProduct(options: {
  dataDir: string;
  project?: string;
  settings?: Readonly<Record<string, string>>;
}): Promise<Product> {
  const { dataDir, project = repository } = options;
  mkdirSync(dataDir, { recursive: true });
  // Started by root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  for (const name of readdirSync(dataDir)) if (name !== 'media') rmSync(path.join(dataDir, name), { recursive: true });
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: await findFreePort(),
    SITE_URL: '',
    CONTENT_URL: '',
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: await findFreePort(),
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
    ...options.settings,
  };
  let isFirstStart = true;
  return {
    siteUrl: `http://127.0.0.1:${settings.PORT}`,
    contentUrl: `http://127.0.0.1:${settings.CONTENT_PORT}`,
    adminPassword: settings.ADMIN_PASSWORD,
    start: async () => {
      const running = startSupervisor(project, { ...settings, ALLOW_NEW_DATABASE: isFirstStart ? 'on' : '' });
      isFirstStart = false;
      await waitForStart(running);
      return running;
    },
    readDatabaseUrl: () => {
      const read = (name: string) => readFileSync(path.join(dataDir, 'postgres', name), 'utf8');
      const owner = JSON.parse(read('owner.json')) as { port: number };
      return `postgresql://causeway:${read('password').trim()}@127.0.0.1:${owner.port}/causeway`;
    },
  };
}

function startSupervisor(project: string, settings: Readonly<Record<string, string>>): RunningProduct {
  const child = spawn(process.execPath, [path.join(project, 'scripts', 'start.ts')], {
    cwd: project,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | string);
  return { pid: child.pid ?? 0, ended, output: () => text };
}

async function waitForStart({ ended, output, pid }: RunningProduct): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (rule: string) =>
    reject(new OperationalError({ name: 'npm start', rule: `${rule}:\n${output()}`, remedy: 'Fix the cause, then try again.' }));
  const poll = setInterval(() => output().includes('The site is at') && resolve(), 20);
  const limit = setTimeout(() => fail(`was not ready within ${START_TIMEOUT_MS / 60_000} minutes`), START_TIMEOUT_MS);
  void ended.then(() => fail('exited before it was ready'));
  try {
    await promise;
  } catch (error) {
    sendSignal(pid, 'SIGTERM');
    throw error;
  } finally {
    clearInterval(poll);
    clearTimeout(limit);
  }
}
