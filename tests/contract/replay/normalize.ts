/** What two answers may differ in: times, tokens, numbers of things made during the replay, white space, and WordPress's debug notes. */
import { menuLocationNames } from './menu-locations.ts';

/** The largest numbers of the recorded site; greater ones were given during the recording or the replay. */
const LARGEST: Readonly<Record<string, number>> = { post: 428, term: 11, user: 4, comment: 4 };

/** Times of the recording and of the replay; every date of the recorded content is older or of 2035. */
const NOW = /^20(2[6-9]|3[0-4])-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

const TOKEN_KEY = /token|code|jwt/i;
const PLACEHOLDER = /^<(jwt|access token|refresh token|authorization code)>$/;

/** How the editor of the recorded WordPress had registered its own blocks, told with each block in `blocksJSON`: nothing of the content. */
const REGISTRATION = new Set(['blockType', 'attributesType', 'get_parent']);

/** Another theme is installed here: what it is called and how it looks is its own. */
const THEME = '<theme>';

/** A body as it is compared. Error messages and whatever else an answer says stay as they are. */
export function normalize(value: unknown): unknown {
  return walk(value, '', null);
}

function walk(value: unknown, key: string, owner: Record<string, unknown> | null): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isOwnModel(item)).map((item) => walk(item, '', null));
  if (typeof value === 'object' && value !== null) return walkObject(value as Record<string, unknown>);
  if (typeof value === 'string') return walkText(value, key);
  if (typeof value === 'number') {
    if (/expir/i.test(key)) return '<time>';
    if (key === 'databaseId' && owner && isNew(owner['id'])) return '<new>';
  }
  return value;
}

function walkObject(value: Record<string, unknown>): unknown {
  if (isOwnModel(value)) return null;
  if (typeof value['id'] === 'string' && decoded(value['id']).startsWith('theme:')) return THEME;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value).toSorted()) {
    // Places in a query's text are told of errors; menus have places too.
    if (REGISTRATION.has(key) || key === 'debug' || key === 'extensions' || (key === 'locations' && 'message' in value)) continue;
    result[key] = walk(value[key], key, value);
  }
  const { extensions } = value;
  if (typeof extensions === 'object' && extensions !== null && 'category' in extensions) result['category'] = extensions.category;
  return result;
}

function walkText(value: string, key: string): unknown {
  if (PLACEHOLDER.test(value) || (TOKEN_KEY.test(key) && value.length > 20)) return '<token>';
  if (/expir/i.test(key) && /^\d+$/.test(value)) return '<time>';
  // wp-graphql-gutenberg tells this time without the time.
  if (NOW.test(value) || key === 'lastUpdateTime') return '<now>';
  if (isNew(value)) return '<new>';
  if (key === 'globalStylesheet' && value !== '') return THEME;
  if (key.endsWith('JSON')) {
    const inner = parsed(value);
    if (inner !== undefined) return walk(inner, '', null);
  }
  const location = menuLocationNames[value.toLowerCase()];
  if (location !== undefined && value === value.toUpperCase()) return location;
  return value
    .replaceAll('\\/', '/')
    .replaceAll(/(\/\?(?:p|page_id)=)(\d+)/g, (all, path: string, id: string) =>
      Number(id) > (LARGEST['post'] ?? 0) ? `${path}<new>` : all,
    )
    .replaceAll(/\/20(2[6-9]|3[0-4])\/\d\d\/\d\d\//g, '/<today>/')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** Our model's types and taxonomies are there beside WordPress's own, which the recorded site had alone: they are as if they were not. */
const wordPressOwn = new Set(['post', 'page', 'attachment', 'category', 'post_tag', 'post_format']);

function isOwnModel(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('id' in item) || !('name' in item) || typeof item.id !== 'string') return false;
  const name = /^(?:post_type|taxonomy):(\w+)$/.exec(decoded(item.id))?.[1];
  return name !== undefined && !wordPressOwn.has(name);
}

const decoded = (id: string) => Buffer.from(id, 'base64').toString('utf8');

/** JSON within a text: the order of its members means nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it is the global id of something made after the site was set up. */
function isNew(id: unknown): boolean {
  if (typeof id !== 'string' || !/^[A-Za-z0-9+/]{8,}={0,2}$/.test(id)) return false;
  const match = /^(post|term|user|comment):(\d+)$/.exec(decoded(id));
  return match?.[1] !== undefined && Number(match[2]) > (LARGEST[match[1]] ?? 0);
}
