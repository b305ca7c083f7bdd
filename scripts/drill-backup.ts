/**
 * `npm run drill:backup -- [--rounds 20] [--seed text]`: kills backups and restores with SIGKILL at random moments and checks that no state is lost or
 * mixed. The exit code is 1 if a check fails.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBackupDrill } from './drill-backup/run-drill.ts';

const MAX_ROUNDS = 200;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: 'drill' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS) {
  console.error(`--rounds: must be a whole number from 1 to ${MAX_ROUNDS}.\n  Usage: npm run drill:backup -- [--rounds 20] [--seed text]`);
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'drill-backup-'));
// The user that runs PostgreSQL must be able to traverse the folder.
await chmod(folder, 0o755);
try {
  const { problems, ...counts } = await runBackupDrill({ folder, rounds, seed: values.seed, log: console.log });
  console.table(counts);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  if (!process.env.KEEP) await rm(folder, { recursive: true, force: true });
}
