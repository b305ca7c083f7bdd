import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Leashed, runLeashed } from '#lib/process/leashed.ts';
import { Problem } from '#lib/process/problem.ts';
import { type Account, canReach, serverAccount } from './embedded/account.ts';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { checkVersion, createCluster, serverEnvironment, superuser } from './embedded/cluster.ts';
import { checkDataFolder, folderProblem } from './embedded/folder-problem.ts';
import { type Layout, openLayout } from './embedded/layout.ts';
import { endLeftoverServer } from './embedded/leftover.ts';
import { giveUpOwnership, livingOwner, takeOwnership } from './embedded/owner.ts';

export interface EmbeddedPostgres {
  /** `postgresql://…` with the password in it: not for logs. */
  url: string;
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Gets a line when something out of the ordinary or something slow happens. */
  log: (line: string) => void;
  /**
   * When another living process already runs this folder's server: `refuse` (the default), or `share` it until that process
   * stops it, which suits a tool that does a short piece of work.
   */
  whenRunning?: 'refuse' | 'share';
}

const database = 'causeway';
/** Replaying the log after a crash can take a while. */
const readyTimeoutMs = 120_000;

/**
 * Starts the PostgreSQL that npm installed on `dataDir/postgres`, creating the database on the first start. It ends with this
 * process, even after SIGKILL. Writes are durable (fsync is on).
 * @throws Problem for every foreseen reason: the folder, its version, its owner, the platform.
 */
export async function startEmbeddedPostgres({ dataDir, log, whenRunning = 'refuse' }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  checkDataFolder(dataDir);
  try {
    const files = openLayout(dataDir);
    const living = livingOwner(files.owner);
    if (living !== undefined) {
      if (whenRunning === 'refuse') throw inUse(dataDir, living.owner.pid);
      return { url: urlOf(files.password, living.port), stop: async () => {} };
    }
    const account = serverAccount(files.cluster);
    const binaries = findBinaries(account, log);
    const cluster = files.cluster ?? (await createCluster(files, binaries, account, log));
    checkVersion(cluster, binaries);
    checkReachable(cluster, account);
    await endLeftoverServer(cluster, log);
    return await run({ ...files, cluster }, binaries, account);
  } catch (error) {
    throw folderProblem(dataDir, error) ?? error;
  }
}

async function run(layout: Layout, binaries: Binaries, account: Account | undefined): Promise<EmbeddedPostgres> {
  const port = await freePort();
  takeOwnership(layout.owner, port);
  const server = spawnServer(layout, binaries, account, port);
  const url = urlOf(layout.password, port);
  try {
    await untilReady(url, server, layout);
    await createDatabase(url);
  } catch (error) {
    await server.stop();
    giveUpOwnership(layout.owner);
    throw error;
  }
  return {
    url,
    stop: async () => {
      await server.stop();
      giveUpOwnership(layout.owner);
    },
  };
}

function spawnServer(layout: Layout, binaries: Binaries, account: Account | undefined, port: number): Leashed {
  // TCP with a password rather than a Unix socket: a socket's path may have 107 bytes, and a checkout lies anywhere.
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port, timezone: 'UTC', log_timezone: 'UTC' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(layout.log)) renameSync(layout.log, `${layout.log}.1`);
  const logFile = openSync(layout.log, 'w', 0o600);
  try {
    return runLeashed(
      {
        command: binaries.postgres,
        args: ['-D', layout.cluster, ...args],
        cwd: layout.cluster,
        ...account,
        // A fast shutdown (write a checkpoint, drop clients), then an immediate one that the next start recovers from.
        stopSignals: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
        graceMs: 10_000,
        signalGroup: false,
      },
      { env: serverEnvironment(), output: logFile },
    );
  } finally {
    closeSync(logFile);
  }
}

async function untilReady(url: string, server: Leashed, layout: Layout): Promise<void> {
  let ended = false;
  void server.exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await answers(maintenance(url)))) {
    if (ended || Date.now() > deadline) {
      const lines = readFileSync(layout.log, 'utf8').trim().split('\n').slice(-5);
      throw new Problem({
        name: 'PostgreSQL',
        rule: `did not start in ${layout.cluster}. Its last words:\n${lines.map((line) => `    ${line}`).join('\n')}`,
        remedy: `Read ${layout.log}, or set DATABASE_URL to a server of your own.`,
      });
    }
    await sleep(30);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // The server answers, but with a refusal that waiting can't change.
    if (error instanceof pg.DatabaseError && error.code !== '57P03') throw error;
    return false;
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance(url) });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
}

function urlOf(passwordFile: string, port: number): string {
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** The database every server has. */
function maintenance(url: string): string {
  return url.replace(/\/\w+$/, '/postgres');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.'))));
    });
  });
}

function checkReachable(cluster: string, account: Account | undefined): void {
  if (account === undefined || canReach(account, cluster)) return;
  throw new Problem({
    name: 'DATA_DIR',
    rule: `is below a folder that is closed to the server's user (uid ${account.uid}), so PostgreSQL can't open ${cluster}.`,
    remedy: 'Move DATA_DIR to a folder everyone may pass through, or start as the user that owns it.',
    example: `DATA_DIR=/srv/causeway`,
  });
}

function inUse(dataDir: string, pid: number): Problem {
  return new Problem({
    name: 'DATA_DIR',
    rule: `${path.resolve(dataDir)} is in use by process ${pid}, which runs its database.`,
    remedy: 'Stop that process, or set DATA_DIR to another folder.',
    example: 'DATA_DIR=.data-2',
  });
}
