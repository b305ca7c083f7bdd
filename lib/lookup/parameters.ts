/**
 * Lookups by URL parameters: `?postSlug=the-dock-door` identifies a post, as in Faust's hooks usePost, usePage and useCategory. Names, precedence and error
 * messages are those of Faust.
 */
import type { SearchParams } from '#lib/uri/search-params.ts';

export type LookupKind = 'post' | 'page' | 'category';

export interface Lookup {
  kind: LookupKind;
  id: string;
  idType: 'ID' | 'DATABASE_ID' | 'SLUG' | 'URI';
}

/** An id that replaces the one of the URL. Without a type it has the type of the parameter that it replaces. */
export interface LookupArguments {
  id?: string;
  idType?: Lookup['idType'];
}

/** No parameter of a lookup has a value. */
export class InvalidLookupError extends Error {
  override name = 'InvalidLookupError';

  constructor(hook: string) {
    super(`Invalid parameters for ${hook}, you must send in an id or specify known URL params in your config`);
  }
}

type IdParameter = readonly [name: string, idType: 'ID' | 'SLUG' | 'URI'];

/** The first parameter that has a value is used. */
const idParameters: Record<LookupKind, { hook: string; parameters: readonly IdParameter[] }> = {
  post: {
    hook: 'usePost',
    parameters: [
      ['postId', 'ID'],
      ['postSlug', 'SLUG'],
      ['postUri', 'URI'],
    ],
  },
  page: {
    hook: 'usePage',
    parameters: [
      ['pageId', 'ID'],
      ['pageUri', 'URI'],
    ],
  },
  category: {
    hook: 'useCategory',
    parameters: [
      ['categoryId', 'ID'],
      ['categorySlug', 'SLUG'],
    ],
  },
};

/** The names of all parameters of lookups. */
export const lookupParameterNames: readonly string[] = Object.values(idParameters).flatMap(({ parameters }) =>
  parameters.map(([name]) => name),
);

/** @throws InvalidLookupError */
export const parsePostLookup = (parameters: SearchParams, explicit?: LookupArguments) => parseLookup('post', parameters, explicit);

/** @throws InvalidLookupError */
export const parsePageLookup = (parameters: SearchParams, explicit?: LookupArguments) => parseLookup('page', parameters, explicit);

/** @throws InvalidLookupError */
export const parseCategoryLookup = (parameters: SearchParams, explicit?: LookupArguments) => parseLookup('category', parameters, explicit);

function parseLookup(kind: LookupKind, parameters: SearchParams, explicit: LookupArguments = {}): Lookup {
  const { hook, parameters: names } = idParameters[kind];
  const [name, idType = 'ID'] = names.find((candidate) => getValue(parameters, candidate[0]) !== '') ?? [];
  const id = explicit.id ?? (name === undefined ? '' : getValue(parameters, name));
  if (id === '') throw new InvalidLookupError(hook);
  const type = explicit.idType ?? idType;
  // Database ids are numbers, and global ids are base64 with letters.
  return { kind, id, idType: type === 'ID' && /^\d+$/.test(id) ? 'DATABASE_ID' : type };
}

/** A URI can be a list of its segments. */
function getValue(parameters: SearchParams, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' || value === undefined ? (value ?? '') : value.join('/');
}

/** The kind of node that the parameters of a URL identify, or null if there is none of these parameters. */
export function findLookupKind(parameters: SearchParams): LookupKind | null {
  const kinds = Object.keys(idParameters) as LookupKind[];
  return kinds.find((kind) => idParameters[kind].parameters.some(([name]) => parameters[name] !== undefined)) ?? null;
}

/** Whether a query string looks up a node. */
export function isLookupSearch(search: string): boolean {
  return search.length > 1 && findLookupKind(Object.fromEntries(new URLSearchParams(search))) !== null;
}
