/** Creates the JSON of an item: only the properties of its context that the client asked for. */
import { isRecord } from '#lib/json/records.ts';
import type { RequestGuard } from '../../../../schema/core/request-guard.ts';
import { KEY_BYTES, measureValue } from '../../../measure-value.ts';
import type { RestRequest } from './rest-request.ts';
import type { Context, PropertySchema, PropertySchemas } from './schema.ts';

/** A property, and how it is read. A nested value can be a function, which is called only if it is part of the response. */
export type ItemField<Row> = PropertySchema & { read: (row: Row, request: RestRequest) => unknown };
export type ItemFields<Row> = Readonly<Record<string, ItemField<Row>>>;

/** @param embeddable whether `_embed` includes the resource that it points at */
export type Link = { href: string; embeddable?: true } & Record<string, unknown>;
export type Links = Record<string, readonly Link[]>;

export const toSchemas = <Row>(fields: ItemFields<Row>): PropertySchemas =>
  Object.fromEntries(Object.entries(fields).map(([name, { read: _read, ...schema }]) => [name, schema]));

/** The names in `_fields`, with their nested names: `content.raw`. Null: all. */
export function parseFields(value: unknown): readonly string[] | null {
  const names = (Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,]+/) : [])
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map((name) => name.trim());
  return names.length > 0 ? names : null;
}

/** Whether `_fields` contains a property, one of its parts, or what it is a part of. */
function isSelected(name: string, selected: readonly string[] | null): boolean {
  return selected === null || selected.some((field) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`));
}

/** Counts each property, so that the limits of a request apply before its whole response is in memory. */
export async function createItem<Row>(
  row: Row,
  fields: ItemFields<Row>,
  getLinks: ((row: Row, request: RestRequest) => Promise<Links> | Links) | undefined,
  request: RestRequest,
): Promise<Record<string, unknown>> {
  const selected = parseFields(request.query['_fields']);
  const { guard } = request.context;
  const item: Record<string, unknown> = {};
  const add = (name: string, value: unknown) => {
    if (value === undefined) return;
    guard.countField(name.length + KEY_BYTES);
    guard.countBytes(measureValue(value));
    item[name] = value;
  };
  for (const [name, field] of Object.entries(fields)) {
    if (!isInContext(field, request.view) || !isSelected(name, selected)) continue;
    await guard.pause();
    add(name, await resolve(await field.read(row, request), field, name, selected, request.view, guard));
  }
  if (getLinks && isSelected('_links', selected)) add('_links', addCuries(await getLinks(row, request)));
  return item;
}

const isInContext = ({ context }: PropertySchema, view: Context) => context === undefined || context.includes(view);

async function resolve(
  value: unknown,
  { properties }: PropertySchema,
  path: string,
  selected: readonly string[] | null,
  view: Context,
  guard: RequestGuard,
): Promise<unknown> {
  if (!properties || !isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const schema = properties[name];
    const partPath = `${path}.${name}`;
    if ((schema && !isInContext(schema, view)) || !isSelected(partPath, selected)) continue;
    await guard.pause();
    result[name] = typeof part === 'function' ? await part() : part;
  }
  return result;
}

/** Relations with the prefix `wp:` need the address of their documentation. */
function addCuries(links: Links): Links {
  const hasPrefix = Object.keys(links).some((name) => name.startsWith('wp:'));
  return hasPrefix ? { ...links, curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }] } : links;
}

/** Removes the properties that `_fields` leaves out, from a response that does not consist of items. */
export function selectFields(data: unknown, selected: readonly string[] | null): unknown {
  if (selected === null) return data;
  if (Array.isArray(data)) return data.map((item) => selectFields(item, selected));
  return isRecord(data) ? selectParts(data, '', selected) : data;
}

function selectParts(data: Record<string, unknown>, prefix: string, selected: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const path = prefix + name;
      if (!isSelected(path, selected)) return [];
      const isWhole = selected.some((field) => field === path || path.startsWith(`${field}.`));
      return [[name, isWhole || !isRecord(value) ? value : selectParts(value, `${path}.`, selected)]];
    }),
  );
}
