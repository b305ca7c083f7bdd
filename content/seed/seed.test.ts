import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockDeclarationOf, blockDeclarations, type AttributeDeclaration } from '../blocks/declarations.ts';
import { parseBlocks } from '../blocks/parse.ts';
import { contentTypes, contentTypeOf } from '../model/content-types.ts';
import type { Field, Fields } from '../model/define.ts';
import { figures } from './figures.ts';
import { seed } from './index.ts';
import { chainOf, nodeUri, termUri } from './loading/addresses.ts';
import { serialize } from './markup.ts';
import { marketFacts, sumOf } from './places/markets.ts';
import type { Json, Key, Ref, SeedBlock, SeedNode } from './types.ts';

const isRef = (value: unknown): value is Ref => typeof value === 'object' && value !== null && '$ref' in value;
const keys: Key[] = [
  ...seed.users.map((user): Key => `user:${user.login}`),
  ...seed.terms.map((term): Key => `${term.taxonomy}:${term.slug}`),
  ...seed.media.map((item): Key => `attachment:${item.slug}`),
  ...seed.nodes.map((node): Key => `${node.type}:${node.slug}`),
];
const known = new Set(keys);
const byKey = new Map(seed.nodes.map((node): [Key, SeedNode] => [`${node.type}:${node.slug}`, node]));
const nodesOf = (type: SeedNode['type']) => seed.nodes.filter((node) => node.type === type);
const flat = (blocks: readonly SeedBlock[]): SeedBlock[] => blocks.flatMap((item) => [item, ...flat(item.inner ?? [])]);
const blocksOf = (node: SeedNode) => flat(node.blocks ?? []);
const content = (node: SeedNode) => serialize(node.blocks ?? [], { id: () => 1, url: (key) => `/media/${key}` });

function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (isRef(value) || typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(valuesIn);
}

const everything: unknown[] = valuesIn({
  ...seed,
  nodes: seed.nodes.map((node) => ({ ...node, blocks: blocksOf(node).map(({ attributes, html }) => ({ attributes, html })) })),
});
const texts = everything.filter((value): value is string => typeof value === 'string');
const group = (node: SeedNode, name: string) => (node.fields?.[name] ?? {}) as { [field: string]: Json };

test('no two items have the same key', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toStrictEqual([]);
});

test('has the size of a company one can believe in', () => {
  const least = { page: 20, post: 50, properties: 240, property_page: 12, regions: 8, markets: 34, team: 58, leadership: 12 } as const;
  for (const [type, number] of Object.entries(least)) expect(nodesOf(type as SeedNode['type']).length, type).toBeGreaterThanOrEqual(number);
});

test('every reference points at an item of the seed', () => {
  const refs = everything.filter(isRef).map((value) => value.$ref);
  const named = seed.nodes.flatMap((node) => [
    node.author,
    node.parent,
    node.featuredImage,
    ...Object.entries(node.terms ?? {}).flatMap(([taxonomy, slugs]) => slugs.map((slug): Key => `${taxonomy as 'category'}:${slug}`)),
  ]);
  const marks = texts.flatMap((text) => [...text.matchAll(/\{\{(?:id|url) ([^}]+)\}\}/g)].map((match) => match[1] as Key));
  const all = [
    ...refs,
    ...named,
    ...marks,
    ...seed.comments.map((comment) => comment.on),
    seed.settings.frontPage,
    seed.settings.postsPage,
    seed.settings.privacyPage,
  ];
  expect(refs.length).toBeGreaterThan(1000);
  expect([...new Set(all.filter((key) => key !== undefined && !known.has(key)))]).toStrictEqual([]);
});

test('every media item has its file, and every file its item', () => {
  const folder = join(import.meta.dirname, 'media');
  expect(seed.media.filter((item) => !existsSync(join(folder, item.file))).map((item) => item.file)).toStrictEqual([]);
  const files = new Set(seed.media.map((item) => item.file));
  expect(readdirSync(folder).filter((file) => !files.has(file))).toStrictEqual([]);
});

test('every picture that is no portrait has a text alternative', () => {
  expect(
    seed.media
      .filter((item) => item.alt === '' && !item.slug.startsWith('portrait-') && /\.(jpg|png)$/.test(item.file))
      .map((item) => item.slug),
  ).toStrictEqual([]);
});

