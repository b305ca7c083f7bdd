import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '../../lib/env/env.ts';
import { hashBuildInputs, inputFiles, inputFolders } from './build-inputs.ts';

const project = path.resolve(import.meta.dirname, '../..');

test('every listed input exists', () => {
  expect([...inputFiles, ...inputFolders].filter((name) => !existsSync(path.join(project, name)))).toEqual([]);
});

test('every file that the configuration of Next imports is an input', () => {
  const imports = readFileSync(path.join(project, 'next.config.mjs'), 'utf8').matchAll(/from '\.\/([^']+)'/g);
  const names = Array.from(imports, ([, name = '']) => name);
  expect(names).toContain('relay.config.js');
  expect(names.filter((name) => !inputFiles.includes(name))).toEqual([]);
});

test('the hash changes with a file, and not with a test', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = parseEnv({});
  const hash = hashBuildInputs(folder, env);
  await writeFile(path.join(folder, 'relay.config.js'), 'export default {};');
  const changed = hashBuildInputs(folder, env);
  expect(changed).not.toBe(hash);
  await writeFile(path.join(folder, 'relay.config.test.ts'), '');
  expect(hashBuildInputs(folder, env)).toBe(changed);
});

test('the hash changes with a variable that the build reads, and not with another', () => {
  const hash = hashBuildInputs(project, parseEnv({}));
  expect(hashBuildInputs(project, parseEnv({ REVALIDATE_SECONDS: '7' }))).not.toBe(hash);
  expect(hashBuildInputs(project, parseEnv({ LOG_LEVEL: 'debug' }))).toBe(hash);
});
