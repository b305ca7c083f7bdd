/** Finds the block or the node that shows a form. The published block defines the recipients and the options, so a client cannot change them. */
import type { Kysely } from 'kysely';
import { collectTitles } from '#lib/forms/choices.ts';
import { emailSchema } from '#lib/forms/field-schema.ts';
import type { FormDefinition } from '#lib/forms/types.ts';
import { isRecord } from '#lib/json/records.ts';
import { anonymous } from '../permissions/viewer.ts';
import type { Block, BlockAttributes } from '../blocks/types.ts';
import type { Database } from '../db/tables.ts';
import { toContentBlocks } from '../store/blocks/content-block.ts';
import type { ContentBlock } from '../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../store/blocks/reusable-blocks.ts';
import { createStore } from '../store/store.ts';
import type { NodeRow } from '../core/rows/nodes.ts';

export type FormPlacement = {
  /** As the page sent it. Empty if it is not valid. */
  id: string;
  /** The published node with the form. Null if it no longer exists. */
  node: NodeRow | null;
  /** Attributes of the form's block. Empty if the block cannot be found on the page. */
  attributes: BlockAttributes;
};

/** The placement of a block, as its page sends it: the id of the node and the path of the block. */
export function getFormPlacementId({ block, node }: ContentBlock): string {
  return `${node?.id ?? 0}-${block.clientId}`;
}

/** Reads the node as an anonymous visitor, so that only published blocks define recipients. */
export async function findFormPlacement(db: Kysely<Database>, form: FormDefinition, placementId: string): Promise<FormPlacement> {
  const [id, nodeId, clientId] = /^(\d{1,9})(?:-([\d.]{1,100}))?$/.exec(placementId) ?? [];
  if (id === undefined) return { id: '', node: null, attributes: {} };
  const store = createStore(db, anonymous);
  const node = await store.nodeById(Number(nodeId));
  if (!node || node.restricted) return { id, node: null, attributes: {} };
  if (form.contentType !== undefined) return { id, node: node.type === form.contentType ? node : null, attributes: {} };
  const blocks = (await expandReusableBlocks(toContentBlocks(await store.getBlocks(node), node), store)).map(({ block }) => block);
  return { id, node, attributes: findFormBlock(blocks, form, clientId)?.attributes ?? {} };
}

/** A page is cached for minutes, and its blocks may have moved since. If it has only one block of this form, that is the right one. */
function findFormBlock(blocks: readonly Block[], form: FormDefinition, clientId: string | undefined): Block | null {
  const ofForm = blocks.filter(({ name }) => name === form.block);
  return ofForm.find((block) => block.clientId === clientId) ?? (ofForm.length === 1 ? (ofForm[0] ?? null) : null);
}

/** Options that the block defines, which replace the options of the form. */
export function getBlockOptions(form: FormDefinition, attributes: BlockAttributes): string[] {
  return form.choices ? collectTitles(attributes[form.choices.attribute]) : [];
}

/** The recipient that the block defines for the selected option, or else for the form. @returns null if neither is a valid email address */
export function getRecipient(form: FormDefinition, attributes: BlockAttributes, selected: string): string | null {
  const items = form.choices ? attributes[form.choices.attribute] : null;
  const item = Array.isArray(items) ? items.find((candidate) => isRecord(candidate) && candidate['title'] === selected) : null;
  const recipients = [isRecord(item) ? item['recipient'] : null, attributes['recipient']];
  return recipients.map(parseEmailAddress).find((address) => address !== null) ?? null;
}

/** @returns null if the value is not a valid email address */
export function parseEmailAddress(value: unknown): string | null {
  const parsed = emailSchema.safeParse(typeof value === 'string' ? value.trim() : null);
  return parsed.success ? parsed.data : null;
}
