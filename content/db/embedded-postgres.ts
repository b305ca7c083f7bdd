import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keepRunning, type Run } from '#lib/process/keep-running.ts';
import { formatExitCode } from '#lib/process/wait-for-exit.ts';
import { type WatchedCommand, runWatchedCommand } from '#lib/process/watched-command.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportsFullDisk } from './disk-full.ts';
import { type SystemUser, canReach, getServerUser } from './embedded/system-user.ts';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { assertClusterVersion, createCluster, getServerEnvironment, SUPERUSER } from './embedded/cluster.ts';
import { createDiskFullError, prepareDataFolder, toFolderError } from './embedded/data-folder.ts';
import { assertNoDataWithoutCluster } from './embedded/new-database.ts';
import { findServerPort } from './embedded/server-port.ts';
import { type ServerPaths, prepareServerPaths } from './embedded/server-paths.ts';
import { stopStaleServer } from './embedded/stale-server.ts';
import { releaseOwnership, findLiveOwner, claimOwnership } from './embedded/owner.ts';

export interface EmbeddedPostgres {
  /** `postgresql://…`, including the password. Do not log it. It stays the same when the server restarts. */
  url: string;
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Receives a message for each unusual event and each slow step. */
  log: (line: string) => void;
  /**
   * What to do if another process already runs the server of this folder: `fail` (the default), or `share` that server until its process stops it,
   * which suits short-lived commands.
   */
  whenRunning?: 'fail' | 'share';
  /** Creates a new database although the data folder contains other data of the content service. Default: false. */
  canCreate?: boolean;
  /** Called when the server has failed so often that it is not restarted again. Default: the error is logged. */
  onCrashLoop?: (error: OperationalError) => void;
}

const DATABASE_NAME = 'causeway';
/** Replaying the write-ahead log after a crash can take minutes. */
const READY_TIMEOUT_MS = 120_000;

