import { expect, test } from 'vitest';
import { reportsFullDisk } from '../disk-full.ts';
import { toFolderError } from './data-folder.ts';

const fileError = (code: string) => Object.assign(new Error(code), { code, syscall: 'write', path: '/srv/data/file' });

test.each(['ENOSPC', 'EDQUOT'])('%s is reported as a full disk, not as a missing permission', (code) => {
  const message = toFolderError('/srv/data', fileError(code))?.message;
  expect(message).toContain('DATA_DIR: must have free space; the disk of /srv/data is full.');
  expect(message).not.toContain('permission');
});

test('the error names a missing permission', () => {
  expect(toFolderError('/srv/data', fileError('EACCES'))?.message).toContain('/srv/data/file is not writable (permission denied)');
});

test('an error that does not come from the file system is not converted', () => {
  expect(toFolderError('/srv/data', new Error('a defect'))).toBeUndefined();
});

test('recognizes a full disk in the output of initdb and PostgreSQL', () => {
  expect(reportsFullDisk('initdb: error: could not write file "x": No space left on device')).toBe(true);
  expect(reportsFullDisk('FATAL:  could not extend file: Disk quota exceeded')).toBe(true);
  expect(reportsFullDisk('FATAL:  data directory has wrong ownership')).toBe(false);
});
