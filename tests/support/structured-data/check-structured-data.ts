/** Checks the structured data (JSON-LD) of a page against the vocabulary of schema.org and the requirements of search engines. */
import { isRecord } from '#lib/json/records.ts';
import { requiredProperties } from './required-properties.ts';
import type { Vocabulary } from './vocabulary.ts';

export type StructuredData = {
  /** One sentence each, with the path of the value. */
  problems: string[];
  /** The types of all things, with repetitions. */
  types: string[];
  /** All absolute URLs, which other checks compare with the pages of the site. */
  urls: Set<string>;
};

type Thing = Record<string, unknown>;

export function checkStructuredData(html: string, vocabulary: Vocabulary): StructuredData {
  const data: StructuredData = { problems: [], types: [], urls: new Set() };
  const roots = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) => parse(json, data));
  const things = roots.flatMap((root) => listThings(root));
  const byId = new Map(
    things.flatMap((thing) => (typeof thing['@id'] === 'string' && '@type' in thing ? [[thing['@id'], thing] as const] : [])),
  );
  const check = new Checker(data, vocabulary, byId);
  for (const root of roots) check.checkRoot(root);
  for (const [id, described] of Map.groupBy(things, (thing) => (typeof thing['@id'] === 'string' ? thing['@id'] : null)))
    if (id !== null && new Set(described.flatMap((thing) => ('@type' in thing ? [listTypes(thing).join('/')] : []))).size > 1)
      data.problems.push(`@id ${id} identifies things of several types`);
  return data;
}

function parse(json: string, { problems }: StructuredData): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    problems.push(`invalid JSON: ${(error as Error).message}`);
    return {};
  }
}

function listThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(listThings);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(listThings)] : [];
}

const listTypes = (thing: Thing): string[] => [thing['@type']].flat().filter((type) => typeof type === 'string');

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const DURATION = /^P(?=.)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/;

/** Values that search engines document and accept although the vocabulary names other types: `item` of Google's breadcrumbs, and sizes of images in pixels. */
const acceptedTypes: Readonly<Record<string, string>> = {
  'ListItem.item': 'URL',
  'ImageObject.width': 'Number',
  'ImageObject.height': 'Number',
};

/** Strings in one of these types are checked for their form. */
const literalPatterns: Readonly<Record<string, (text: string) => boolean>> = {
  Text: () => true,
  URL: (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
  Date: (text) => DATE.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  Duration: (text) => DURATION.test(text),
};

class Checker {
  private readonly data: StructuredData;
  private readonly vocabulary: Vocabulary;
  private readonly byId: ReadonlyMap<string, Thing>;

  constructor(data: StructuredData, vocabulary: Vocabulary, byId: ReadonlyMap<string, Thing>) {
    this.data = data;
    this.vocabulary = vocabulary;
    this.byId = byId;
  }

  checkRoot(root: unknown): void {
    if (!isRecord(root) || root['@context'] !== 'https://schema.org') return this.report('', 'has another context than https://schema.org');
    const graph = root['@graph'];
    for (const thing of Array.isArray(graph) ? graph : [root]) {
      if (isRecord(thing) && '@type' in thing) this.checkThing(thing, listTypes(thing).join('/'));
      else this.report('', 'contains a thing without a type');
    }
  }

  private report(path: string, problem: string): void {
    this.data.problems.push(`${path} ${problem}`.trim());
  }

  private checkThing(thing: Thing, path: string): void {
    const types = listTypes(thing);
    this.data.types.push(...types);
    for (const type of types) if (this.vocabulary.listAncestors(type).size === 0) this.report(path, `has the unknown type ${type}`);
    const kinds = types.flatMap((type) => [...this.vocabulary.listAncestors(type)]);
    for (const kind of new Set(kinds)) {
      // A step of instructions is a list item too, but its order is that of the list.
      if (kind === 'ListItem' && !types.includes(kind)) continue;
      for (const property of requiredProperties[kind] ?? [])
        if (!property.split('|').some((name) => name in thing)) this.report(path, `lacks ${property}`);
    }
    for (const [name, value] of Object.entries(thing)) {
      if (name === '@id') this.checkUrl(value, `${path}.@id`);
      else if (!name.startsWith('@')) this.checkProperty(types, name, value, `${path}.${name}`);
    }
  }

  private checkProperty(types: readonly string[], name: string, value: unknown, path: string): void {
    // An action states what it expects of a property in another one: `query-input`.
    if (name.endsWith('-input') && typeof value === 'string' && value !== '') return;
    const range = types.flatMap((type) => [
      ...(this.vocabulary.findRange(type, name) ?? []),
      ...[acceptedTypes[`${type}.${name}`]].filter((accepted) => accepted !== undefined),
    ]);
    if (range.length === 0) return this.report(path, `is no property of ${types.join(' or ')}`);
    if (Array.isArray(value)) {
      if (value.length === 0) this.report(path, 'is an empty list');
      for (const [index, item] of value.entries()) this.checkValue(range, item, `${path}[${index}]`);
    } else this.checkValue(range, value, path);
  }

  private checkValue(range: readonly string[], value: unknown, path: string): void {
    if (isRecord(value)) return this.checkObject(range, value, path);
    if (typeof value === 'string') return this.checkText(range, value, path);
    const isAllowed =
      (typeof value === 'number' && Number.isFinite(value) && range.some((type) => ['Number', 'Integer', 'Float'].includes(type))) ||
      (typeof value === 'boolean' && range.includes('Boolean')) ||
      // The values of a property value and of a quantity are any literals.
      (typeof value === 'number' && range.includes('Text') && /\.(?:value|price)$/.test(path));
    if (!isAllowed) this.report(path, `cannot be ${JSON.stringify(value)}`);
  }

  private checkObject(range: readonly string[], value: Thing, path: string): void {
    const id = value['@id'];
    const thing = '@type' in value ? value : typeof id === 'string' ? this.byId.get(id) : undefined;
    if (!thing) return this.report(path, `refers to ${JSON.stringify(value)}, which the page does not describe`);
    const types = listTypes(thing);
    const kinds = new Set(types.flatMap((type) => [...this.vocabulary.listAncestors(type)]));
    if (!range.some((type) => kinds.has(type))) this.report(path, `cannot be a ${types.join('/')}`);
    if (thing === value) this.checkThing(value, path);
  }

  private checkText(range: readonly string[], value: string, path: string): void {
    if (value.trim() === '') return this.report(path, 'is empty');
    if (/^https?:/.test(value)) this.checkUrl(value, path);
    if (range.some((type) => literalPatterns[type]?.(value) || this.vocabulary.listValues(type).has(value))) return;
    // Enumerations of other vocabularies, such as GoodRelations, are identified by URLs.
    const isForeignValue =
      range.some((type) => this.vocabulary.listAncestors(type).has('Enumeration')) && /^https?:\/\/(?!schema\.org)/.test(value);
    if (!isForeignValue) this.report(path, `cannot be ${JSON.stringify(value.slice(0, 80))}`);
  }

  private checkUrl(value: unknown, path: string): void {
    if (typeof value !== 'string' || !literalPatterns['URL']?.(value)) this.report(path, `is no absolute URL: ${JSON.stringify(value)}`);
    else this.data.urls.add(value);
  }
}
