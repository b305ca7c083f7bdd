/** Starts the site and the content service as child processes, so that tests can stop, kill, suspend and restart them. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '#lib/process/free-port.ts';
import { readEnv } from '#lib/env/env.ts';
import { getMemoryFlags, memoryEnvironment } from '#lib/process/memory-flags.ts';
import { followServerProcess } from '#lib/process/server-process.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Timeout for a start that hangs. Seeding and resizing every image takes minutes on a busy machine. */
const START_TIMEOUT_MS = 30 * 60_000;

export type RunningProcess = {
  url: string;
  pid: number;
  /** Disconnects the process, which then shuts down, and resolves when the process has exited. */
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
  const server = followServerProcess(child, { name: file, timeoutMs: START_TIMEOUT_MS, getOutput: () => output });
  let isStopping = false;
  const finish = async (end: () => Promise<void>) => {
    isStopping = true;
    await end();
  };
  const url = await server.ready.catch(async (error: unknown) => {
    await server.kill();
    throw error;
  });
  void server.exited.then((how) => {
    if (!isStopping) console.error(`${file} ended unexpectedly (${how}). The end of its output:\n${output.slice(-4_000)}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => finish(server.stop),
    kill: () => finish(server.kill),
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    output: () => output,
  };
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
