/** Values of declared fields as they come in, checked against the content model and brought into their stored form. */
import { sql, type Transaction } from 'kysely';
import { cleanText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import { idIn } from '../../core/parse-id.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { contentTypeOf } from '../../model/content-types.ts';
import type { ContentTypeDeclaration, Field, Fields, ReferenceTarget } from '../../model/define.ts';
import { refuseEndlessMarkup } from '../markup/markup-limits.ts';
import { cleanMarkup } from '../markup/sanitize-markup.ts';
import { referencesIn } from './node-references.ts';

const MAX_TEXT = 10_000;
const MAX_HTML = 200_000;
const MAX_ITEMS = 500;
const MAX_INT = 2_147_483_647;

type Pending = { at: string; to: ReferenceTarget; id: number };
type Check = { timezone: string; clean: boolean; references: Pending[] };

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
  const check: Check = { timezone, clean, references: [] };
  const values: FieldValues = { ...stored };
  assign(values, type.fields ?? {}, input, '', check);
  for (const [name, group] of Object.entries(type.groups ?? {})) {
    const given = input[name];
    if (given === undefined) continue;
    const former = values[name];
    const next: FieldValues = given === null || !isObject(former) ? {} : { ...former };
    if (given !== null) assign(next, group.fields, asObject(given, name), `${name}.`, check);
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
  const rows = referencesIn(type, values).map(({ group, field, target }) => {
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

function assign(values: FieldValues, fields: Fields, input: FieldsInput, path: string, check: Check): void {
  for (const [name, field] of Object.entries(fields)) {
    const given = input[name];
    if (given !== undefined) values[name] = given === null ? null : toStored(field, given, `${path}${name}`, check);
  }
}

function toStored(field: Field, given: unknown, at: string, check: Check): FieldValue {
  switch (field.kind) {
    case 'text':
      return text(given, at, MAX_TEXT);
    case 'html': {
      const markup = text(given, at, MAX_HTML);
      refuseEndlessMarkup(at, markup);
      return check.clean ? cleanMarkup(markup) : markup;
    }
    case 'url':
      return url(given, at);
    case 'email':
      return email(given, at);
    case 'date':
      return day(given, at, check.timezone);
    case 'datetime':
      return parseDate(at, text(given, at, 60), check.timezone).toISOString();
    case 'select': {
      const choice = text(given, at, MAX_TEXT);
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
      return link(asObject(given, at), at);
    case 'coordinates':
      return coordinates(asObject(given, at), at);
    case 'reference':
      return reference(field.to, given, at, check);
    case 'references':
      return asList(given, at).map((item, index) => reference(field.to, item, `${at}[${index}]`, check));
    case 'group':
      return members(field.fields, asObject(given, at), at, check);
    case 'list':
      return asList(given, at).map((item, index) => members(field.fields, asObject(item, `${at}[${index}]`), `${at}[${index}]`, check));
    case 'layouts':
      return asList(given, at).map((item, index) => layout(field.layouts, asObject(item, `${at}[${index}]`), `${at}[${index}]`, check));
  }
}

function members(fields: Fields, given: FieldsInput, at: string, check: Check): FieldValues {
  const values: FieldValues = {};
  assign(values, fields, given, `${at}.`, check);
  return values;
}

/** One section of a list of sections: the input has one member, called as its layout. */
function layout(layouts: Readonly<Record<string, Fields>>, given: FieldsInput, at: string, check: Check): FieldValues {
  const named = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const [name, value] = named[0] ?? [];
  const fields = name === undefined ? undefined : layouts[name];
  if (name === undefined || !fields || named.length > 1)
    throw new UserError(`${at} must be exactly one section. Give one of: ${Object.keys(layouts).join(', ')}.`);
  return { layout: name, ...members(fields, asObject(value, `${at}.${name}`), `${at}.${name}`, check) };
}

function text(given: unknown, at: string, limit: number): string {
  if (typeof given !== 'string') throw new UserError(`${at} must be text. Give a string.`);
  if (given.length > limit) throw new UserError(`${at} is ${given.length} signs long; at most ${limit} fit. Shorten it.`);
  return cleanText(given);
}

/** Addresses that can be linked to: of the site, of the web, mail and telephone. */
function url(given: unknown, at: string): string {
  const address = text(given, at, 2_000).trim();
  if (address === '' || /^(?:https?:\/\/[^\s/]|mailto:.|tel:.|[/#?](?!\/))/i.test(address)) return address;
  throw new UserError(
    `${at} can't lead to "${address.slice(0, 60)}". Give a path that begins with / or an address that begins with https://.`,
  );
}

function email(given: unknown, at: string): string {
  const address = text(given, at, 254).trim();
  if (address === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address;
  throw new UserError(`${at} "${address.slice(0, 60)}" is not a mail address. Write it like name@example.com.`);
}

function day(given: unknown, at: string, timezone: string): string | null {
  const written = text(given, at, 60).trim();
  if (written === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) throw new UserError(`${at} "${written}" is not a day. Write it like 2026-11-12.`);
  parseDate(at, written, timezone);
  return written;
}

function link(given: FieldsInput, at: string): FieldValues {
  const target = given['target'] ?? '';
  if (target !== '' && target !== '_blank' && target !== '_self')
    throw new UserError(`${at}.target must be _blank, _self or empty. Give one of them.`);
  return { url: url(given['url'] ?? '', `${at}.url`), title: text(given['title'] ?? '', `${at}.title`, MAX_TEXT), target };
}

function coordinates(given: FieldsInput, at: string): FieldValues {
  const degrees = (name: string, limit: number) => {
    const value = given[name];
    if (typeof value !== 'number' || !(Math.abs(value) <= limit))
      throw new UserError(`${at}.${name} must be between -${limit} and ${limit}. Give degrees.`);
    return value;
  };
  return { latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) };
}

function reference(to: ReferenceTarget, given: unknown, at: string, check: Check): number {
  const id = typeof given === 'string' || typeof given === 'number' ? idIn(to === 'user' ? 'user' : 'post', given) : null;
  if (id === null) throw new UserError(`${at} is not the id of ${nameOf(to)}. Give its global id or its database id.`);
  check.references.push({ at, to, id });
  return id;
}

function nameOf(to: ReferenceTarget): string {
  return to === 'user' ? 'a user' : `a ${contentTypeOf(to).label.singular.toLowerCase()}`;
}

/** What is pointed at stays until the transaction ends. */
async function checkReferences(db: Transaction<Database>, references: readonly Pending[]): Promise<void> {
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
      throw new UserError(`${at}: ${nameOf(to)} with the id ${id} does not exist. Give the id of one that does.`);
}

function isObject(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asObject(given: unknown, at: string): FieldsInput {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UserError(`${at} must be an object of fields. Give one.`);
  return given as FieldsInput;
}

function asList(given: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new UserError(`${at} must be a list. Give one.`);
  if (given.length > MAX_ITEMS) throw new UserError(`${at} has ${given.length} items; at most ${MAX_ITEMS} fit. Leave some out.`);
  return given;
}
