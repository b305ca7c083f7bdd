/** Finds the version of a block that matches its saved attributes. WordPress changed the attributes of some blocks, but keeps saved blocks unchanged. */
import { toDeclaredType } from './attributes.ts';
import type { AttributeDeclaration, BlockDeclaration, DeprecatedAttributes } from './declarations.ts';
import type { BlockAttributes } from './types.ts';

type AttributeDeclarations = Readonly<Record<string, AttributeDeclaration>>;

/** The version that saved attributes match. */
type BlockVersion = {
  /** Number of a deprecated version, of which 1 is the oldest. Null for the current version. */
  number: number | null;
  attributes: AttributeDeclarations;
};

/** Declarations of deprecated versions are completed once, because many blocks of a page can have the same version. */
const completedDeclarations = new WeakMap<DeprecatedAttributes, AttributeDeclarations>();

function completeDeclarations(deprecated: DeprecatedAttributes, current: AttributeDeclarations): AttributeDeclarations {
  const known = completedDeclarations.get(deprecated);
  if (known) return known;
  const complete = Object.fromEntries(
    Object.entries(deprecated).map(([name, declared]): [string, AttributeDeclaration] => {
      if (typeof declared !== 'string') return [name, declared];
      const currentDeclaration = Object.hasOwn(current, name) ? current[name] : undefined;
      return [name, currentDeclaration?.type === declared ? currentDeclaration : { type: declared }];
    }),
  );
  completedDeclarations.set(deprecated, complete);
  return complete;
}

/**
 * Whether every saved attribute is declared and has a value of its type.
 * @param allowUndeclared whether attributes that are not declared are ignored
 */
const matchesVersion = (saved: readonly [string, unknown][], declared: AttributeDeclarations, allowUndeclared: boolean): boolean =>
  saved.every(([name, value]) => {
    const declaration = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (declaration === undefined) return allowUndeclared;
    return value === null || toDeclaredType(value, declaration) !== undefined;
  });

/**
 * Finds the version of saved attributes: the current version if they match it, else the newest deprecated version that they match. This is the order in
 * which wp-graphql-gutenberg validates versions. Later versions of WordPress and plugins add attributes to blocks of any version, so attributes that
 * are not declared are ignored if no version has all of them. If still no version matches, the attributes are read with the current one.
 */
export function findVersion(saved: BlockAttributes, { attributes, 'x-deprecated': older = [] }: BlockDeclaration): BlockVersion {
  if (older.length === 0) return { number: null, attributes };
  const versions: BlockVersion[] = [
    { number: null, attributes },
    ...older.map((deprecated, index) => ({ number: older.length - index, attributes: completeDeclarations(deprecated, attributes) })),
  ];
  const entries = Object.entries(saved);
  const find = (allowUndeclared: boolean) => versions.find((version) => matchesVersion(entries, version.attributes, allowUndeclared));
  return find(false) ?? find(true) ?? { number: null, attributes };
}
