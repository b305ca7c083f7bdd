/** Starts the site and the content service as child processes, so that tests can stop, kill, suspend and restart them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '#lib/process/free-port.ts';
import { readEnv } from '#lib/env/env.ts';
import { parseProcessMessage } from '#lib/process/messages.ts';
import { getMemoryFlags, memoryEnvironment } from '#lib/process/memory-flags.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Timeout for a start that hangs. Seeding and resizing every image takes minutes on a busy machine. */
const START_TIMEOUT_MS = 30 * 60_000;

export type RunningProcess = {
  url: string;
  pid: number;
  /** Sends SIGTERM and resolves when the process has exited. */
  stop: () => Promise<void>;
  /** Sends SIGKILL, to simulate a crash, and resolves when the process has exited. */
  kill: () => Promise<void>;
  /** Suspends the process with SIGSTOP: it keeps its sockets open but does not respond until `resume` is called. */
  hang: () => void;
  resume: () => void;
  /** Returns the output so far. */
  output: () => string;
};

export type Settings = Readonly<Record<string, string>>;

export async function startContent(settings: Settings): Promise<RunningProcess> {
  return await startProcess('content/main.ts', settings, readEnv().CONTENT_MEMORY_MB);
}

export async function startSite(settings: Settings): Promise<RunningProcess> {
  return await startProcess('server/main.ts', settings, readEnv().SITE_MEMORY_MB);
}

/** @param memoryMb limit of the heap, as `npm start` sets it */
async function startProcess(file: string, settings: Settings, memoryMb: number): Promise<RunningProcess> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...memoryEnvironment, LOG_LEVEL: 'warn', ...settings, NODE_ENV: 'production' };
  const child: ChildProcess = spawn(process.execPath, [...getMemoryFlags(memoryMb), path.join(project, file)], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  let isStopping = false;
  const finish = async (end: () => void) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isStopping = true;
    end();
    await ended;
  };
  const url = await waitForUrl(child, ended, () => output, file);
  void ended.then(([code, signal]) => {
    if (!isStopping)
      console.error(`${file} ended unexpectedly (${String(signal ?? code)}). The end of its output:\n${output.slice(-4_000)}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    // A server with a parent process stops when the parent disconnects, and ignores SIGTERM.
    stop: () => finish(() => child.disconnect()),
    kill: () => finish(() => void child.kill('SIGKILL')),
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    output: () => output,
  };
}

async function waitForUrl(child: ChildProcess, end: Promise<unknown>, output: () => string, file: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error(`${file} was not ready within ${START_TIMEOUT_MS} ms:\n${output()}`)), START_TIMEOUT_MS);
  child.on('message', (received) => {
    const message = parseProcessMessage(received);
    if (message && 'url' in message) resolve(message.url);
    if (message && 'error' in message) reject(new Error(`${file}: ${JSON.stringify(message.error)}`));
  });
  void end.then(() => reject(new Error(`${file} exited before it was ready:\n${output()}`)));
  try {
    return await promise;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Creates settings with free ports for a content service and the site that uses it. */
export async function createSettings(databaseUrl: string, dataDir: string): Promise<Settings> {
  return {
    HOST: '127.0.0.1',
    CONTENT_HOST: '127.0.0.1',
    PORT: await findFreePort(),
    CONTENT_PORT: await findFreePort(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    // The database is new for each run, but the resized images are not.
    ALLOW_NEW_DATABASE: 'on',
    // Override variables that may be set on this machine.
    SITE_URL: '',
    CONTENT_URL: '',
    GRAPHQL_PATH: '',
    // They exist already (prepare-browser-tests.ts).
    PREPARE_IMAGE_VARIANTS: 'off',
    // A long timeout for busy machines. Tests of outages set a shorter one.
    CONTENT_TIMEOUT_MS: '60000',
  };
}
