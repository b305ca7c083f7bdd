/** How Advanced Custom Fields names what it stores: one row of meta for each value, `group_list_0_field`. */
import type { Field, Fields } from '#lib/content-model/define.ts';

/** `leasableArea` as ACF spells it: `leasable_area`. */
export function toMetaName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);
}

export type DeclaredFields = {
  fields?: Fields;
  groups?: Readonly<Record<string, { description: string; fields: Fields }>>;
};

/** A field of a declaration with the names its meta may have, the preferred one first. */
export type NamedField = { group: string | null; name: string; field: Field; keys: string[] };

/** ACF does not tell the field group in a name, unless a group field stands in for it: both are read. */
export function namedFields({ fields = {}, groups = {} }: DeclaredFields): NamedField[] {
  const direct = Object.entries(fields).map(([name, field]) => ({ group: null, name, field, keys: [toMetaName(name), name] }));
  const grouped = Object.entries(groups).flatMap(([group, { fields: own }]) =>
    Object.entries(own).map(([name, field]) => ({
      group,
      name,
      field,
      keys: [toMetaName(name), name, `${toMetaName(group)}_${toMetaName(name)}`],
    })),
  );
  return [...direct, ...grouped];
}
