/** The product's two processes as children, so that a test can end, hold and restart them as an operator or an accident would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseProcessMessage } from '#lib/process/messages.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Detects a start that hangs. Seeding and resizing every picture takes minutes on a busy machine. */
const START_LIMIT_MS = 30 * 60_000;

export type Running = {
  url: string;
  /** SIGTERM, and wait for the end. */
  stop: () => Promise<void>;
  /** SIGKILL, as when a machine is gone. */
  kill: () => Promise<void>;
  /** The process keeps its sockets open and answers nothing, until `resume`. */
  hang: () => void;
  resume: () => void;
  /** What it wrote so far. */
  output: () => string;
};

export type Settings = Readonly<Record<string, string>>;

export async function startContent(settings: Settings): Promise<Running> {
  return await startProcess('content/main.ts', settings);
}

export async function startSite(settings: Settings): Promise<Running> {
  return await startProcess('server/main.ts', settings);
}

async function startProcess(file: string, settings: Settings): Promise<Running> {
  const env: NodeJS.ProcessEnv = { ...process.env, LOG_LEVEL: 'warn', ...settings, NODE_ENV: 'production' };
  const child: ChildProcess = spawn(process.execPath, [path.join(project, file)], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = once(child, 'exit');
  const finish = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await end;
  };
  const url = await readyUrl(child, end, () => output, file);
  return {
    url,
    stop: () => finish('SIGTERM'),
    kill: () => finish('SIGKILL'),
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    output: () => output,
  };
}

async function readyUrl(child: ChildProcess, end: Promise<unknown>, output: () => string, file: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error(`${file} was not ready within ${START_LIMIT_MS} ms:\n${output()}`)), START_LIMIT_MS);
  child.on('message', (received) => {
    const message = parseProcessMessage(received);
    if (message && 'url' in message) resolve(message.url);
    if (message && 'error' in message) reject(new Error(`${file}: ${JSON.stringify(message.error)}`));
  });
  void end.then(() => reject(new Error(`${file} ended before it was ready:\n${output()}`)));
  try {
    return await promise;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return String(address.port);
}

/** Settings of a content service and a site that belong together. */
export async function freeSettings(databaseUrl: string, dataDir: string): Promise<Settings> {
  return {
    HOST: '127.0.0.1',
    CONTENT_HOST: '127.0.0.1',
    PORT: await freePort(),
    CONTENT_PORT: await freePort(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    // What the machine of the test happens to set is not what is tested.
    SITE_URL: '',
    CONTENT_URL: '',
    GRAPHQL_PATH: '',
    // A busy machine is slow; tests of outages set a limit of their own.
    CONTENT_TIMEOUT_MS: '60000',
  };
}
