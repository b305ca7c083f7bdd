/** Starts Varnish with a VCL of deploy/varnish. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { runWatchedCommand } from '../../lib/process/watched-command.ts';
import type { Session } from '../start/session.ts';

const START_TIMEOUT_MS = 30_000;

/** @throws OperationalError if Varnish is not installed */
export function findVarnish(): { program: string; version: string } {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => path.join(folder, 'varnishd')).find((file) => existsSync(file));
  if (program === undefined)
    throw new OperationalError({
      name: 'varnishd',
      rule: 'was not found on PATH. This drill needs Varnish with its modules xkey and var.',
      remedy: 'Install it, on Debian and Ubuntu with: apt-get install varnish varnish-modules',
    });
  // Varnish prints its version to the error output.
  const output = execFileSync('sh', ['-c', '"$0" -V 2>&1', program], { encoding: 'utf8' });
  return { program, version: /varnish-[\d.]+/.exec(output)?.[0] ?? 'unknown version' };
}

export async function startVarnish(
  options: { program: string; vclFile: string; port: string; backendPort: string; token: string },
  session: Session,
): Promise<void> {
  const { program, vclFile, port, backendPort, token } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-varnish-'));
  const vcl = readFileSync(vclFile, 'utf8').replace('.port = "4000"', `.port = "${backendPort}"`).replace('CHANGE-ME', token);
  const file = path.join(folder, 'drill.vcl');
  writeFileSync(file, vcl);
  const workingFolder = path.join(folder, 'work');
  mkdirSync(workingFolder);
  const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', file, '-n', workingFolder, '-s', 'malloc,256m', '-T', 'none'];
  const varnish = runWatchedCommand({ command: program, args });
  let output = '';
  for (const stream of varnish.output) stream.on('data', (text: string) => (output += text));
  let hasEnded = false;
  void varnish.exited.then(() => (hasEnded = true));
  session.defer(async () => {
    await varnish.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  const canStart = () => !hasEnded && performance.now() < deadline;
  while (!(await isListening(port))) {
    if (!canStart())
      throw new OperationalError({ name: 'varnishd', rule: `did not start:\n${output}`, remedy: 'Fix the cause, then try again.' });
    await sleep(100);
  }
}

async function isListening(port: string): Promise<boolean> {
  // The VCL refuses a purge without the token.
  return await fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE' }).then(
    ({ status }) => status === 403,
    () => false,
  );
}
