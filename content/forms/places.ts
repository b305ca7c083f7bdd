/** Where a form stands: the block says who reads it, and which answers it offers. What the form itself says is not believed. */
import type { Kysely } from 'kysely';
import { titlesOf } from '#lib/forms/choices.ts';
import type { FormDefinition } from '#lib/forms/types.ts';
import { z } from 'zod';
import { anonymous } from '../auth/viewer.ts';
import type { Block, BlockAttributes } from '../blocks/types.ts';
import type { Database } from '../db/tables.ts';
import { toBlockSources } from '../schema/block-content.ts';
import type { BlockSource } from '../schema/context.ts';
import { withShownBlocks } from '../schema/reusable-content.ts';
import { createStore } from '../store/store.ts';
import type { NodeRow } from '../store/types.ts';

export type Place = {
  /** As the page was told; empty for what is no place. */
  name: string;
  /** The published content the form stands on; null when it is gone. */
  node: NodeRow | null;
  /** Attributes of the form's block; empty when the page has changed so much that it is not known which one it was. */
  attributes: BlockAttributes;
};

/** The place of a block, as its page is told. */
export function placeOf({ block, node }: BlockSource): string {
  return `${node?.id ?? 0}-${block.clientId}`;
}

/** Looks a place up as a visitor finds it: what is not published names nobody who reads. */
export async function findPlace(db: Kysely<Database>, form: FormDefinition, given: string): Promise<Place> {
  const [name, id, clientId] = /^(\d{1,9})(?:-([\d.]{1,100}))?$/.exec(given) ?? [];
  if (name === undefined) return { name: '', node: null, attributes: {} };
  const store = createStore(db, anonymous);
  const node = await store.nodeById(Number(id));
  if (!node || node.restricted) return { name, node: null, attributes: {} };
  const blocks = (await withShownBlocks(toBlockSources(await store.blocksOf(node), node), store)).map(({ block }) => block);
  return { name, node, attributes: blockAt(blocks, form, clientId)?.attributes ?? {} };
}

/** Pages are kept for minutes: the block may have moved since. The only one of its kind is still the right one. */
function blockAt(blocks: readonly Block[], form: FormDefinition, clientId: string | undefined): Block | null {
  const ofForm = blocks.filter(({ name }) => name === form.block);
  return ofForm.find((block) => block.clientId === clientId) ?? (ofForm.length === 1 ? (ofForm[0] ?? null) : null);
}

/** Answers the block offers in place of the form's own. */
export function choicesOf(form: FormDefinition, attributes: BlockAttributes): string[] {
  return form.choices ? titlesOf(attributes[form.choices.attribute]) : [];
}

/** Whoever the block names for the answer that was chosen, else for the form. @returns null when it names nobody who can be reached */
export function recipientOf(form: FormDefinition, attributes: BlockAttributes, chosen: string): string | null {
  const items = form.choices ? attributes[form.choices.attribute] : null;
  const item = Array.isArray(items) ? items.find((one) => isItem(one) && one['title'] === chosen) : null;
  const named = [isItem(item) ? item['recipient'] : null, attributes['recipient']];
  return named.map(readAddress).find((address) => address !== null) ?? null;
}

const isItem = (value: unknown): value is BlockAttributes => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns null for what is no mail address */
export function readAddress(given: unknown): string | null {
  const read = z
    .email()
    .max(254)
    .safeParse(typeof given === 'string' ? given.trim() : null);
  return read.success ? read.data : null;
}