function problems(value: Json | undefined, declared: AttributeDeclaration | undefined, path: string): string[] {
  if (!declared) return [`${path} is not declared`];
  if (value === undefined) return [];
  if (isRef(value))
    return declared.type === 'integer' || declared.type === 'number' ? [] : [`${path} is a reference but ${declared.type ?? 'untyped'}`];
  if (Array.isArray(value)) {
    if (declared.type !== 'array') return [`${path} is a list`];
    if (declared.maxItems !== undefined && value.length > declared.maxItems) return [`${path} has ${value.length} items`];
    return declared.items ? value.flatMap((item: Json, index) => problems(item, declared.items, `${path}[${index}]`)) : [];
  }
  if (typeof value === 'object' && value !== null) {
    if (declared.type !== 'object') return [`${path} is an object`];
    return declared.properties
      ? Object.entries(value).flatMap(([name, item]) => problems(item as Json, declared.properties?.[name], `${path}.${name}`))
      : [];
  }
  const type = declared.type === 'integer' ? 'number' : declared.type;
  if (typeof value !== type) return [`${path} is ${typeof value}, not ${declared.type ?? 'declared'}`];
  if (declared.type === 'integer' && !Number.isInteger(value)) return [`${path} is not whole`];
  return declared.enum && !declared.enum.includes(String(value)) ? [`${path} is “${String(value)}”`] : [];
}

test('every block’s attributes are declared in its block.json, with the right types', () => {
  const found = seed.nodes.flatMap((node) =>
    blocksOf(node).flatMap((item) => {
      const declaration = blockDeclarationOf(item.name);
      if (!declaration) return [`${node.slug}: ${item.name} is not declared`];
      const required = Object.entries(declaration.attributes).filter(
        ([name, attribute]) => attribute['x-required'] && item.attributes?.[name] === undefined,
      );
      return [
        ...Object.entries(item.attributes ?? {}).flatMap(([name, value]) =>
          problems(value, declaration.attributes[name], `${node.slug}: ${item.name}.${name}`),
        ),
        ...required.map(([name]) => `${node.slug}: ${item.name} lacks ${name}`),
      ];
    }),
  );
  expect(found).toStrictEqual([]);
});

test('every attribute and every inner block survives saving and parsing', () => {
  for (const node of seed.nodes) {
    const parsed = parseBlocks(content(node));
    expect(
      parsed.map((item) => item.name),
      node.slug,
    ).toStrictEqual(blocksOf(node).map((item) => item.name));
    for (const [index, item] of blocksOf(node).entries()) {
      const lost = Object.keys(item.attributes ?? {}).filter(
        (name) => item.attributes?.[name] !== undefined && parsed[index]?.attributes[name] === undefined,
      );
      expect(lost, `${node.slug} ${item.name}`).toStrictEqual([]);
    }
  }
});

test('every block is used, the site’s own ones at least twice', () => {
  const used = new Map<string, number>();
  for (const name of seed.nodes
    .filter((node) => (node.status ?? 'publish') === 'publish')
    .flatMap(blocksOf)
    .map((item) => item.name))
    used.set(name, (used.get(name) ?? 0) + 1);
  const missing = blockDeclarations
    .filter(({ name }) => (used.get(name) ?? 0) < (name.startsWith('site/') ? 2 : 1))
    .map(({ name }) => name);
  expect(missing).toStrictEqual([]);
});

const chain = (node: SeedNode) =>
  chainOf(node, (item) => (item.parent === undefined ? undefined : byKey.get(item.parent))).map(({ slug }) => slug);
const isPublic = (node: SeedNode) => (node.status ?? 'publish') === 'publish' && contentTypeOf(node.type).public;
const addresses = new Set<string | null>([
  '/',
  ...contentTypes.flatMap((type) => ('archive' in type && type.archive ? [type.archive] : [])),
  ...seed.nodes.filter(isPublic).map((node) => nodeUri(node.type, chain(node))),
  ...seed.terms.map((term) => termUri(term, seed.terms)),
]);

test('every internal link leads to a public address of the seed', () => {
  const hrefs = texts.flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? ''));
  const urls = seed.nodes.flatMap((node) => blocksOf(node).flatMap((item) => linksIn(item.attributes)));
  const menu = seed.menus.flatMap(function targets({
    items,
  }: {
    items: readonly (typeof seed.menus)[number]['items'][number][];
  }): string[] {
    return items.flatMap((item) => [
      ...(typeof item.target === 'string' ? [item.target] : []),
      item.featuredItem?.link?.url ?? '/',
      ...targets({ items: item.children ?? [] }),
    ]);
  });
  const internal = [
    ...hrefs,
    ...urls,
    ...menu,
    ...seed.redirects.filter(({ format, type }) => format === 'plain' && type !== 410).map(({ target }) => target),
  ].filter((address) => !/^(mailto:|tel:)/.test(address));
  expect(internal.length).toBeGreaterThan(100);
  expect([...new Set(internal.filter((address) => !addresses.has(address)))]).toStrictEqual([]);
});

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'url' && typeof item === 'string' ? [item] : linksIn(item)));
}

