/** Validates values of declared fields against the content model and converts them to their stored form. */
import { sql, type Transaction } from 'kysely';
import type { ContentTypeDeclaration, Field, Fields, ReferenceTarget } from '#lib/content-model/define.ts';
import { findLimitProblem, type Limits } from '#lib/content-model/limits.ts';
import { isRecord } from '#lib/json/records.ts';
import { toStorableText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import { parseId } from '../../core/parse-id.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import { parseLinkUrl } from '../markup/link-url.ts';
import { assertMarkupLimits } from '../markup/markup-limits.ts';
import { sanitizeMarkup } from '../markup/sanitize-markup.ts';
import { listReferences } from './node-references.ts';
import { assertLength } from '../core/assert-length.ts';

const MAX_TEXT = 10_000;
const MAX_HTML = 200_000;
const MAX_URL = 2_000;
const MAX_ITEMS = 500;
const MAX_INT = 2_147_483_647;

type PendingReference = { fieldPath: string; to: ReferenceTarget; id: number };
type FieldContext = { timezone: string; clean: boolean; references: PendingReference[] };

/** Field values of a mutation, by group and field. */
export type FieldsInput = { readonly [groupOrField: string]: unknown };

/**
 * Applies input to the stored values. Fields that the input omits stay unchanged, null removes a value, and a list replaces the stored list.
 * @param clean whether to sanitize markup, for viewers who may not write unfiltered markup
 * @throws UserError naming the field and its rule
 */
export async function applyFields(
  db: Transaction<Database>,
  declared: Pick<ContentTypeDeclaration, 'fields' | 'groups'>,
  stored: FieldValues,
  input: FieldsInput,
  { timezone, clean }: { timezone: string; clean: boolean },
): Promise<FieldValues> {
  const check: FieldContext = { timezone, clean, references: [] };
  const values: FieldValues = { ...stored };
  applyValues(values, declared.fields ?? {}, input, '', check);
  for (const [name, group] of Object.entries(declared.groups ?? {})) {
    const value = input[name];
    if (value === undefined) continue;
    const current = values[name];
    const next: FieldValues = value === null || !isRecord(current) ? {} : { ...current };
    if (value !== null) applyValues(next, group.fields, assertObject(value, name), `${name}.`, check);
    values[name] = next;
  }
  await checkReferences(db, check.references);
  return values;
}

/**
 * Stores the references of a node in rows of their own, from which reverse connections are read. Only rows that differ are written, because triggers update
 * the search facts of the properties whose references change.
 */
export async function writeReferences(
  db: Transaction<Database>,
  nodeId: number,
  type: ContentTypeDeclaration,
  values: FieldValues,
): Promise<void> {
  const references = listReferences(type, values);
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(references)}::jsonb) w("group" text, field text, position int, target int)`;
  await sql`
    delete from node_reference r where r.node_id = ${nodeId} and not exists (
      select from ${wanted} where (w."group", w.field, w.position, w.target) = (r.field_group, r.field, r.position, r.target_id))`.execute(
    db,
  );
  if (references.length === 0) return;
  // The remaining rows are already correct. Nodes that older values refer to may have been deleted.
  await sql`
    insert into node_reference (node_id, field_group, field, position, target_id)
    select ${nodeId}::int, w."group", w.field, w.position, w.target from ${wanted}
    where exists (select from content_node n where n.id = w.target) on conflict do nothing`.execute(db);
}

function applyValues(values: FieldValues, fields: Fields, input: FieldsInput, path: string, check: FieldContext): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = input[name];
    if (value !== undefined) values[name] = value === null ? null : toStored(field, value, `${path}${name}`, check);
  }
}

function toStored(field: Field, value: unknown, fieldPath: string, check: FieldContext): FieldValue {
  switch (field.kind) {
    case 'text': {
      const text = parseText(value, fieldPath, MAX_TEXT);
      if (field.format && text !== '' && !field.format.pattern.test(text))
        throw new UserError(`${fieldPath} cannot be "${text.slice(0, 60)}". Use a format such as ${field.format.example}.`);
      return text;
    }
    case 'html': {
      const markup = parseText(value, fieldPath, MAX_HTML);
      assertMarkupLimits(fieldPath, markup);
      return check.clean ? sanitizeMarkup(markup) : markup;
    }
    case 'url':
      return parseUrl(value, fieldPath);
    case 'email':
      return parseEmail(value, fieldPath);
    case 'date':
      return parseDay(value, fieldPath, check.timezone);
    case 'datetime':
      return parseDate(fieldPath, parseText(value, fieldPath, 60), check.timezone).toISOString();
    case 'select': {
      const choice = parseText(value, fieldPath, MAX_TEXT);
      if (choice !== '' && !field.choices.includes(choice))
        throw new UserError(`${fieldPath} cannot be "${choice.slice(0, 60)}". Use one of: ${field.choices.join(', ')}.`);
      return choice === '' ? null : choice;
    }
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value))
        throw new UserError(`${fieldPath} must be a number. Use a number without a unit.`);
      return assertLimits(field, value, fieldPath);
    case 'integer':
      if (!Number.isInteger(value) || Math.abs(value as number) > MAX_INT)
        throw new UserError(`${fieldPath} must be a whole number up to ${MAX_INT}. Use a number without a unit.`);
      return assertLimits(field, value as number, fieldPath);
    case 'boolean':
      if (typeof value !== 'boolean') throw new UserError(`${fieldPath} must be a boolean. Use true or false.`);
      return value;
    case 'link':
      return parseLink(assertObject(value, fieldPath), fieldPath);
    case 'coordinates':
      return parseCoordinates(assertObject(value, fieldPath), fieldPath);
    case 'reference':
      return parseReference(field.to, value, fieldPath, check);
    case 'references':
      return assertList(value, fieldPath).map((item, index) => parseReference(field.to, item, `${fieldPath}[${index}]`, check));
    case 'group':
      return parseGroup(field.fields, assertObject(value, fieldPath), fieldPath, check);
    case 'list':
      return assertList(value, fieldPath).map((item, index) =>
        parseGroup(field.fields, assertObject(item, `${fieldPath}[${index}]`), `${fieldPath}[${index}]`, check),
      );
    case 'layouts':
      return assertList(value, fieldPath).map((item, index) =>
        parseLayout(field.layouts, assertObject(item, `${fieldPath}[${index}]`), `${fieldPath}[${index}]`, check),
      );
  }
}

function assertLimits(limits: Limits, value: number, fieldPath: string): number {
  const problem = findLimitProblem(limits, value);
  if (problem !== null) throw new UserError(`${fieldPath} cannot be ${value}. ${problem}`);
  return value;
}

function parseGroup(fields: Fields, input: FieldsInput, fieldPath: string, check: FieldContext): FieldValues {
  const values: FieldValues = {};
  applyValues(values, fields, input, `${fieldPath}.`, check);
  return values;
}

/**
 * Parses one section of a page. The input has exactly one member, named after its layout. Clients of the REST API send sections as they received them, with the
 * name in `layout`.
 */
function parseLayout(layouts: Readonly<Record<string, Fields>>, input: FieldsInput, fieldPath: string, check: FieldContext): FieldValues {
  if (typeof input['layout'] === 'string') {
    const { layout, ...values } = input;
    return parseLayout(layouts, { [layout]: values }, fieldPath, check);
  }
  const entries = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const [name, value] = entries[0] ?? [];
  const fields = name !== undefined && Object.hasOwn(layouts, name) ? layouts[name] : undefined;
  if (name === undefined || !fields || entries.length > 1)
    throw new UserError(`${fieldPath} must be exactly one section. Use one of: ${Object.keys(layouts).join(', ')}.`);
  return { layout: name, ...parseGroup(fields, assertObject(value, `${fieldPath}.${name}`), `${fieldPath}.${name}`, check) };
}

function parseText(value: unknown, fieldPath: string, limit: number): string {
  if (typeof value !== 'string') throw new UserError(`${fieldPath} must be text. Use a string.`);
  return toStorableText(assertLength(fieldPath, value, limit));
}

const parseUrl = (value: unknown, fieldPath: string) => parseLinkUrl(parseText(value, fieldPath, MAX_URL), fieldPath);

function parseEmail(value: unknown, fieldPath: string): string {
  const email = parseText(value, fieldPath, 254).trim();
  if (email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new UserError(`${fieldPath} "${email.slice(0, 60)}" is not an email address. Use a format such as name@example.com.`);
}

function parseDay(value: unknown, fieldPath: string, timezone: string): string | null {
  const day = parseText(value, fieldPath, 60).trim();
  if (day === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new UserError(`${fieldPath} "${day}" is not a date. Use a format such as 2026-11-12.`);
  parseDate(fieldPath, day, timezone);
  return day;
}

function parseLink(input: FieldsInput, fieldPath: string): FieldValues {
  const target = input['target'] ?? '';
  if (target !== '' && target !== '_blank' && target !== '_self')
    throw new UserError(`${fieldPath}.target must be _blank, _self or empty. Use one of these values.`);
  return {
    url: parseUrl(input['url'] ?? '', `${fieldPath}.url`),
    title: parseText(input['title'] ?? '', `${fieldPath}.title`, MAX_TEXT),
    target,
  };
}

function parseCoordinates(input: FieldsInput, fieldPath: string): FieldValues {
  const degrees = (name: string, limit: number) => {
    const value = input[name];
    if (typeof value !== 'number' || !(Math.abs(value) <= limit))
      throw new UserError(`${fieldPath}.${name} must be between -${limit} and ${limit}. Use a value in degrees.`);
    return value;
  };
  return { latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) };
}

function parseReference(to: ReferenceTarget, value: unknown, fieldPath: string, check: FieldContext): number {
  const id = typeof value === 'string' || typeof value === 'number' ? parseId(to === 'user' ? 'user' : 'post', value) : null;
  if (id === null) throw new UserError(`${fieldPath} is not the id of ${describeTarget(to)}. Use its global id or its database id.`);
  check.references.push({ fieldPath, to, id });
  return id;
}

function describeTarget(to: ReferenceTarget): string {
  return to === 'user' ? 'a user' : `a ${getContentType(to).label.singular.toLowerCase()}`;
}

/** Locks the referenced rows, so that they exist until the transaction ends. */
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
  for (const { fieldPath, to, id } of references)
    if (found.get(`${to === 'user' ? 'user' : 'node'} ${id}`) !== to)
      throw new UserError(`${fieldPath}: ${describeTarget(to)} with the id ${id} does not exist. Use the id of an existing one.`);
}

function assertObject(value: unknown, fieldPath: string): FieldsInput {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UserError(`${fieldPath} must be an object. Use an object whose properties are the fields.`);
  return value as FieldsInput;
}

function assertList(value: unknown, fieldPath: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new UserError(`${fieldPath} must be a list. Use a list of values.`);
  if (value.length > MAX_ITEMS)
    throw new UserError(`${fieldPath} has ${value.length} items. At most ${MAX_ITEMS} are allowed. Remove some.`);
  return value;
}