/**
 * Starts the PostgreSQL that npm installed, with its data in `dataDir/postgres`. The first start creates the database. If the server ends, it is
 * restarted on the same port. It stops when this process exits, even after SIGKILL. Writes are durable (fsync is on).
 * @throws OperationalError for all expected failures: the folder, its version, its owner, the platform
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, whenRunning = 'fail', canCreate = false } = options;
  prepareDataFolder(dataDir);
  try {
    const paths = prepareServerPaths(dataDir);
    const owner = findLiveOwner(paths.owner);
    if (owner !== undefined) {
      if (whenRunning === 'fail') throw createInUseError(dataDir, owner.owner.pid);
      return { url: getDatabaseUrl(paths.password, owner.port), stop: async () => {} };
    }
    if (paths.cluster === undefined) assertNoDataWithoutCluster(dataDir, canCreate);
    const user = getServerUser(paths.cluster);
    const binaries = findBinaries(user, log);
    const cluster = paths.cluster ?? (await createCluster(paths, binaries, user, log));
    assertClusterVersion(cluster, binaries);
    assertReachable(cluster, user);
    return await keepServerRunning({ ...paths, cluster }, binaries, user, options);
  } catch (error) {
    throw toFolderError(dataDir, error) ?? error;
  }
}

async function keepServerRunning(
  paths: ServerPaths,
  binaries: Binaries,
  user: SystemUser | undefined,
  { log, onCrashLoop = (error) => log(error.message) }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const port = await findServerPort();
  const url = getDatabaseUrl(paths.password, port);
  claimOwnership(paths.owner, port);
  const server = keepRunning({
    name: 'PostgreSQL',
    start: () => startServer(paths, binaries, user, url, log),
    log,
    onCrashLoop,
  });
  const stop = async () => {
    await server.stop();
    releaseOwnership(paths.owner);
  };
  try {
    await server.first;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function startServer(
  paths: ServerPaths,
  binaries: Binaries,
  user: SystemUser | undefined,
  url: string,
  log: (line: string) => void,
): Promise<Run> {
  await stopStaleServer(paths.cluster, log);
  const server = spawnServer(paths, binaries, user, new URL(url).port);
  try {
    await waitUntilReady(url, server, paths);
    await createDatabase(url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { exited: server.exited.then(formatExitCode), stop: server.stop };
}

function spawnServer(paths: ServerPaths, binaries: Binaries, user: SystemUser | undefined, port: string): WatchedCommand {
  // TCP with a password instead of a Unix socket: the path of a socket is limited to 107 bytes, and the path of a checkout can be longer.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // For solid-state disks. The default is for hard disks, and avoids the indexes of the property search.
    random_page_cost: '1.1',
    // Starting workers and collecting their rows takes longer than the short statements of the property search themselves.
    max_parallel_workers_per_gather: '0',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(paths.log)) renameSync(paths.log, `${paths.log}.1`);
  const logFile = openSync(paths.log, 'w', 0o600);
  try {
    return runWatchedCommand(
      {
        command: binaries.postgres,
        args: ['-D', paths.cluster, ...args],
        cwd: paths.cluster,
        ...user,
        // First a fast shutdown (disconnect clients, write a checkpoint), then an immediate one, from which the next start recovers.
        stopSignals: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
        graceMs: 10_000,
        signalGroup: false,
      },
      { env: getServerEnvironment(), output: logFile },
    );
  } finally {
    closeSync(logFile);
  }
}

async function waitUntilReady(url: string, server: WatchedCommand, paths: ServerPaths): Promise<void> {
  let hasExited = false;
  void server.exited.then(() => {
    hasExited = true;
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await acceptsConnections(getMaintenanceUrl(url)))) {
    if (hasExited || Date.now() > deadline) {
      const output = readFileSync(paths.log, 'utf8').trim();
      if (reportsFullDisk(output)) throw createDiskFullError(paths.cluster);
      const lines = output.split('\n').slice(-5);
      throw new OperationalError({
        name: 'PostgreSQL',
        rule: `did not start in ${paths.cluster}. The last lines of its log:\n${lines.map((line) => `    ${line}`).join('\n')}`,
        remedy: `Read ${paths.log}, or set DATABASE_URL to another server.`,
      });
    }
    await sleep(30);
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // The server rejects the connection, and waiting does not help, except while it starts up (57P03).
    if (error instanceof pg.DatabaseError && error.code !== '57P03') throw error;
    return false;
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: getMaintenanceUrl(url) });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}

function getDatabaseUrl(file: string, port: number): string {
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (password === '') throw createNoPasswordError(file);
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/** Returns the URL of the database `postgres`, which exists on every server. */
function getMaintenanceUrl(url: string): string {
  return url.replace(/\/\w+$/, '/postgres');
}

function assertReachable(cluster: string, user: SystemUser | undefined): void {
  if (user === undefined || canReach(user, cluster)) return;
  throw new OperationalError({
    name: 'DATA_DIR',
    rule: `is inside a folder that the user of the server (uid ${user.uid}) cannot access, so PostgreSQL cannot open ${cluster}.`,
    remedy: 'Move DATA_DIR to a folder that all users can traverse, or start as the user that owns it.',
    example: `DATA_DIR=/srv/causeway`,
  });
}

function createNoPasswordError(file: string): OperationalError {
  return new OperationalError({
    name: 'DATA_DIR',
    rule: `must contain the password of its database; ${file} is missing or empty. The database itself is unchanged.`,
    remedy:
      'Restore this file from a copy of the data folder. Without a copy, move the data folder away and restore a backup into a new one.',
    example: 'DATA_DIR=/srv/causeway-new npm run restore -- backup.tar',
  });
}

function createInUseError(dataDir: string, pid: number): OperationalError {
  return new OperationalError({
    name: 'DATA_DIR',
    rule: `${path.resolve(dataDir)} is in use by process ${pid}, which runs its database server.`,
    remedy: 'Stop that process, or set DATA_DIR to another folder.',
    example: 'DATA_DIR=.data-2',
  });
}
