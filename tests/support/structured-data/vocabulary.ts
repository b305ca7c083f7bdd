/** The vocabulary of schema.org, read from the type declarations of `schema-dts`, which are generated from it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Vocabulary = {
  /** A type and those that it specializes. Empty for an unknown type. */
  listAncestors: (type: string) => ReadonlySet<string>;
  /** The types of the values of a property, or null if the type has no such property. */
  findRange: (type: string, property: string) => readonly string[] | null;
  /** The values of an enumeration. Empty for other types. */
  listValues: (type: string) => ReadonlySet<string>;
};

type Declaration = { parents: string[]; properties: Map<string, string[]> };

/** Reads interfaces such as `interface PlaceBase extends ThingBase {` and their properties, which schema-dts writes in one form. Deprecated ones are left out. */
export function readVocabulary(): Vocabulary {
  const file = new URL('schema.d.ts', import.meta.resolve('schema-dts'));
  const declarations = new Map<string, Declaration>();
  const values = new Map<string, Set<string>>();
  const supertypes = new Map<string, string[]>();
  let current: Declaration | undefined;
  let isDeprecated = false;
  for (const line of readFileSync(fileURLToPath(file), 'utf8').split('\n')) {
    const [, name, parents] = /^(?:export )?interface (\w+) extends (.+) \{$/.exec(line) ?? [];
    if (name !== undefined && parents !== undefined) {
      current = { parents: parents.split(', '), properties: new Map() };
      declarations.set(name, current);
    }
    if (line.includes('@deprecated')) isDeprecated = true;
    const [, property, range] = /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/.exec(line) ?? [];
    if (property !== undefined && range !== undefined) {
      if (!isDeprecated) current?.properties.set(property, range.split(' | '));
      isDeprecated = false;
    }
    const [, type, members = ''] = /^export type (\w+) = (.+);$/.exec(line) ?? [];
    if (type === undefined) continue;
    values.set(type, new Set(Array.from(members.matchAll(/"([^"]+)"/g), ([, value = '']) => value)));
    // A type without properties of its own is no interface, so only its union names its subtypes.
    for (const member of members.split(' | ')) supertypes.set(member, [...(supertypes.get(member) ?? []), type]);
  }
  return createVocabulary({ declarations, values, supertypes });
}

type Declarations = {
  declarations: ReadonlyMap<string, Declaration>;
  values: ReadonlyMap<string, ReadonlySet<string>>;
  supertypes: ReadonlyMap<string, readonly string[]>;
};

function createVocabulary({ declarations, values, supertypes }: Declarations): Vocabulary {
  const ancestors = new Map<string, ReadonlySet<string>>();
  const none: ReadonlySet<string> = new Set();

  /** The names of the interfaces are those of the types with the ending `Base`, or `Leaf` for one that has no subtypes or properties. */
  function listAncestors(type: string): ReadonlySet<string> {
    const known = ancestors.get(type);
    if (known) return known;
    const declaration = declarations.get(`${type}Leaf`);
    if (!declaration) return none;
    const found = new Set<string>();
    const pending = [type, ...declaration.parents];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const ancestor = name.replace(/Base$/, '');
      if (found.has(ancestor)) continue;
      found.add(ancestor);
      pending.push(...(declarations.get(`${ancestor}Base`)?.parents ?? []), ...(supertypes.get(ancestor) ?? []));
    }
    ancestors.set(type, found);
    return found;
  }

  return {
    listAncestors,
    findRange: (type, property) => {
      for (const ancestor of listAncestors(type)) {
        const range = declarations.get(`${ancestor}Base`)?.properties.get(property);
        if (range) return range;
      }
      return null;
    },
    listValues: (type) => values.get(type) ?? none,
  };
}
