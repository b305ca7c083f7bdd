/** The suggestions of graphql-php for names that the schema does not have ("Did you mean …?"). */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { isWordPressMember, isWordPressType } from './wordpress-names.ts';

const MAX_SUGGESTIONS = 5;
/** Comparing longer names would be slow, and no suggestion is similar to them. */
const MAX_COMPARED_LENGTH = 100;

/** Returns the options that are similar to a text, most similar first. Equally similar ones keep their order. */
export function suggest(text: string, options: readonly string[]): string[] {
  return rank(text, options).map(({ option }) => option);
}

function rank(text: string, options: readonly string[], maxDistance = Infinity): { option: string; distance: number }[] {
  if (text.length > MAX_COMPARED_LENGTH) return [];
  const threshold = Math.min(text.length * 0.4 + 1, maxDistance);
  const lowercaseText = text.toLowerCase();
  const getDistance = (option: string) =>
    text === option ? 0 : lowercaseText === option.toLowerCase() ? 1 : getEditDistance(text, option, threshold);
  return options
    .filter((option) => Math.abs(option.length - text.length) <= threshold)
    .map((option) => ({ option, distance: getDistance(option) }))
    .filter(({ distance }) => distance <= threshold)
    .toSorted((a, b) => a.distance - b.distance);
}

type NamePredicate = (name: string) => boolean;

/** Suggests names that WordPress has, as WordPress does. Other names are suggested only if they are more similar than all of those. */
function suggestNames(text: string, options: readonly string[], isWordPressName: NamePredicate): string[] {
  const { wordpress = [], other = [] } = Object.groupBy(options, (option) => (isWordPressName(option) ? 'wordpress' : 'other'));
  const ranked = rank(text, wordpress);
  return [...rank(text, other, (ranked[0]?.distance ?? Infinity) - 1), ...ranked].map(({ option }) => option);
}

/** Levenshtein distance. Infinity if it exceeds the limit, because most of the schema's 1,800 types do. */
function getEditDistance(a: string, b: string, limit: number): number {
  const distances = Uint16Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = i - 1;
    let left = i;
    let least = i;
    distances[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = distances[j] ?? 0;
      const replaced = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? diagonal : diagonal + 1;
      left = Math.min(left + 1, above + 1, replaced);
      distances[j] = left;
      diagonal = above;
      least = Math.min(least, left);
    }
    // Later rows are never smaller.
    if (least > limit) return Infinity;
  }
  return distances[b.length] ?? 0;
}

/** `A`, `A or B`, `A, B, or C` */
export function formatOrList(items: readonly string[]): string {
  const selected = items.slice(0, MAX_SUGGESTIONS);
  if (selected.length <= 2) return selected.join(' or ');
  return `${selected.slice(0, -1).join(', ')}, or ${selected.at(-1)}`;
}

const describe = (suggestions: readonly string[], introduction = 'Did you mean') =>
  suggestions.length > 0 ? ` ${introduction} ${formatOrList(suggestions.map((name) => `"${name}"`))}?` : '';

/** Completes a message of graphql-js about an unknown name with suggestions, which replace any that it has. */
export function replaceSuggestions(message: string, schema: GraphQLSchema): string {
  for (const { pattern, suggestFor } of unknownNames) {
    const match = pattern.exec(message);
    if (match) return `${match[0]}${suggestFor(schema, match[1] ?? '', match[2] ?? '', match[3] ?? '')}`;
  }
  return message;
}

