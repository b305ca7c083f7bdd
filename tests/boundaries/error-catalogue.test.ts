/** Compares docs/error-catalogue.md with the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The errors of the specification. `{…}` stands for a value. */
const specified = [
  'Invalid parameters for {hook}, you must send in an id or specify known URL params in your config',
  'usePreviewNode() requires the "p" and "preview" URL query parameters i.e. ?p=123&preview=true',
  'usePreviewNode() requires the "p" URL query parameter to be a string',
  'usePreviewNode() requires the "postType" URLquery parameter to be a string',
  'apiBasePath needs to be defined to use the useLogout hook',
  'GraphQL Errors',
  'Unexpected error type',
  'You must specify a schema and scalarEnumsHash in order to create a client.',
  'GraphQL Type not found: {type}',
  'You have to specify a function to be resolved',
  'Could not find "client" in the context. Wrap the root component in a provider.',
  'Timed out after {n}ms.',
  'No subscriptions client specified!',
];

/** The cells of the rows below a heading. */
function readTable(heading: string): string[][] {
  const section =
    read('docs/error-catalogue.md')
      .split(/^## /m)
      .find((part) => part.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const unquote = (cell = '') => cell.replaceAll('`', '');

/** Whether a text contains the parts of a message between its values, in order. In source, quotes may be escaped. */
function containsMessage(text: string, message: string): boolean {
  let position = 0;
  for (const part of message.split(/\{\w+\}/)) {
    position = text.indexOf(part, position);
    if (position === -1) return false;
    position += part.length;
  }
  return true;
}

const raised = readTable('Errors that are raised').map(([message, when, source, testFile]) => ({
  message: unquote(message),
  when: when ?? '',
  source: unquote(source),
  testFile: unquote(testFile),
}));
const impossible = readTable('Errors that cannot occur').map(([message, reason]) => ({ message: unquote(message), reason: reason ?? '' }));

test('the table lists every specified error once', () => {
  const listed = [...raised, ...impossible].map(({ message }) => message);
  expect(new Set(listed).size).toBe(listed.length);
  expect(specified.filter((message) => !listed.includes(message))).toEqual([]);
});

test.each(raised)('$source raises "$message", and $testFile tests it', ({ message, when, source, testFile }) => {
  expect(when.length).toBeGreaterThan(10);
  expect(containsMessage(read(source), message)).toBe(true);
  expect(testFile).toMatch(/\.test\.tsx?$/);
  // A test may name the longest part of a message only, and the rest in a variable.
  const longestPart = message.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? '';
  expect(read(testFile)).toContain(longestPart.replace(/^, /, ''));
});

function* listSources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listSources(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

test.each(impossible)('nothing raises "$message"', ({ message, reason }) => {
  expect(reason.length).toBeGreaterThan(10);
  const sources = ['app', 'components', 'content', 'lib', 'server']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => [...listSources(folder)]);
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => containsMessage(read(file), message))).toEqual([]);
});
