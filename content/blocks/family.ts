/** Blocks below a block, found without looking at all the others: content may hold thousands. */
import type { Block } from './types.ts';

const families = new WeakMap<readonly Block[], Map<string | null, Block[]>>();

/**
 * @param all every block of the content; the same list is read through once
 * @param clientId of the block around them; null: those at the top level
 */
export function childrenIn(all: readonly Block[], clientId: string | null): readonly Block[] {
  let family = families.get(all);
  if (!family) families.set(all, (family = Map.groupBy(all, (block) => block.parentClientId)));
  return family.get(clientId) ?? [];
}
