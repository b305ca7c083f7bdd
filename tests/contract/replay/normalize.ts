/** Removes allowed differences between two responses: times, tokens, ids created during the replay, whitespace, and WordPress debug messages. */
import { menuLocationNames } from './menu-locations.ts';

/** The largest ids of the recorded site. Larger ids were assigned during the recording or the replay. */
export const MAX_RECORDED_IDS: Readonly<Record<string, number>> = { post: 428, term: 11, user: 4, comment: 4 };

/** Matches times of the recording and of the replay. All dates of the recorded content are earlier or in 2035. */
const RECENT_TIME = /^20(2[6-9]|3[0-4])-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

const TOKEN_KEY = /token|code|jwt/i;
const PLACEHOLDER = /^<(jwt|access token|refresh token|authorization code)>$/;

/** Keys in `blocksJSON` that describe how the recorded WordPress registered a block type. They are not part of the content. */
const BLOCK_TYPE_KEYS = new Set(['blockType', 'attributesType', 'get_parent']);

/** Replaces themes, because the recorded site has a different one. */
const THEME = '<theme>';

/** Normalizes a response body. Error messages and all other values stay unchanged. */
export function normalize(value: unknown): unknown {
  return normalizeValue(value, '', null);
}

function normalizeValue(value: unknown, key: string, owner: Record<string, unknown> | null): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isCustomType(item)).map((item) => normalizeValue(item, '', null));
  if (typeof value === 'object' && value !== null) return normalizeObject(value as Record<string, unknown>);
  if (typeof value === 'string') return normalizeText(value, key);
  if (typeof value === 'number') {
    if (/expir/i.test(key)) return '<time>';
    if (key === 'databaseId' && owner && isNew(owner['id'])) return '<new>';
  }
  return value;
}

function normalizeObject(value: Record<string, unknown>): unknown {
  if (isCustomType(value)) return null;
  if (typeof value['id'] === 'string' && decodeBase64(value['id']).startsWith('theme:')) return THEME;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value).toSorted()) {
    // `locations` of errors are positions in the query text. Menus also have a field `locations`.
    if (BLOCK_TYPE_KEYS.has(key) || key === 'debug' || (key === 'locations' && 'message' in value)) continue;
    const normalized = normalizeValue(value[key], key, value);
    // WordPress adds `extensions` for its debug messages.
    if (key !== 'extensions' || !isEmptyObject(normalized)) result[key] = normalized;
  }
  return result;
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function normalizeText(value: string, key: string): unknown {
  if (PLACEHOLDER.test(value) || (TOKEN_KEY.test(key) && value.length > 20)) return '<token>';
  if (/expir/i.test(key) && /^\d+$/.test(value)) return '<time>';
  // wp-graphql-gutenberg returns this time as a date only.
  if (RECENT_TIME.test(value) || key === 'lastUpdateTime') return '<now>';
  if (isNew(value)) return '<new>';
  if (key === 'globalStylesheet' && value !== '') return THEME;
  if (key.endsWith('JSON')) {
    const inner = parseJson(value);
    if (inner !== undefined) return normalizeValue(inner, '', null);
  }
  const location = menuLocationNames[value.toLowerCase()];
  if (location !== undefined && value === value.toUpperCase()) return location;
  return value
    .replaceAll('\\/', '/')
    .replaceAll(/(\/\?(?:p|page_id)=)(\d+)/g, (all, path: string, id: string) =>
      Number(id) > (MAX_RECORDED_IDS['post'] ?? 0) ? `${path}<new>` : all,
    )
    .replaceAll(/\/20(2[6-9]|3[0-4])\/\d\d\/\d\d\//g, '/<today>/')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** The recorded site has only the content types, taxonomies and roles of WordPress. Those that the content model adds are ignored. */
export const coreTypeNames: ReadonlySet<string> = new Set(['post', 'page', 'attachment', 'category', 'post_tag', 'post_format']);

const coreRoleNames: ReadonlySet<string> = new Set(['administrator', 'editor', 'author', 'contributor', 'subscriber']);

function isCustomType(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('id' in item) || !('name' in item) || typeof item.id !== 'string') return false;
  const [, kind, name = ''] = /^(post_type|taxonomy|user_role):(\w+)$/.exec(decodeBase64(item.id)) ?? [];
  if (kind === 'user_role') return !coreRoleNames.has(name);
  return kind !== undefined && !coreTypeNames.has(name);
}

const decodeBase64 = (id: string) => Buffer.from(id, 'base64').toString('utf8');

/** Parses JSON within a string, whose member order is not significant. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a value is the global id of something created during the recording or the replay. */
function isNew(id: unknown): boolean {
  if (typeof id !== 'string' || !/^[A-Za-z0-9+/]{8,}={0,2}$/.test(id)) return false;
  const match = /^(post|term|user|comment):(\d+)$/.exec(decodeBase64(id));
  return match?.[1] !== undefined && Number(match[2]) > (MAX_RECORDED_IDS[match[1]] ?? 0);
}
