/** Starts the servers for the benchmark. They stop when this process ends for any reason. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../lib/process/free-port.ts';
import { runWatchedCommand } from '../../lib/process/watched-command.ts';
import { followServerProcess } from '../../lib/process/server-process.ts';
import { createSeedImages } from '../../tests/support/seed-images.ts';
import type { Session } from '../start/session.ts';
import { pinToServerCore } from './cpu-cores.ts';

type Settings = Readonly<Record<string, string>>;

/** Timeout for the first start, which seeds the content and generates image sizes. */
const START_TIMEOUT_MS = 300_000;

/**
 * Starts a content service with the complete seed content in its own folder, which is reused by the next run.
 * @param options.folder name of the folder
 * @returns the environment variables with which a site uses it
 */
export async function startContent(
  project: string,
  session: Session,
  { folder = 'bench', ...options }: { folder?: string } & Settings = {},
): Promise<Settings & { CONTENT_HOST: string; CONTENT_PORT: string; DATA_DIR: string }> {
  const dataDir = path.join(project, '.data', folder);
  await createSeedImages(dataDir);
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    SITE_URL: '',
    CONTENT_URL: '',
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: await findFreePort(),
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PREPARE_IMAGE_VARIANTS: 'off',
    // The folder of the first run contains the variants, but no database.
    ALLOW_NEW_DATABASE: 'on',
    // Pages must not be revalidated during the measurement.
    REVALIDATE_SECONDS: '86400',
    ...options,
  };
  await startProgram([process.execPath, path.join(project, 'content', 'main.ts')], settings, session);
  return settings;
}

export async function startDocumentServer(project: string, settings: Settings, session: Session): Promise<string> {
  const command = pinToServerCore([process.execPath, path.join(project, 'server', 'main.ts')]);
  return await startProgram(command, { ...settings, PORT: await findFreePort() }, session);
}

/** Starts the site on all processor cores, as `npm start` does. */
export async function startSite(project: string, settings: Settings, session: Session): Promise<string> {
  return await startProgram([process.execPath, path.join(project, 'server', 'main.ts')], settings, session);
}

/** Starts `next start` with the same build. */
export async function startNext(project: string, settings: Settings, session: Session): Promise<string> {
  const port = await findFreePort();
  const next = path.join(project, 'node_modules', 'next', 'dist', 'bin', 'next');
  const [command, ...args] = pinToServerCore([process.execPath, next, 'start', '-H', '127.0.0.1', '-p', port]);
  const server = runWatchedCommand({ command, args, cwd: project }, { env: { ...process.env, ...settings, PORT: port } });
  session.defer(server.stop);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilResponding('next start', url);
  return url;
}

/** Waits until the server responds. @throws Error after 30 seconds */
export async function waitUntilResponding(name: string, url: string): Promise<void> {
  const until = performance.now() + 30_000;
  while (!(await isResponding(url))) {
    if (performance.now() > until) throw new Error(`${name} did not respond within 30 s.`);
    await sleep(200);
  }
}

/** True if the server responds with a successful status. The content of the response is checked later. */
async function isResponding(url: string): Promise<boolean> {
  return await fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** Starts a server program and resolves with its URL when it is ready. */
async function startProgram(command: readonly string[], settings: Settings, session: Session): Promise<string> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'json',
  });
  const server = followServerProcess(child, { name: args.join(' '), timeoutMs: START_TIMEOUT_MS });
  session.defer(server.stop);
  return await server.ready;
}
