/** Random numbers that depend only on the seed, so that a run can be repeated (the generator is mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 (inclusive) to the limit (exclusive). */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @param probability from 0 to 1 */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError if the list is empty */
  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new RangeError('The list is empty.');
    return list[this.below(list.length)] as Item;
  }

  /** Lowercase letters and digits. */
  word(length: number): string {
    return Array.from({ length }, () => this.below(36).toString(36)).join('');
  }
}
