import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import { printLikeGraphqlPhp } from './print-document.ts';

test('writes arguments on one line, and strings as PHP encodes them', () => {
  const query = `{ posts(where: {search: "a/é"}, first: 10, after: "${'x'.repeat(80)}") { nodes { id } } }`;
  expect(printLikeGraphqlPhp(parse(query))).toBe(
    `{\n  posts(where: {search: "a\\/\\u00e9"}, first: 10, after: "${'x'.repeat(80)}") {\n    nodes {\n      id\n    }\n  }\n}\n`,
  );
});

test('keeps the text of block strings', () => {
  const printed = printLikeGraphqlPhp(parse('{ posts(where: {search: """\n(\n a\n)\n"""}) { nodes { id } } }'));
  expect(printed).toContain('"""\n(\n a\n)\n"""');
  const [definition] = parse(printed).definitions;
  expect(JSON.stringify(definition)).toContain(JSON.stringify('(\n a\n)'));
});

test('prints a block string with many brackets quickly', () => {
  const lines = `${'x'.repeat(23)}(\n`.repeat(9_900);
  const document = parse(`{ posts(where: {search: """\n${lines}"""}) { nodes { id } } }`);
  const start = performance.now();
  printLikeGraphqlPhp(document);
  expect(performance.now() - start).toBeLessThan(scaleToMachine(250));
});
