import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';

/** Queries that are not read by Relay, so that its compiler does not check them. Each is a constant, which can contain other constants. */
const files = ['app', 'components', 'lib', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /(?<!\.d|\.test)\.ts$/.test(file));
const constants = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(export )?const (\w+) =\s+(?:`([^`]*)`|'([^'\n]*)');/g)].map(
    ([, exported, name = '', template, string]) => ({ file, name, isExported: exported !== undefined, text: template ?? string ?? '' }),
  ),
);
const queries = constants.filter(({ text }) => /^query \w+/.test(text));

function expand(text: string, file: string): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_match, name: string) => {
    const constant =
      constants.find((each) => each.file === file && each.name === name) ?? constants.find((each) => each.isExported && each.name === name);
    if (!constant) throw new Error(`The constant ${name} in a query of ${file} was not found.`);
    return expand(constant.text, constant.file);
  });
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

test('plain queries are found', () => {
  expect(queries.map(({ text }) => /\w+Query/.exec(text)?.[0])).toEqual(
    expect.arrayContaining(['FeedQuery', 'PressKitQuery', 'PropertyBrochureQuery', 'SitemapTermQuery', 'SocialImageQuery']),
  );
});

test.each(queries.map(({ file, name, text }) => [name, file, text] as const))('%s in %s is valid', (_name, file, text) => {
  expect(validate(schema, parse(expand(text, file)))).toEqual([]);
});