test('no page takes the address of an archive', () => {
  const archives = contentTypes.flatMap((type) => ('archive' in type && type.archive ? [type.archive] : []));
  expect(
    nodesOf('page')
      .map((node) => nodeUri('page', chain(node)))
      .filter((uri) => uri !== null && archives.includes(uri)),
  ).toStrictEqual([]);
});

function unknownFields(fields: Fields, value: Json | undefined, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isRef(value)) return [`${path} is no object`];
  return Object.entries(value).flatMap(([name, item]) => (name === 'layout' ? [] : wrong(fields[name], item as Json, `${path}.${name}`)));
}

function wrong(field: Field | undefined, value: Json, path: string): string[] {
  if (!field) return [`${path} is not declared`];
  if (value === null) return [];
  const each = (check: (item: Json, at: string) => string[]) =>
    Array.isArray(value) ? value.flatMap((item: Json, index) => check(item, `${path}[${index}]`)) : [`${path} is no list`];
  switch (field.kind) {
    case 'reference':
      return isRef(value) ? [] : [`${path} is no reference`];
    case 'references':
      return each((item, at) =>
        isRef(item) && (field.to === 'user' || item.$ref.startsWith(`${field.to}:`)) ? [] : [`${at} is no reference to ${field.to}`],
      );
    case 'group':
      return unknownFields(field.fields, value, path);
    case 'list':
      return each((item, at) => unknownFields(field.fields, item, at));
    case 'layouts':
      return each((item, at) => unknownFields(field.layouts[String((item as { layout?: string }).layout)] ?? {}, item, at));
    case 'integer':
      return Number.isSafeInteger(value) ? [] : [`${path} is not whole`];
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? [] : [`${path} is no number`];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${path} is no boolean`];
    case 'select':
      return field.choices.includes(String(value)) ? [] : [`${path} is “${JSON.stringify(value)}”`];
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? [] : [`${path} is no date`];
    case 'coordinates':
    case 'link':
      return typeof value === 'object' ? [] : [`${path} is no object`];
    case 'strings':
      return each((item, at) => (typeof item === 'string' ? [] : [`${at} is no text`]));
    case 'text':
    case 'html':
    case 'url':
    case 'email':
    case 'datetime':
      return typeof value === 'string' ? [] : [`${path} is no text`];
  }
}

test('every field is declared by the content model, with the right kind of value', () => {
  const found = seed.nodes.flatMap((node) => {
    const type = contentTypeOf(node.type);
    const declared: Fields = {
      ...('fields' in type ? type.fields : {}),
      ...Object.fromEntries(
        Object.entries('groups' in type ? (type.groups ?? {}) : {}).map(([name, item]) => [name, { kind: 'group', ...item } as Field]),
      ),
    };
    return unknownFields(declared, node.fields ?? {}, `${node.type}:${node.slug}`);
  });
  expect(found).toStrictEqual([]);
});

test('every property states every fact a tenant asks for', () => {
  const always = [
    'buildingType',
    'city',
    'submarket',
    'totalSquareFeet',
    'divisibleSquareFeet',
    'buildingLengthFeet',
    'clearHeightFeet',
    'dockDoors',
    'driveInDoors',
    'trailerStalls',
    'carStalls',
    'officeSquareFeet',
    'acres',
    'yearBuilt',
    'power',
    'rail',
    'sprinklers',
    'zoning',
    'leaseType',
    'coordinates',
    'gallery',
    'contacts',
    'availabilityUpdated',
  ];
  for (const node of nodesOf('properties')) {
    const facts = group(node, 'propertyFacts');
    const missing = always.filter((name) => facts[name] === null || facts[name] === undefined || facts[name] === '');
    expect(missing, node.slug).toStrictEqual([]);
    expect((facts['contacts'] as readonly Json[]).length, node.slug).toBe(2);
    const [status] = node.terms?.status ?? [];
    for (const name of ['availableSquareFeet', 'askingRent', 'availableFrom'])
      expect(facts[name] === null, `${node.slug} ${name}`).toBe(status === 'leased');
  }
});

test('the facts of a property agree with one another', () => {
  for (const node of nodesOf('properties')) {
    const facts = group(node, 'propertyFacts') as unknown as Record<string, number> & {
      coordinates: { latitude: number; longitude: number };
    };
    const at = (name: string) => facts[name] ?? Number.NaN;
    expect(at('totalSquareFeet') / at('buildingLengthFeet'), `${node.slug} depth`).toBeGreaterThan(55);
    expect(at('totalSquareFeet') / at('buildingLengthFeet'), `${node.slug} depth`).toBeLessThan(900);
    if (facts['availableSquareFeet']) {
      expect(facts['availableSquareFeet'], node.slug).toBeLessThanOrEqual(at('totalSquareFeet'));
      expect(at('divisibleSquareFeet'), node.slug).toBeLessThanOrEqual(facts['availableSquareFeet']);
    }
    expect(at('officeSquareFeet'), node.slug).toBeLessThan(at('totalSquareFeet') / 3);
    const market = marketFacts.find(
      (item) =>
        isRef(group(node, 'propertyMeta')['market']) && (group(node, 'propertyMeta')['market'] as Ref).$ref === `markets:${item.slug}`,
    );
    const far = Math.hypot(
      facts.coordinates.latitude - (market?.latitude ?? 0),
      (facts.coordinates.longitude - (market?.longitude ?? 0)) * 0.8,
    );
    expect(far, `${node.slug} lies near its market`).toBeLessThan(0.85);
  }
});

test('what the company says of itself is what the content adds up to', () => {
  const facts = nodesOf('properties').map((node) => group(node, 'propertyFacts') as { [name: string]: number });
  const sum = (name: string) => facts.reduce((total, item) => total + (item[name] ?? 0), 0);
  expect(figures).toMatchObject({
    buildings: 240,
    markets: 34,
    regions: 8,
    openNow: 41,
    building: 9,
    buildingSquareFeet: 4_800_000,
    squareFeetInMillions: '62.4',
    leased: '97.1%',
    lengthMiles: 38,
    dockMiles: '22.4',
  });
  expect(sum('dockDoors')).toBe(figures.dockDoors);
  expect(sum('totalSquareFeet')).toBe(figures.squareFeet);
  for (const market of marketFacts) {
    const own = nodesOf('properties').filter((node) => (group(node, 'propertyMeta')['market'] as Ref).$ref === `markets:${market.slug}`);
    expect(own.length, market.slug).toBe(market.buildings);
    expect(
      own.reduce((total, node) => total + Number(group(node, 'propertyFacts')['totalSquareFeet']), 0),
      market.slug,
    ).toBe(market.squareFeet);
  }
  for (const region of nodesOf('regions')) {
    const markets = marketFacts.filter((market) => market.region === region.slug);
    expect(group(region, 'regionMeta')['totalSquareFeet']).toBe(sumOf(markets, 'squareFeet'));
    for (const contacts of ['developmentContacts', 'dispositionContacts', 'investmentContacts', 'leasingContacts'])
      expect(group(region, 'regionMeta')[contacts], region.slug).not.toStrictEqual([]);
  }
});

test('nobody is in the team and in the leadership', () => {
  const leaders = new Set(nodesOf('leadership').map((node) => node.title));
  expect(nodesOf('team').filter((node) => leaders.has(node.title))).toStrictEqual([]);
});

test('posts are written, not filled in', () => {
  const published = nodesOf('post').filter(isPublic);
  const words = published.map(
    (node) => `${node.title} ${node.excerpt ?? ''} ${content(node).replaceAll(/<[^>]+>/g, ' ')}`.split(/\s+/).filter(Boolean).length,
  );
  expect(words.filter((number) => number >= 250).length).toBeGreaterThanOrEqual(25);
  expect(published.filter((_, index) => (words[index] ?? 0) < 120).map((node) => node.slug)).toStrictEqual([]);
  expect(new Set(published.map((node) => node.terms?.category?.[0])).size).toBe(6);
  expect(new Set(published.map((node) => node.date.slice(0, 4))).size).toBeGreaterThanOrEqual(6);
});

test('nothing is lorem ipsum, and nothing is in capitals with tracking', () => {
  expect(texts.filter((text) => /lorem|ipsum|dolor sit/i.test(text))).toStrictEqual([]);
});

test('every public page type says what it is to a search engine, in one line', () => {
  const bare = seed.nodes.filter((node) => isPublic(node) && node.type !== 'post' && !node.seo?.description);
  expect(bare.map((node) => node.slug)).toStrictEqual([]);
});

test('dates exist, and what is hidden says so', () => {
  for (const { date, modified, slug } of seed.nodes)
    for (const day of [date, modified ?? date]) expect(new Date(`${day}Z`).toISOString().slice(0, 19), slug).toBe(day);
  const hidden = seed.nodes.filter((node) => node.status && node.status !== 'publish').map((node) => node.status);
  expect(hidden.toSorted()).toStrictEqual(['draft', 'draft', 'draft', 'future', 'private', 'private']);
  expect(seed.nodes.filter((node) => node.password).length).toBe(1);
  expect(new Set(seed.comments.map((comment) => comment.status))).toStrictEqual(new Set(['approve', 'hold', 'spam']));
});
