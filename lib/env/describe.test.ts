import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatEnvFile, formatMarkdownTable } from './describe.ts';
import { variables } from './variables.ts';

test('.env.example matches the declared variables', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(formatEnvFile());
});

test('the README contains the configuration table', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(formatMarkdownTable());
});

test('the table has one row for each variable', () => {
  const rows = formatMarkdownTable().split('\n').slice(2);
  expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(variables));
});
