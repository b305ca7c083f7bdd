/**
 * Compares attributes with those that WordPress's own packages read from the same markup. wordpress-attributes.json names the versions of the packages,
 * and scripts/wordpress-attributes.ts writes it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBlocks } from './parse.ts';

type ReadBlock = { name: string; attributes: Record<string, unknown>; version?: number };
type Case = { title: string; markup: string; blocks: ReadBlock[] };
type Fixture = { cases: Case[]; versions: Case[] };

const { cases, versions } = JSON.parse(readFileSync(join(import.meta.dirname, 'wordpress-attributes.json'), 'utf8')) as Fixture;

/** Removes null values: WordPress's packages return null for some attributes that have no value here. */
const removeNulls = (value: unknown): unknown => JSON.parse(JSON.stringify(value), (_name, item: unknown) => item ?? undefined);

test.each([...cases, ...versions])('reads $title', ({ markup, blocks: expected }) => {
  const blocks = parseBlocks(markup).filter(({ name }) => name !== 'core/freeform');
  const actual = blocks.map(({ name, attributes, deprecatedVersion }) => ({ name, attributes, version: deprecatedVersion }));
  expect(removeNulls(actual)).toEqual(removeNulls(expected));
});
