/** What a submission from the page of a property is about, and which of its contacts receives it. Both come from the published property. */
import type { Kysely } from 'kysely';
import type { FormDefinition } from '#lib/forms/types.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue } from '../core/rows/fields.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import { toPlainText } from '../core/plain-text.ts';
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

/** @returns null for a form that a block shows, and for a property that is not published */
export async function findFormSubject(db: Kysely<Database>, form: FormDefinition, node: NodeRow | null): Promise<FormSubject | null> {
  if (form.contentType !== 'properties' || node?.type !== form.contentType) return null;
  const title = toPlainText(node.title);
  const address = getGroup(node, 'propertyMeta')['propertyAddress'];
  const addressLines = typeof address === 'string' ? address.split('\n') : [];
  const lines = [title, ...addressLines.map(toPlainText), `ID ${node.id}`].filter((line) => line !== '');
  return { title, lines, recipient: await findContactAddress(db, getGroup(node, 'propertyFacts')['contacts']) };
}

/** Returns the email address of the first contact that has one. */
async function findContactAddress(db: Kysely<Database>, contacts: FieldValue | undefined): Promise<string | null> {
  const ids = Array.isArray(contacts) ? contacts.filter((id) => typeof id === 'number') : [];
  if (ids.length === 0) return null;
  const people = await createStore(db, anonymous).nodesByIds(ids);
  const addresses = people.map((person) => parseEmailAddress(getGroup(person, 'teamMeta')['email']));
  return addresses.find((address) => address !== null) ?? null;
}

function getGroup(node: NodeRow, name: string): { [name: string]: FieldValue } {
  const group = node.fields[name];
  return isRecord(group) ? group : {};
}
