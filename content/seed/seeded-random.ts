/** Deterministic pseudorandom numbers: generated seed content is the same on every machine and in every run. */

/** Creates a generator of numbers in [0, 1). The sequence depends only on `name` (FNV-1a hash as the seed of mulberry32). */
export function createSeededRandom(name: string): () => number {
  let state = 0x811c9dc5;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @param random a number in [0, 1) that selects the item */
export function pickItem<T>(items: readonly T[], random: number): T {
  const item = items[Math.min(items.length - 1, Math.floor(random * items.length))];
  if (item === undefined) throw new Error('The list of items to pick from is empty.');
  return item;
}
