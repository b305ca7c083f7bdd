/** The processes a measurement stands on. Each ends with this process, whatever ends it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runLeashed } from '../../lib/process/leashed.ts';
import { readMessage } from '../../lib/process/messages.ts';
import { Problem } from '../../lib/process/problem.ts';
import type { Session } from '../start/session.ts';
import { onServerCore } from './cores.ts';

type Settings = Readonly<Record<string, string>>;

/** Seeding for the first time, pictures included, on two cores. */
const START_LIMIT_MS = 300_000;

/** A content service with the whole seed in a folder of its own, which is kept for the next run. @returns the settings that lead a site to it */
export async function startContent(project: string, session: Session): Promise<Settings> {
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    SITE_URL: '',
    CONTENT_URL: '',
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: await freePort(),
    DATABASE_URL: '',
    DATA_DIR: path.join(project, '.data', 'bench'),
    // No page grows old while it is measured.
    REVALIDATE_SECONDS: '86400',
  };
  await startProgram([process.execPath, path.join(project, 'content', 'main.ts')], settings, session);
  return settings;
}

export async function startDocumentServer(project: string, settings: Settings, session: Session): Promise<string> {
  const command = onServerCore([process.execPath, path.join(project, 'server', 'main.ts')]);
  return await startProgram(command, { ...settings, PORT: await freePort() }, session);
}

/** `next start` on the same build. */
export async function startNext(project: string, settings: Settings, session: Session): Promise<string> {
  const port = await freePort();
  const next = path.join(project, 'node_modules', 'next', 'dist', 'bin', 'next');
  const [command, ...args] = onServerCore([process.execPath, next, 'start', '-H', '127.0.0.1', '-p', port]);
  const server = runLeashed({ command, args, cwd: project }, { env: { ...process.env, ...settings, PORT: port } });
  session.defer(server.stop);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering('next start', url);
  return url;
}

/** @throws when nothing answers within half a minute: a machine that is measured is a busy one */
export async function untilAnswering(name: string, url: string): Promise<void> {
  const until = performance.now() + 30_000;
  while (!(await answers(url))) {
    if (performance.now() > until) throw new Error(`${name} did not answer within 30 s`);
    await sleep(200);
  }
}

/** Whatever the answer is: what it should be is looked at when it is measured. */
async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** Starts a program of the product and waits until it is ready. */
async function startProgram(command: readonly string[], settings: Settings, session: Session): Promise<string> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'json',
  });
  const ended = once(child, 'exit');
  session.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error(`${args.join(' ')} was not ready within ${START_LIMIT_MS / 1000} s`)), START_LIMIT_MS);
  child.on('message', (received) => {
    const message = readMessage(received);
    if (message === undefined) return;
    if ('problem' in message) reject(new Problem(message.problem));
    else if ('url' in message) resolve(message.url);
  });
  void ended.then(() => reject(new Error(`${args.join(' ')} ended before it was ready`)));
  return await promise.finally(() => clearTimeout(timer));
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
