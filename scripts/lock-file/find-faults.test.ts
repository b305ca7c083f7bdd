import { describe, expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;

const find = (entry: Record<string, unknown>, withoutIntegrity: string[] = []) =>
  findFaults(
    { packages: { '': { version: '0.1.0' }, 'node_modules/a/node_modules/@b/c': { version: '1.0.0', ...entry } } },
    withoutIntegrity,
  );

describe('the faults of a lock file', () => {
  test('a package with a hash has none', () => {
    expect(find({ integrity })).toEqual([]);
  });

  test.each([undefined, '', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-AAAA'])('the hash %j is not accepted', (value) => {
    expect(find({ integrity: value })).toEqual(['@b/c@1.0.0 has no SHA-512 hash. Run: npm run lock:integrity']);
  });

  test('a download address is a fault', () => {
    expect(find({ integrity, resolved: 'https://registry.example/c.tgz' })).toEqual([
      '@b/c@1.0.0 has a download address. Remove its line "resolved".',
    ]);
  });

  test('a link is a fault', () => {
    expect(find({ integrity, link: true })).toHaveLength(1);
  });

  test('a workspace of the project is none, and is not a package', () => {
    const workspace = { studio: { version: '0.1.0' }, 'node_modules/own': { resolved: 'studio', link: true } };
    expect(findFaults({ packages: { '': { workspaces: ['studio'] }, ...workspace } }, [])).toEqual([]);
    expect(findFaults({ packages: { '': {}, ...workspace } }, [])).not.toEqual([]);
  });

  test('only an optional package can be an exception, and only as long as it needs to be one', () => {
    expect(find({ optional: true }, ['@b/c@1.0.0'])).toEqual([]);
    expect(find({}, ['@b/c@1.0.0'])).toHaveLength(1);
    expect(find({ optional: true, integrity }, ['@b/c@1.0.0'])).toEqual([
      '@b/c@1.0.0 has a hash now. Remove it from the list of exceptions.',
    ]);
    expect(find({ integrity }, ['@b/c@2.0.0'])).toEqual(['@b/c@2.0.0 is not in the lock file. Remove it from the list of exceptions.']);
  });
});
