/** Where the attributes of blocks contain ids of other objects, which change if the objects get other ids in an import. */
import { type AttributeDeclaration, getBlockDeclaration } from '../../blocks/declarations.ts';
import { replaceFormerName } from '../../blocks/former-names.ts';

/** `navigation`: a menu of this service, or a navigation post of WordPress. */
export type ReferenceKind = 'node' | 'term' | 'user' | 'menu' | 'navigation';

type Attributes = Readonly<Record<string, unknown>>;
/** The kind of an id, or a function if other attributes decide it. Null for no id. */
type Reference = ReferenceKind | ((attributes: Attributes) => ReferenceKind | null);

/** Links of early versions have a type, but no kind. */
const linkTarget = ({ kind, type }: Attributes): ReferenceKind | null => {
  if (kind === 'taxonomy' || (kind === undefined && (type === 'category' || type === 'tag' || type === 'post_tag'))) return 'term';
  return kind === undefined || kind === 'post-type' ? 'node' : null;
};

/**
 * References of WordPress's blocks, by the path of the attribute: `.` leads into an object, `[]` into each entry of a list, and `*` stands for any name. A
 * value is a number, or a text with numbers. Ids that `block.json` declares are references too (`x-ref`, and the ids in `x-data`).
 */
const coreReferences: Readonly<Record<string, Readonly<Record<string, Reference>>>> = {
  '*': { 'style.background.backgroundImage.id': 'node' },
  'core/avatar': { userId: 'user' },
  'core/gallery': { 'ids[]': 'node', 'images[].id': 'node' },
  'core/latest-posts': { categories: 'term', 'categories[]': 'term', 'categories[].id': 'term', selectedAuthor: 'user' },
  'core/legacy-widget': { 'instance.raw.nav_menu': 'menu', 'instance.raw.attachment_id': 'node', 'instance.raw.ids[]': 'node' },
  'core/navigation': { ref: 'navigation', navigationMenuId: 'menu' },
  'core/navigation-link': { id: linkTarget },
  'core/navigation-submenu': { id: linkTarget },
  'core/query': {
    'query.author': 'user',
    'query.exclude[]': 'node',
    'query.parents[]': 'node',
    'query.categoryIds[]': 'term',
    'query.tagIds[]': 'term',
    'query.taxQuery.*[]': 'term',
    'query.taxQuery.include.*[]': 'term',
    'query.taxQuery.exclude.*[]': 'term',
  },
  'core/terms-query': { 'termQuery.include[]': 'term', 'termQuery.exclude[]': 'term', 'termQuery.parent': 'term' },
};

const byBlock = new Map<string, ReadonlyMap<string, Reference>>();

/**
 * Finds the references of a block by the paths of their attributes.
 * @param block name such as `core/query`
 */
function getReferences(block: string): ReadonlyMap<string, Reference> {
  const { name } = replaceFormerName(block, {});
  let references = byBlock.get(name);
  if (!references) {
    const own = [...listDeclaredReferences(name), ...Object.entries(coreReferences[name] ?? {})];
    references = new Map([...Object.entries(coreReferences['*'] ?? {}), ...own]);
    byBlock.set(name, references);
  }
  return references;
}

function listDeclaredReferences(block: string): [string, Reference][] {
  const declaration = getBlockDeclaration(block);
  const selected = Object.values(declaration?.['x-data'] ?? {}).flatMap(({ id, ids }): string[] => [
    ...(id === undefined ? [] : [id]),
    ...(ids === undefined ? [] : [`${ids}[]`]),
  ]);
  return [...selected, ...listMarked(declaration?.attributes ?? {}, '')].map((path) => [path, 'node']);
}

function listMarked(attributes: Readonly<Record<string, AttributeDeclaration>>, prefix: string): string[] {
  return Object.entries(attributes).flatMap(([name, { properties, items, ...attribute }]) => {
    const path = prefix + name;
    return [
      ...(attribute['x-ref'] ? [path] : []),
      ...(items?.['x-ref'] ? [`${path}[]`] : []),
      ...listMarked(properties ?? {}, `${path}.`),
      ...listMarked(items?.properties ?? {}, `${path}[].`),
    ];
  });
}

/** Changes an id, or returns it unchanged. */
export type ChangeId = (kind: ReferenceKind, id: number) => number;

/** A scalar value or a character that structures JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;
const IDS = /^"?[\d,\s]*"?$/;

/**
 * Changes the ids in the attributes of a block. Everything else stays as it is spelled, because WordPress's editor compares the text.
 * @param json attributes as in the comment of the block
 */
export function changeBlockIds(block: string, json: string, changeId: ChangeId): string {
  const references = getReferences(block);
  let attributes: Attributes | undefined;
  const readAttributes = () => (attributes ??= parseObject(json));
  const path: { name: string; isList: boolean }[] = [];
  let isName = false;
  return json.replaceAll(TOKEN, (token) => {
    const last = path.at(-1);
    if (token === '{' || token === '[') {
      path.push({ name: '', isList: token === '[' });
      isName = token === '{';
    } else if (token === '}' || token === ']') {
      path.pop();
      isName = false;
    } else if (token === ',') isName = last?.isList === false;
    else if (token === ':') isName = false;
    else if (isName && last) last.name = token.slice(1, -1);
    else if (IDS.test(token)) {
      const reference = references.get(formatPath(path)) ?? references.get(formatPath(path, true));
      const kind = typeof reference === 'function' ? reference(readAttributes()) : reference;
      if (kind) return token.replaceAll(/\d{1,10}/g, (id) => String(Number(id) === 0 ? id : changeId(kind, Number(id))));
    }
    return token;
  });
}

/** @param hasWildcard whether the last name is any name */
function formatPath(path: readonly { name: string; isList: boolean }[], hasWildcard = false): string {
  const lastName = path.findLastIndex(({ isList }) => !isList);
  return path
    .map(({ name, isList }, index) => (isList ? '[]' : `${index === 0 ? '' : '.'}${hasWildcard && index === lastName ? '*' : name}`))
    .join('')
    .replaceAll('[][]', '[]');
}

function parseObject(json: string): Attributes {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
