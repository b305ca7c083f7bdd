import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..', '..');

/** The folder in which the unit expects the product. */
const INSTALL_FOLDER = '/opt/causeway';

const directives = readFileSync(path.join(project, 'deploy', 'systemd', 'causeway.service'), 'utf8')
  .split('\n')
  .filter((line) => /^\w+=/.test(line))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);

const read = (name: string) => directives.filter(([key]) => key === name).map(([, value]) => value);

test('the command runs the supervisor with the Node that npm installed', () => {
  const [node = '', ...args] = (read('ExecStart')[0] ?? '').split(' ');
  expect(read('WorkingDirectory')).toEqual([INSTALL_FOLDER]);
  expect(existsSync(node.replace(INSTALL_FOLDER, project))).toBe(true);
  expect(args).toEqual(['scripts/start.ts']);
  expect(existsSync(path.join(project, args[0] ?? ''))).toBe(true);
});

test('only the supervisor receives signals, and it has time to stop everything', () => {
  expect(read('KillMode')).toEqual(['mixed']);
  // The site and the content service have 20 s each, PostgreSQL has 30 s until SIGKILL.
  expect(Number(read('TimeoutStopSec')[0])).toBeGreaterThan(20 + 20 + 30);
  expect(read('Restart')).toEqual(['on-failure']);
  expect(read('OOMPolicy')).toEqual(['continue']);
});

test('the service can write only to the data folder and the two builds', () => {
  expect(read('ProtectSystem')).toEqual(['strict']);
  expect(read('StateDirectory').map((name) => `DATA_DIR=/var/lib/${name}`)).toEqual(
    read('Environment').filter((value) => value.startsWith('DATA_DIR')),
  );
  expect(read('ReadWritePaths')).toEqual([`${INSTALL_FOLDER}/.next ${INSTALL_FOLDER}/studio/dist`]);
});

test('the service has no privileges, but may compile JavaScript', () => {
  expect(read('CapabilityBoundingSet')).toEqual(['']);
  expect(read('NoNewPrivileges')).toEqual(['yes']);
  expect(read('SystemCallFilter')).toEqual(['@system-service', '~@privileged']);
  expect(read('MemoryDenyWriteExecute')).toEqual([]);
});
