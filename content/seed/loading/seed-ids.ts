/** Maps the keys of seed items to database ids. */
import { toStorableText } from '../../core/json.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import { isRef, type Json } from '../types.ts';

/** The seed is inconsistent: a duplicate key, a reference to an unknown item, or a value for an undeclared field. */
export class InvalidSeed extends Error {
  override name = 'InvalidSeed';
}

export class SeedIds {
  private readonly ids = new Map<string, number>();

  /** @throws InvalidSeed if the key is already in use */
  add(key: string, id: number): void {
    if (this.ids.has(key)) throw new InvalidSeed(`The key "${key}" is used twice. Keys must be unique.`);
    this.ids.set(key, id);
  }

  /** @throws InvalidSeed if the seed has no item with this key; the message contains `where` */
  getId(key: string, referrer: string): number {
    const id = this.ids.get(key);
    if (id === undefined) throw new InvalidSeed(`${referrer} refers to "${key}", which is not in the seed.`);
    return id;
  }

  /** Returns the value with ids in place of references, without undefined members. */
  resolveRefs(value: Json, referrer: string): FieldValue {
    if (typeof value === 'string') return toStorableText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isRef(value)) return this.getId(value.$ref, referrer);
    if (isList(value)) return value.map((item) => this.resolveRefs(item, referrer));
    const members = Object.entries(value);
    return Object.fromEntries(
      members.flatMap(([name, item]) => (item === undefined ? [] : [[name, this.resolveRefs(item, `${referrer}.${name}`)]])),
    );
  }
}

/** Array.isArray does not narrow readonly arrays. */
function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
