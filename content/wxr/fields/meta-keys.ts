/** Meta keys of Advanced Custom Fields (ACF), which stores each value as one row of meta, such as `group_list_0_field`. */
import type { Field, Fields } from '#lib/content-model/define.ts';

/** Converts a field name such as `leasableArea` to the key that ACF uses, `leasable_area`. */
export function toMetaKey(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);
}

export type FieldDeclarations = {
  fields?: Fields;
  groups?: Readonly<Record<string, { description: string; fields: Fields }>>;
};

/** A declared field with its possible meta keys, preferred key first. */
export type FieldWithKeys = { group: string | null; name: string; field: Field; keys: string[] };

/** Lists the declared fields. ACF keys contain the name of a group only if it is a group field, so both forms are listed. */
export function listFieldsWithKeys({ fields = {}, groups = {} }: FieldDeclarations): FieldWithKeys[] {
  const direct = Object.entries(fields).map(([name, field]) => ({ group: null, name, field, keys: [toMetaKey(name), name] }));
  const grouped = Object.entries(groups).flatMap(([group, { fields: groupFields }]) =>
    Object.entries(groupFields).map(([name, field]) => ({
      group,
      name,
      field,
      keys: [toMetaKey(name), name, `${toMetaKey(group)}_${toMetaKey(name)}`],
    })),
  );
  return [...direct, ...grouped];
}
