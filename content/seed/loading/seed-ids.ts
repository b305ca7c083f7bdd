/** Database ids of a seed's items, and values with references filled in. */
import { toStorableText } from '../../core/json.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { Json, Ref } from '../types.ts';

/** A seed that contradicts itself: a key used twice, a reference to nothing, a field nobody declared. */
export class InvalidSeed extends Error {
  override name = 'InvalidSeed';
}

export class SeedIds {
  private readonly ids = new Map<string, number>();

  /** @throws InvalidSeed when the key is taken */
  add(key: string, id: number): void {
    if (this.ids.has(key)) throw new InvalidSeed(`The key "${key}" is used twice.`);
    this.ids.set(key, id);
  }

  /** @throws InvalidSeed naming where the reference stands */
  getId(key: string, where: string): number {
    const id = this.ids.get(key);
    if (id === undefined) throw new InvalidSeed(`${where} refers to "${key}", which is not in the seed.`);
    return id;
  }

  /** The value with ids in place of references; members that are undefined are left out. */
  resolveRefs(value: Json, where: string): FieldValue {
    if (typeof value === 'string') return toStorableText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isRef(value)) return this.getId(value.$ref, where);
    if (isList(value)) return value.map((item) => this.resolveRefs(item, where));
    const members = Object.entries(value);
    return Object.fromEntries(
      members.flatMap(([name, item]) => (item === undefined ? [] : [[name, this.resolveRefs(item, `${where}.${name}`)]])),
    );
  }
}

export function isRef(value: Json): value is Ref {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

/** Array.isArray does not narrow readonly arrays. */
function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
