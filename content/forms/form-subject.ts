/** What a submission from the page of a property or position is about, and which of its contacts receives it. Both come from the published node. */
import type { Kysely } from 'kysely';
import type { FormDefinition } from '#lib/forms/types.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue } from '../core/rows/fields.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import { toPlainText } from '../core/plain-text.ts';
import { readPositionFacts } from '../core/position.ts';
import type { Database } from '../db/tables.ts';
import { anonymous } from '../permissions/viewer.ts';
import { createStore } from '../store/store.ts';
import { parseEmailAddress } from './form-placement.ts';

export type FormSubject = {
  title: string;
  /** Title, address and id, one per line. */
  lines: readonly string[];
  /** Null if none of the contacts has a valid email address. */
  recipient: string | null;
};

/** @returns null for a form that a block shows, and for a node that is not published */
export async function findFormSubject(db: Kysely<Database>, form: FormDefinition, node: NodeRow | null): Promise<FormSubject | null> {
  if (!node || node.type !== form.contentType) return null;
  if (node.type === 'positions') return await describePosition(db, node);
  return node.type === 'properties' ? await describeProperty(db, node) : null;
}

async function describePosition(db: Kysely<Database>, node: NodeRow): Promise<FormSubject> {
  const { department, location, contactIds } = readPositionFacts(node);
  const title = toPlainText(node.title);
  const place = [department, location].filter((part) => part !== null).join(', ');
  const lines = [title, place, `ID ${node.id}`].filter((line) => line !== '');
  return { title: [title, location].filter(Boolean).join(', '), lines, recipient: await findContactAddress(db, contactIds) };
}

async function describeProperty(db: Kysely<Database>, node: NodeRow): Promise<FormSubject> {
  const title = toPlainText(node.title);
  const address = getGroup(node, 'propertyMeta')['propertyAddress'];
  const addressLines = typeof address === 'string' ? address.split('\n') : [];
  const lines = [title, ...addressLines.map(toPlainText), `ID ${node.id}`].filter((line) => line !== '');
  const contacts = getGroup(node, 'propertyFacts')['contacts'];
  const ids = Array.isArray(contacts) ? contacts.filter((id) => typeof id === 'number') : [];
  return { title, lines, recipient: await findContactAddress(db, ids) };
}

/** Returns the email address of the first contact that has one. */
async function findContactAddress(db: Kysely<Database>, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const people = await createStore(db, anonymous).nodesByIds(ids);
  const addresses = people.map((person) => parseEmailAddress(getGroup(person, 'teamMeta')['email']));
  return addresses.find((address) => address !== null) ?? null;
}

function getGroup(node: NodeRow, name: string): { [name: string]: FieldValue } {
  const group = node.fields[name];
  return isRecord(group) ? group : {};
}
