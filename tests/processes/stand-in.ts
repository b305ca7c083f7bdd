/**
 * A small product around the real start: its scripts, its libraries and its database, with a content service and a site that
 * do in a line what the test asks of them. The real ones take a minute to seed and to build, which is not what is tested here.
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
import { hashInputs } from '../../scripts/start/inputs.ts';

const repository = path.resolve(import.meta.dirname, '..', '..');

/** What a stand-in does, by STAND_IN: `content:die` ends after it was ready, `content:refuse` reports a problem, `content:slow` never gets ready. */
const standIn = (name: string, host: string, port: string) => `
import { createServer } from 'node:http';
import { OperationalError } from '#lib/process/operational-error.ts';
import { runStep, runSupervised } from '#lib/process/supervised.ts';

const asked = process.env.STAND_IN ?? '';
await runSupervised(async () => {
  await runStep('${name} step', async (progress) => {
    progress('half');
    if (asked === '${name}:slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
    if (asked === '${name}:refuse') throw new OperationalError({ name: 'DATABASE_URL', rule: 'leads to a database of a newer version.', remedy: 'Update this program.' });
    return 'done';
  });
  const server = createServer((_, response) => response.end('${name}'));
  await new Promise((resolve) => server.listen(Number(process.env.${port}), process.env.${host}, resolve));
  if (asked === '${name}:die') setTimeout(() => process.exit(3), 300);
  return {
    url: 'http://' + process.env.${host} + ':' + process.env.${port},
    stop: async () => {
      console.log('${name} stops');
      server.closeAllConnections();
      server.close();
    },
  };
});
`;

export interface StandInProduct {
  folder: string;
  env: Record<string, string>;
  remove: () => void;
}

/** Made in a folder everyone may pass through, as a checkout is. */
export async function makeStandIn(): Promise<StandInProduct> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'start-')));
  chmodSync(folder, 0o755);
  for (const part of ['lib', 'scripts', 'content/db', 'package.json'])
    cpSync(path.join(repository, part), path.join(folder, part), { recursive: true });
  standInPackages(folder);
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'content', 'main.ts'), standIn('content', 'CONTENT_HOST', 'CONTENT_PORT'));
  writeFileSync(path.join(folder, 'server', 'main.ts'), standIn('site', 'HOST', 'PORT'));
  const [port, contentPort] = await freePorts();
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

/** The packages of the repository, with a Next and a Relay compiler that only do what the start sees of them. */
function standInPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  const replaced = new Map([
    ['next', ['dist/bin/next', nextStandIn]],
    ['relay-compiler', ['cli.js', relayStandIn]],
  ] as const);
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    const standsIn = replaced.get(name as 'next');
    if (standsIn === undefined) symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
    else {
      const program = path.join(packages, name, standsIn[0]);
      mkdirSync(path.dirname(program), { recursive: true });
      writeFileSync(program, standsIn[1]);
    }
  }
}

const nextStandIn = `
const fs = require('node:fs');
const [command, ...rest] = process.argv.slice(2);
if (command === 'build') {
  if (process.env.STAND_IN === 'build:fail') {
    console.error('page.tsx does not compile');
    process.exit(1);
  }
  fs.appendFileSync('builds', 'built\\n');
  fs.mkdirSync('.next', { recursive: true });
  fs.writeFileSync('.next/BUILD_ID', 'stand-in');
  if (process.env.STAND_IN === 'build:slow') setTimeout(() => {}, 60_000);
} else {
  const port = rest[rest.indexOf('--port') + 1];
  require('node:http').createServer((_, response) => response.end('next ' + command)).listen(port, '127.0.0.1', () => console.log('next is ready'));
}
`;

const relayStandIn = `
const fs = require('node:fs');
fs.appendFileSync('compiled', 'compiled\\n');
`;

/** As `next build` and the start leave it, so that the start finds nothing to build. */
export function recordBuild(folder: string, env: Record<string, string>): void {
  mkdirSync(path.join(folder, '.next'), { recursive: true });
  writeFileSync(path.join(folder, '.next', 'BUILD_ID'), 'stand-in');
  writeFileSync(path.join(folder, '.next', 'inputs'), hashInputs(folder, parseEnv(env)));
}

async function freePorts(): Promise<[number, number]> {
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

export interface RunningStart {
  process: ChildProcess;
  /** Everything it wrote so far. */
  output: () => string;
  /** Waits for a text in the output; rejects when the process ends before it comes. */
  says: (text: string) => Promise<void>;
  /** The exit code, or the signal's name. */
  ended: Promise<number | string | null>;
}

/** Runs `node scripts/start.ts` of a stand-in. */
export function start(product: StandInProduct, env: Record<string, string> = {}, script = 'scripts/start.ts'): RunningStart {
  return watch(product, env, process.execPath, [script]);
}

/** Runs `npm start` itself. It leads a process group, as in a terminal. */
export function npmStart(product: StandInProduct): RunningStart {
  return watch(product, {}, 'npm', ['start']);
}

function watch(product: StandInProduct, env: Record<string, string>, command: string, args: string[]): RunningStart {
  const child = spawn(command, args, {
    detached: true,
    cwd: product.folder,
    env: { PATH: process.env['PATH'], ...product.env, ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let over = false;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => {
      over = true;
      resolve(signal ?? code);
    });
  });
  const says = async (wanted: string) => {
    while (!text.includes(wanted)) {
      if (over) throw new Error(`Ended without saying "${wanted}":\n${text}`);
      await sleep(20);
    }
  };
  return { process: child, output: () => text, says, ended };
}

/** Command lines of all processes that have to do with a folder. Linux; the tests that use it are about what the start leaves behind. */
export function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => commandLine(pid))
    .filter((line) => line.includes(folder));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // It ended while we were looking.
    return '';
  }
}

/** Waits until nothing of the folder runs, and returns what still does when that takes too long. */
export async function leftAfter(folder: string, limitMs: number): Promise<string[]> {
  const deadline = Date.now() + limitMs;
  while (processesOf(folder).length > 0 && Date.now() < deadline) await sleep(50);
  return processesOf(folder);
}
