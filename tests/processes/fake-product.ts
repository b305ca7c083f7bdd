/**
 * A project folder with the real start scripts, libraries and database, but with a fake content service and a fake site that behave as the test
 * requests. The real ones take a minute to seed and build, which these tests do not cover.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from '#lib/env/env.ts';
import { hashBuildInputs } from '../../scripts/start/build-inputs.ts';
import { BUILD_FOLDER, BUILD_ID_FILE } from '../../server/next/build-files.ts';

const repository = path.resolve(import.meta.dirname, '..', '..');

/**
 * Returns the source of a fake server. FAKE_BEHAVIOR selects how it misbehaves: `content:die` exits soon after each start, `content:fail` reports an error,
 * and `content:slow` never becomes ready.
 */
const createFakeServer = (name: string, host: string, port: string) => `
import { createServer } from 'node:http';
import { OperationalError } from '#lib/process/operational-error.ts';
import { runStep, runSupervised } from '#lib/process/supervised.ts';

const behavior = process.env.FAKE_BEHAVIOR ?? '';
await runSupervised(async () => {
  await runStep('${name} step', async (progress) => {
    progress('half');
    if (behavior === '${name}:slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
    if (behavior === '${name}:fail') throw new OperationalError({ name: 'DATABASE_URL', rule: 'refers to a database of a newer version.', remedy: 'Update this program.' });
    return 'done';
  });
  const server = createServer((request, response) => {
    setTimeout(() => response.end('${name}'), request.url === '/slow' ? 1500 : 0);
  });
  await new Promise((resolve) => server.listen(Number(process.env.${port}), process.env.${host}, resolve));
  if (behavior === '${name}:die') setTimeout(() => process.exit(3), 300);
  return {
    url: 'http://' + process.env.${host} + ':' + process.env.${port},
    stop: async () => {
      console.log('${name} stops');
      await new Promise((resolve) => server.close(resolve));
    },
  };
});
`;

/**
 * Returns the source of a program that runs the real content service with the fixture seed.
 * @param folder the repository, whose modules it imports
 */
const createFixtureService = (folder: string) => `
import path from 'node:path';
import { readEnv } from '#lib/env/env.ts';
import { runSupervised } from '#lib/process/supervised.ts';
import { startContentService } from '${folder}/content/service.ts';
import { fixtureSeed } from '${folder}/tests/support/fixture-seed.ts';

await runSupervised(async () => {
  const env = readEnv();
  return startContentService({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    mediaDir: '${folder}/node_modules/.cache/media',
    host: env.CONTENT_HOST,
    port: env.CONTENT_PORT,
    graphqlPath: env.GRAPHQL_PATH,
    siteUrl: env.SITE_URL,
    contentUrl: env.CONTENT_URL,
    catalogue: false,
    allowIntrospection: false,
    logLevel: env.LOG_LEVEL,
    readSeed: async () => fixtureSeed,
  });
});
`;

export interface FakeProduct {
  folder: string;
  env: Record<string, string>;
  remove: () => void;
}

/** Creates a copy of the start scripts with fake servers, in a folder that every user can traverse, because PostgreSQL may run as another user. */
export async function createFakeProduct({ realContentService = false } = {}): Promise<FakeProduct> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'start-')));
  chmodSync(folder, 0o755);
  for (const part of ['lib', 'scripts', 'content/db', 'server/next/build-files.ts', 'package.json'])
    cpSync(path.join(repository, part), path.join(folder, part), { recursive: true });
  installFakePackages(folder);
  const content = realContentService ? createFixtureService(repository) : createFakeServer('content', 'CONTENT_HOST', 'CONTENT_PORT');
  writeFileSync(path.join(folder, 'content', 'main.ts'), content);
  writeFileSync(path.join(folder, 'server', 'main.ts'), createFakeServer('site', 'HOST', 'PORT'));
  const [port, contentPort] = await findFreePorts();
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: String(contentPort),
    NODE_ENV: 'production',
  };
  recordBuild(folder, env);
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links the packages of the repository, except Next, the Relay compiler and Vite, which are replaced by minimal fakes. */
function installFakePackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  const replaced = new Map([
    ['next', ['dist/bin/next', fakeNext]],
    ['relay-compiler', ['cli.js', fakeRelayCompiler]],
    ['vite', ['bin/vite.js', fakeVite]],
  ] as const);
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    const fake = replaced.get(name as 'next');
    if (fake === undefined) symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
    else {
      const program = path.join(packages, name, fake[0]);
      mkdirSync(path.dirname(program), { recursive: true });
      writeFileSync(program, fake[1]);
    }
  }
}

