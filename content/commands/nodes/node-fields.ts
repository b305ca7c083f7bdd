/** Values of declared fields as they come in, checked against the content model and brought into their stored form. */
import { sql, type Transaction } from 'kysely';
import { toStorableText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import { parseId } from '../../core/parse-id.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeDeclaration, Field, Fields, ReferenceTarget } from '#lib/content-model/define.ts';
import { assertMarkupLimits } from '../markup/markup-limits.ts';
import { sanitizeMarkup } from '../markup/sanitize-markup.ts';
import { listReferences } from './node-references.ts';

const MAX_TEXT = 10_000;
const MAX_HTML = 200_000;
const MAX_ITEMS = 500;
const MAX_INT = 2_147_483_647;

type PendingReference = { at: string; to: ReferenceTarget; id: number };
type FieldContext = { timezone: string; clean: boolean; references: PendingReference[] };

/** Values as a mutation gives them, by group and field. */
export type FieldsInput = { readonly [groupOrField: string]: unknown };

/**
 * The stored values with those of the input in their place: what the input does not name stays, null takes a value away, and a list replaces
 * the former list.
 * @param clean whether markup is cleaned, because who writes it may not write everything
 * @throws UserError naming the field and its rule
 */
export async function applyFields(
  db: Transaction<Database>,
  type: ContentTypeDeclaration,
  stored: FieldValues,
  input: FieldsInput,
  { timezone, clean }: { timezone: string; clean: boolean },
): Promise<FieldValues> {
  const check: FieldContext = { timezone, clean, references: [] };
  const values: FieldValues = { ...stored };
  applyValues(values, type.fields ?? {}, input, '', check);
  for (const [name, group] of Object.entries(type.groups ?? {})) {
    const given = input[name];
    if (given === undefined) continue;
    const former = values[name];
    const next: FieldValues = given === null || !isObject(former) ? {} : { ...former };
    if (given !== null) applyValues(next, group.fields, assertObject(given, name), `${name}.`, check);
    values[name] = next;
  }
  await checkReferences(db, check.references);
  return values;
}

/** Writes which nodes a node's fields point at: reverse lists are asked from these rows. */
export async function writeReferences(
  db: Transaction<Database>,
  nodeId: number,
  type: ContentTypeDeclaration,
  values: FieldValues,
): Promise<void> {
  await db.deleteFrom('node_reference').where('node_id', '=', nodeId).execute();
  const places = new Map<string, number>();
  const rows = listReferences(type, values).map(({ group, field, target }) => {
    const position = places.get(`${group}.${field}`) ?? 0;
    places.set(`${group}.${field}`, position + 1);
    return { node_id: nodeId, field_group: group, field, position, target_id: target };
  });
  if (rows.length === 0) return;
  // What a value written long ago points at may be gone.
  await sql`
    insert into node_reference (node_id, field_group, field, position, target_id)
    select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(node_id int, field_group text, field text, position int, target_id int)
    where exists (select from content_node n where n.id = r.target_id)`.execute(db);
}

function applyValues(values: FieldValues, fields: Fields, input: FieldsInput, path: string, check: FieldContext): void {
  for (const [name, field] of Object.entries(fields)) {
    const given = input[name];
    if (given !== undefined) values[name] = given === null ? null : toStored(field, given, `${path}${name}`, check);
  }
}

function toStored(field: Field, given: unknown, at: string, check: FieldContext): FieldValue {
  switch (field.kind) {
    case 'text':
      return parseText(given, at, MAX_TEXT);
    case 'html': {
      const markup = parseText(given, at, MAX_HTML);
      assertMarkupLimits(at, markup);
      return check.clean ? sanitizeMarkup(markup) : markup;
    }
    case 'url':
      return parseUrl(given, at);
    case 'email':
      return parseEmail(given, at);
    case 'date':
      return parseDay(given, at, check.timezone);
    case 'datetime':
      return parseDate(at, parseText(given, at, 60), check.timezone).toISOString();
    case 'select': {
      const choice = parseText(given, at, MAX_TEXT);
      if (choice !== '' && !field.choices.includes(choice))
        throw new UserError(`${at} can't be "${choice.slice(0, 60)}". Give one of: ${field.choices.join(', ')}.`);
      return choice === '' ? null : choice;
    }
    case 'number':
      if (typeof given !== 'number' || !Number.isFinite(given)) throw new UserError(`${at} must be a number. Give one, without its unit.`);
      return given;
    case 'integer':
      if (!Number.isInteger(given) || Math.abs(given as number) > MAX_INT)
        throw new UserError(`${at} must be a whole number up to ${MAX_INT}. Give one, without its unit.`);
      return given as number;
    case 'boolean':
      if (typeof given !== 'boolean') throw new UserError(`${at} must be true or false. Give one of them.`);
      return given;
    case 'link':
      return parseLink(assertObject(given, at), at);
    case 'coordinates':
      return parseCoordinates(assertObject(given, at), at);
    case 'reference':
      return parseReference(field.to, given, at, check);
    case 'references':
      return assertList(given, at).map((item, index) => parseReference(field.to, item, `${at}[${index}]`, check));
    case 'group':
      return parseGroup(field.fields, assertObject(given, at), at, check);
    case 'list':
      return assertList(given, at).map((item, index) => parseGroup(field.fields, assertObject(item, `${at}[${index}]`), `${at}[${index}]`, check));
    case 'layouts':
      return assertList(given, at).map((item, index) => parseLayout(field.layouts, assertObject(item, `${at}[${index}]`), `${at}[${index}]`, check));
  }
}

function parseGroup(fields: Fields, given: FieldsInput, at: string, check: FieldContext): FieldValues {
  const values: FieldValues = {};
  applyValues(values, fields, given, `${at}.`, check);
  return values;
}

/** One section of a list of sections: the input has one member, called as its layout. */
function parseLayout(layouts: Readonly<Record<string, Fields>>, given: FieldsInput, at: string, check: FieldContext): FieldValues {
  const named = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const [name, value] = named[0] ?? [];
  const fields = name === undefined ? undefined : layouts[name];
  if (name === undefined || !fields || named.length > 1)
    throw new UserError(`${at} must be exactly one section. Give one of: ${Object.keys(layouts).join(', ')}.`);
  return { layout: name, ...parseGroup(fields, assertObject(value, `${at}.${name}`), `${at}.${name}`, check) };
}

function parseText(given: unknown, at: string, limit: number): string {
  if (typeof given !== 'string') throw new UserError(`${at} must be text. Give a string.`);
  if (given.length > limit) throw new UserError(`${at} is ${given.length} signs long; at most ${limit} fit. Shorten it.`);
  return toStorableText(given);
}

/** Addresses that can be linked to: of the site, of the web, mail and telephone. */
function parseUrl(given: unknown, at: string): string {
  const address = parseText(given, at, 2_000).trim();
  if (address === '' || /^(?:https?:\/\/[^\s/]|mailto:.|tel:.|[/#?](?!\/))/i.test(address)) return address;
  throw new UserError(
    `${at} can't lead to "${address.slice(0, 60)}". Give a path that begins with / or an address that begins with https://.`,
  );
}

function parseEmail(given: unknown, at: string): string {
  const address = parseText(given, at, 254).trim();
  if (address === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address;
  throw new UserError(`${at} "${address.slice(0, 60)}" is not a mail address. Write it like name@example.com.`);
}

function parseDay(given: unknown, at: string, timezone: string): string | null {
  const written = parseText(given, at, 60).trim();
  if (written === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) throw new UserError(`${at} "${written}" is not a day. Write it like 2026-11-12.`);
  parseDate(at, written, timezone);
  return written;
}

function parseLink(given: FieldsInput, at: string): FieldValues {
  const target = given['target'] ?? '';
  if (target !== '' && target !== '_blank' && target !== '_self')
    throw new UserError(`${at}.target must be _blank, _self or empty. Give one of them.`);
  return { url: parseUrl(given['url'] ?? '', `${at}.url`), title: parseText(given['title'] ?? '', `${at}.title`, MAX_TEXT), target };
}

function parseCoordinates(given: FieldsInput, at: string): FieldValues {
  const degrees = (name: string, limit: number) => {
    const value = given[name];
    if (typeof value !== 'number' || !(Math.abs(value) <= limit))
      throw new UserError(`${at}.${name} must be between -${limit} and ${limit}. Give degrees.`);
    return value;
  };
  return { latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) };
}

function parseReference(to: ReferenceTarget, given: unknown, at: string, check: FieldContext): number {
  const id = typeof given === 'string' || typeof given === 'number' ? parseId(to === 'user' ? 'user' : 'post', given) : null;
  if (id === null) throw new UserError(`${at} is not the id of ${describeTarget(to)}. Give its global id or its database id.`);
  check.references.push({ at, to, id });
  return id;
}

function describeTarget(to: ReferenceTarget): string {
  return to === 'user' ? 'a user' : `a ${getContentType(to).label.singular.toLowerCase()}`;
}

/** What is pointed at stays until the transaction ends. */
async function checkReferences(db: Transaction<Database>, references: readonly PendingReference[]): Promise<void> {
  const ids = (isUser: boolean) => [...new Set(references.filter(({ to }) => (to === 'user') === isUser).map(({ id }) => id))];
  const [users, nodes] = [ids(true), ids(false)];
  const found = new Map<string, string>();
  if (users.length > 0)
    for (const { id } of await db.selectFrom('user_account').select('id').where('id', 'in', users).forKeyShare().execute())
      found.set(`user ${id}`, 'user');
  if (nodes.length > 0) {
    const rows = await db
      .selectFrom('content_node')
      .select(['id', 'type'])
      .where('id', 'in', nodes)
      .where('revision_of', 'is', null)
      .forKeyShare()
      .execute();
    for (const { id, type } of rows) found.set(`node ${id}`, type);
  }
  for (const { at, to, id } of references)
    if (found.get(`${to === 'user' ? 'user' : 'node'} ${id}`) !== to)
      throw new UserError(`${at}: ${describeTarget(to)} with the id ${id} does not exist. Give the id of one that does.`);
}

function isObject(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function assertObject(given: unknown, at: string): FieldsInput {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UserError(`${at} must be an object of fields. Give one.`);
  return given as FieldsInput;
}

function assertList(given: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new UserError(`${at} must be a list. Give one.`);
  if (given.length > MAX_ITEMS) throw new UserError(`${at} has ${given.length} items; at most ${MAX_ITEMS} fit. Leave some out.`);
  return given;
}
