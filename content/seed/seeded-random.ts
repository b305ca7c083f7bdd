/** Numbers that look drawn and are the same on every machine: composed content must not change between two runs. */

/** Draws from [0, 1) that depend on the name alone (FNV-1a into mulberry32). */
export function createSeededRandom(name: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pickItem<T>(items: readonly T[], draw: number): T {
  const found = items[Math.min(items.length - 1, Math.floor(draw * items.length))];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}