const fakeNext = `
const fs = require('node:fs');
const [command, ...rest] = process.argv.slice(2);
if (command === 'build') {
  if (process.env.FAKE_BEHAVIOR === 'build:fail') {
    console.error('page.tsx does not compile');
    process.exit(1);
  }
  fs.appendFileSync('builds', 'built\\n');
  fs.mkdirSync('${BUILD_FOLDER}', { recursive: true });
  fs.writeFileSync('${BUILD_ID_FILE}', 'fake build');
  if (process.env.FAKE_BEHAVIOR === 'build:slow') setTimeout(() => {}, 60_000);
} else {
  const port = rest[rest.indexOf('--port') + 1];
  require('node:http').createServer((_, response) => response.end('next ' + command)).listen(port, '127.0.0.1', () => console.log('next is ready'));
}
`;

const fakeRelayCompiler = `
const fs = require('node:fs');
fs.appendFileSync('compiled', 'compiled\\n');
`;

/** Builds the studio. */
const fakeVite = `
const fs = require('node:fs');
fs.mkdirSync('studio/dist', { recursive: true });
fs.writeFileSync('studio/dist/index.html', 'fake studio');
`;

/** Writes the files of a finished build, so that the start does not build again. */
export function recordBuild(folder: string, env: Record<string, string>): void {
  mkdirSync(path.join(folder, BUILD_FOLDER), { recursive: true });
  writeFileSync(path.join(folder, BUILD_ID_FILE), 'fake build');
  writeFileSync(path.join(folder, BUILD_FOLDER, 'inputs'), hashBuildInputs(folder, parseEnv(env)));
}

async function findFreePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : 0;
    }),
  );
  for (const server of servers) server.close();
  return [ports[0] ?? 0, ports[1] ?? 0];
}

export interface StartProcess {
  process: ChildProcess;
  /** Returns the output so far. */
  output: () => string;
  /** Waits until the output contains a text. Rejects if the process exits first. */
  waitForOutput: (text: string) => Promise<void>;
  /** Resolves with the exit code or the name of the signal. */
  ended: Promise<number | string | null>;
}

/** Runs `node scripts/start.ts` in the folder of the product. */
export function start(product: FakeProduct, env: Record<string, string> = {}, script = 'scripts/start.ts'): StartProcess {
  return spawnCommand(product, env, process.execPath, [script]);
}

/** Runs `npm start`. npm leads its own process group, as in a terminal. */
export function startWithNpm(product: FakeProduct): StartProcess {
  return spawnCommand(product, {}, 'npm', ['start']);
}

function spawnCommand(product: FakeProduct, env: Record<string, string>, command: string, args: string[]): StartProcess {
  const child = spawn(command, args, {
    detached: true,
    cwd: product.folder,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...product.env,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let hasExited = false;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => {
      hasExited = true;
      resolve(signal ?? code);
    });
  });
  const waitForOutput = async (expected: string) => {
    while (!text.includes(expected)) {
      if (hasExited) throw new Error(`Exited without printing "${expected}":\n${text}`);
      await sleep(20);
    }
  };
  return { process: child, output: () => text, waitForOutput, ended };
}

/** Returns the command lines of all processes that refer to a folder. Works on Linux only. */
export function listProcesses(folder: string): string[] {
  return listPids()
    .map(readCommandLine)
    .filter((line) => line.includes(folder));
}

/** Returns the id of the process that runs a program of the product: `content/main.ts`. Undefined if there is none. */
export function findPid({ folder }: FakeProduct, program: string): number | undefined {
  return listPids().find((pid) => readCommandLine(pid).endsWith(`${folder}/${program}`));
}

/** Returns the id of PostgreSQL's main process. */
export function findPostgres({ folder }: FakeProduct): number | undefined {
  return listPids().find((pid) => /^\S+\/bin\/postgres -D /.test(readCommandLine(pid)) && readCommandLine(pid).includes(folder));
}

const listPids = () => readdirSync('/proc').map(Number).filter(Number.isInteger);

function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // The process has just exited.
    return '';
  }
}

/** Waits until no process refers to the folder. Returns the command lines of those that still run after the time limit. */
export async function waitForProcesses(folder: string, limitMs: number): Promise<string[]> {
  const deadline = Date.now() + limitMs;
  while (listProcesses(folder).length > 0 && Date.now() < deadline) await sleep(50);
  return listProcesses(folder);
}
