import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseBackupArguments, parseRestoreArguments } from './arguments.ts';

const now = new Date('2026-11-22T08:10:00.123Z');
const name = 'causeway-2026-11-22T08-10-00Z.tar';

test('the file name of a backup contains its time, and the folder is the default or the given one', () => {
  expect(parseBackupArguments([], '.data/backups', now)).toEqual({
    file: path.resolve('.data/backups', name),
    usesDefaultFolder: true,
    withSecrets: false,
  });
  expect(parseBackupArguments(['--to', '/missing/folder/'], '', now).file).toBe(path.join('/missing/folder', name));
  const existing = mkdtempSync(path.join(tmpdir(), 'arguments-'));
  expect(parseBackupArguments(['--to', existing, '--with-secrets'], '', now)).toEqual({
    file: path.join(existing, name),
    usesDefaultFolder: false,
    withSecrets: true,
  });
  rmdirSync(existing);
  expect(parseBackupArguments(['--to', '/srv/one.tar'], '', now).file).toBe('/srv/one.tar');
});

test('the file of a restore is required, and existing data is not replaced by default', () => {
  expect(parseRestoreArguments(['/srv/one.tar'])).toEqual({ file: '/srv/one.tar', replace: false });
  expect(parseRestoreArguments(['--replace', '/srv/one.tar'])).toEqual({ file: '/srv/one.tar', replace: true });
  expect(() => parseRestoreArguments([])).toThrow('file: exactly one file is required.\n  Usage: npm run restore');
  expect(() => parseRestoreArguments(['a', 'b'])).toThrow('exactly one file is required.');
});

test('errors name the unknown argument and the usage', () => {
  expect(() => parseBackupArguments(['--form', 'x'], '', now)).toThrow(/^arguments: Unknown option '--form'\.\n {2}Usage: npm run backup/);
  expect(() => parseBackupArguments(['x'], '', now)).toThrow('x: this argument is not supported.');
  expect(() => parseBackupArguments(['--to', ''], '', now)).toThrow('--to: the path is empty.');
  expect(() => parseRestoreArguments(['a', '--force'])).toThrow("Unknown option '--force'.");
});
