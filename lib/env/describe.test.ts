import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeAsEnvFile, describeAsTable } from './describe.ts';
import { variables } from './variables.ts';

test('.env.example says what the variables say', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(describeAsEnvFile());
});

test('the README holds the table', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(describeAsTable());
});

test('the table has a row per variable', () => {
  const rows = describeAsTable().split('\n').slice(2);
  expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(variables));
});
