/** Checks that the files, tests and variables that the security documents refer to exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variables } from '#lib/env/variables.ts';

const FOLDER = 'docs/security';
const documents = ['SECURITY.md', ...readdirSync(FOLDER).map((name) => join(FOLDER, name))].filter((file) => file.endsWith('.md'));

/** Variables that Node reads, which are not settings of this project. */
const nodeVariables = new Set(['NODE_EXTRA_CA_CERTS']);

const read = (file: string) => readFileSync(file, 'utf8');

const listCode = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Paths of the repository: `lib/env/env.ts`, `SECURITY.md`, `.env.example`. Paths of URLs begin with a slash, and those of the data folder with its variable. */
const isRepositoryPath = (code: string) => /^(?!DATA_DIR\/|\d)[\w.@[\]()-]+(\/[\w.@[\]()-]+)+$|^\.?[\w-]+\.(?:md|json|example)$/.test(code);

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('refers to files that exist', () => {
    expect(listCode(text).filter((code) => isRepositoryPath(code) && !existsSync(code))).toEqual([]);
  });

  test('quotes titles of tests that exist', () => {
    const quotes = [...text.matchAll(/`([^`\n]+\.test\.tsx?)` "([^"]+)"/g)];
    expect(quotes.filter(([, testFile = '', title = '']) => !read(testFile).includes(title)).map(([quote]) => quote)).toEqual([]);
  });

  test('names variables that exist', () => {
    const names = listCode(text).flatMap((code) => /^[A-Z][A-Z_]+(?=$|\/|=)/.exec(code) ?? []);
    expect(names.filter((name) => !(name in variables) && !nodeVariables.has(name))).toEqual([]);
  });
});

test('the record of personal data names tables of the database', () => {
  const tables = read('content/db/tables.ts');
  const names = listCode(read(join(FOLDER, 'data-retention.md'))).filter((code) => /^[a-z]+(?:_[a-z]+)+$/.test(code));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(tables))).toEqual([]);
});

describe('the table of the ASVS', () => {
  const rows = [...read(join(FOLDER, 'asvs.md')).matchAll(/^\| (V[\d.]+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, id = '', level = '', , status = '', how = '', tests = '']) => ({ id, level: Number(level), status, how, tests }),
  );
  const statuses: readonly string[] = ['met', 'partly', 'not met', 'operator', 'n/a'];
  /** The level of each requirement, by section: the first number belongs to the first requirement of the section. */
  const levels = Object.entries(JSON.parse(read(join(FOLDER, 'asvs-levels.json'))) as Record<string, number[]>);

  test('has every requirement of the levels 1 and 2, in order', () => {
    const expected = levels.flatMap(([section, numbers]) => numbers.map((level, index) => ({ id: `${section}.${index + 1}`, level })));
    expect(expected).toHaveLength(345);
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(expected.filter(({ level }) => level <= 2));
  });

  test('has a known status and an explanation in every row', () => {
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(rows.filter(({ how }) => how.trim() === '')).toEqual([]);
  });

  test('has the right numbers in its summary', () => {
    const text = read(join(FOLDER, 'asvs.md'));
    for (const level of [1, 2]) {
      const ofLevel = rows.filter((row) => row.level === level);
      const counts = statuses.map((status) => ofLevel.filter((row) => row.status === status).length);
      expect(text).toContain(`| ${[level, ...counts, ofLevel.length].join(' | ')} |`);
    }
  });
});
