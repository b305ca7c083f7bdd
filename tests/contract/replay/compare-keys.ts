/** Compares the cache keys of a response (`X-GraphQL-Keys`) with the recorded ones. Their order has no meaning. */
import { getNodeKeyType, getTermKeyType, toListKey } from '../../../content/core/cache-keys.ts';
import { contentTypes } from '../../../content/model/content-types.generated.ts';
import { taxonomies } from '../../../content/model/taxonomies.ts';
import { coreTypeNames, MAX_RECORDED_IDS } from './normalize.ts';

/** Types of the recorded plugins. */
const editorTypes: ReadonlySet<string> = new Set(['wp_block', 'wgg_preview']);

/** Keys with decoded global ids, such as `post:101`. */
export type KeyDifferences = { missing: string[]; additional: string[] };

type Headers = Readonly<Record<string, string | null>>;

/**
 * @param hasRecordedQuery whether the query was sent as it was recorded. The id of the query is compared only then.
 */
export function compareKeys(recorded: Headers, actual: Headers, hasRecordedQuery: boolean): KeyDifferences {
  const [before, after] = [readKeys(recorded, hasRecordedQuery), readKeys(actual, hasRecordedQuery)];
  // Recordings of other requests, and those of the JWT plugin, have no keys.
  if (recorded['x-graphql-url'] === undefined) return { missing: [], additional: [] };
  return { missing: [...before].filter((key) => !after.has(key)), additional: [...after].filter((key) => !before.has(key)) };
}

function readKeys(headers: Headers, hasRecordedQuery: boolean): Set<string> {
  const { 'x-graphql-url': url, 'x-graphql-query-id': id, 'x-graphql-keys': keys = '' } = headers;
  const ids = new Set([id ?? '', (keys ?? '').split(' ')[0]]);
  const others = (keys ?? '').split(' ').slice(1).map(decodeKey);
  return new Set([
    `url ${url}`,
    ...(hasRecordedQuery ? [...ids].map((one) => `query ${one}`) : []),
    ...others.filter((key) => !isNotRecorded(key)),
  ]);
}

/** Lists of types that the recorded site does not have. */
const customLists = new Set(
  [
    ...contentTypes.filter(({ name }) => !coreTypeNames.has(name) && !editorTypes.has(name)).map(({ name }) => getNodeKeyType(name)),
    ...taxonomies.filter(({ name }) => !coreTypeNames.has(name)).map(({ name }) => getTermKeyType(name)),
  ].map(toListKey),
);

function isNotRecorded(key: string): boolean {
  const declared = /^(?:post_type|taxonomy):(.+)$/.exec(key)?.[1];
  // The list of an object. WordPress has only the key of that object.
  if (/^list:\w+:/.test(key)) return true;
  return customLists.has(key) || (declared !== undefined && !coreTypeNames.has(declared));
}

/** Decodes global ids. Ids of objects that were created during the recording or the replay, and of themes, are equal. */
function decodeKey(key: string): string {
  const text = Buffer.from(key, 'base64').toString('utf8');
  const [, kind, id] = /^([a-z_]+):(.+)$/s.exec(text) ?? [];
  if (kind === undefined || id === undefined || Buffer.from(text).toString('base64') !== key) return key;
  if (kind === 'theme') return 'theme:<theme>';
  return Number(id) > (MAX_RECORDED_IDS[kind] ?? Number.POSITIVE_INFINITY) ? `${kind}:<new>` : text;
}