const unknownNames: readonly {
  pattern: RegExp;
  suggestFor: (schema: GraphQLSchema, name: string, owner: string, field: string) => string;
}[] = [
  {
    pattern: /^Cannot query field "(\w+)" on type "(\w+)"\./,
    suggestFor: (schema, name, owner) => {
      const type = schema.getType(owner);
      const types = listTypesWithField(schema, type, name);
      if (types.length > 0) return describe(types, 'Did you mean to use an inline fragment on');
      return describe(suggestMembers(name, type));
    },
  },
  {
    pattern: /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"\./,
    suggestFor: (schema, name, owner, field) =>
      describe(suggestNames(name, listArguments(schema.getType(owner), field), isWordPressMember)),
  },
  {
    pattern: /^Unknown argument "(\w+)" on directive "@(\w+)"\./,
    suggestFor: (schema, name, directive) =>
      describe(suggest(name, schema.getDirective(directive)?.args.map((argument) => argument.name) ?? [])),
  },
  {
    pattern: /^Unknown type "(\w+)"\./,
    suggestFor: (schema, name) => describe(suggestNames(name, listTypes(schema), isWordPressType)),
  },
  {
    pattern: /^Field "(\w+)" is not defined by type "(\w+)"\./,
    suggestFor: (schema, name, owner) => describe(suggestMembers(name, schema.getType(owner))),
  },
];

/** Suggests fields of an object or interface, or members of an input. */
export const suggestMembers = (name: string, type: GraphQLNamedType | undefined): string[] =>
  suggestNames(name, listFields(type), isWordPressMember);

function getFields(type: GraphQLNamedType | undefined): (GraphQLField<unknown, unknown> | GraphQLInputField)[] {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

const listFields = (type: GraphQLNamedType | undefined): string[] => getFields(type).map(({ name }) => name);

function listArguments(type: GraphQLNamedType | undefined, field: string): string[] {
  return (isObjectType(type) || isInterfaceType(type) ? type.getFields()[field]?.args : undefined)?.map(({ name }) => name) ?? [];
}

/** Lists the types of an abstract type that have a field: the interfaces that most of its objects implement, and then the objects. */
function listTypesWithField(schema: GraphQLSchema, type: GraphQLNamedType | undefined, field: string): string[] {
  if (!isAbstractType(type)) return [];
  const possible = new Set(schema.getPossibleTypes(type).map(({ name }) => name));
  const all = listTypes(schema)
    .filter((name) => possible.has(name))
    .map((name) => schema.getType(name))
    .filter((object) => isObjectType(object))
    .filter((object) => Object.hasOwn(object.getFields(), field));
  const isSelected: NamePredicate = all.some(({ name }) => isWordPressType(name)) ? isWordPressType : () => true;
  const objects = all.filter(({ name }) => isSelected(name));
  const counts = new Map<string, number>();
  for (const { name } of objects.flatMap((object) => object.getInterfaces()))
    if (isSelected(name) && listFields(schema.getType(name)).includes(field)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const interfaces = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return [...interfaces, ...objects.map(({ name }) => name)];
}

const listedTypes = new WeakMap<GraphQLSchema, readonly string[]>();

/** Lists all types in the order of graphql-php: each one before those to which it refers. Those of WordPress come first. */
function listTypes(schema: GraphQLSchema): readonly string[] {
  const cached = listedTypes.get(schema);
  if (cached) return cached;
  const types = [...new Set([...collectWordPressTypes(schema), ...Object.keys(schema.getTypeMap())])];
  listedTypes.set(schema, types);
  return types;
}

function collectWordPressTypes(schema: GraphQLSchema): Set<string> {
  const collected = new Set<string>();
  const visit = (type: GraphQLNamedType) => {
    if (collected.has(type.name) || !isWordPressType(type.name)) return;
    collected.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(visit);
    if (isObjectType(type) || isInterfaceType(type)) type.getInterfaces().forEach(visit);
    for (const field of getFields(type).filter(({ name }) => isWordPressMember(name))) {
      if ('args' in field) for (const argument of field.args) visit(getNamedType(argument.type));
      visit(getNamedType(field.type));
    }
  };
  for (const type of [schema.getQueryType(), schema.getMutationType(), ...Object.values(schema.getTypeMap())]) if (type) visit(type);
  return collected;
}
