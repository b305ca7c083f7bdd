/** Validates the values of menu items. */
import { sql } from 'kysely';
import type { ContentTypeDeclaration, ContentTypeName, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toJson, toStorableText } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import { menuItemFields } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import { can } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { parseLinkUrl } from '../markup/link-url.ts';
import { parseDescription, parseLine } from '../markup/parse-text.ts';
import { applyFields, type FieldsInput } from '../nodes/node-fields.ts';
import { mergeValues } from '../settings/options.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import type { StoredItem } from './menu-rows.ts';
import { assertLength } from '../core/assert-length.ts';

type Maybe<T> = T | null | undefined;

/** Values of an item. Omitted values stay unchanged. A new item requires exactly one link. */
export type MenuItemInput = {
  label?: Maybe<string>;
  title?: Maybe<string>;
  description?: Maybe<string>;
  target?: Maybe<string>;
  cssClasses?: Maybe<readonly (string | null)[]>;
  linkRelationship?: Maybe<string>;
  url?: Maybe<string>;
  contentNodeId?: Maybe<string>;
  termId?: Maybe<string>;
  archiveOf?: Maybe<ContentTypeName>;
} & FieldsInput;

const MAX_LABEL = 500;
const MAX_DESCRIPTION = 2_000;
const MAX_URL = 2_000;
const MAX_CLASSES = 20;
const MAX_CLASS = 100;

type Link = { url: string | null; node_id: number | null; term_id: number | null; title: string };
const linkInputs = ['url', 'contentNodeId', 'termId', 'archiveOf'] as const;

/** The columns of an item, except for its place in the menu. */
export type ItemValues = Omit<StoredItem, 'id' | 'menu_id' | 'parentId' | 'position'>;

/**
 * Applies input to an item.
 * @param stored null for a new item
 * @param path of the item in the input, for messages: `items[3].`
 */
export async function applyMenuItemInput(tx: Tx, stored: StoredItem | null, input: MenuItemInput, path = ''): Promise<ItemValues> {
  const link = await resolveLink(tx, input, path);
  if (!link && !stored) throw new UserError(`${path}url is missing. A menu item needs a link. Set one of: ${linkInputs.join(', ')}.`);
  const label = typeof input.label === 'string' ? parseLine(`${path}label`, input.label, MAX_LABEL) : (stored?.label ?? '');
  // In WordPress, an item with an empty label shows the title of its target.
  const title = label || link?.title || (stored && (await findTargetTitle(tx, stored))) || '';
  if (title === '') throw new UserError(`${path}label is empty. A link to a URL needs a label. Enter the text of the link.`);
  const text = (name: 'title' | 'linkRelationship', limit: number, current: string | null | undefined) =>
    typeof input[name] === 'string' ? parseLine(path + name, input[name], limit) || null : input[name] === null ? null : (current ?? null);
  return {
    label: title,
    title: text('title', MAX_LABEL, stored?.title),
    description:
      input.description === undefined
        ? (stored?.description ?? null)
        : parseDescription(`${path}description`, input.description ?? '', MAX_DESCRIPTION) || null,
    target: input.target === undefined ? (stored?.target ?? null) : parseTarget(input.target ?? '', `${path}target`),
    link_relationship: text('linkRelationship', MAX_CLASS, stored?.link_relationship),
    css_classes: input.cssClasses === undefined ? (stored?.css_classes ?? []) : parseClasses(input.cssClasses ?? [], `${path}cssClasses`),
    url: link ? link.url : (stored?.url ?? null),
    node_id: link ? link.node_id : (stored?.node_id ?? null),
    term_id: link ? link.term_id : (stored?.term_id ?? null),
    fields: await applyItemFields(tx, stored, input),
  };
}

/** Converts values to columns for an insert or update. */
export function toItemColumns({ fields, ...values }: ItemValues) {
  return { ...values, fields: toJson(fields) };
}

async function applyItemFields(tx: Tx, stored: StoredItem | null, input: FieldsInput): Promise<ItemValues['fields']> {
  const { timezone } = await getSiteSettings(tx.db);
  const clean = !can(tx.viewer, 'unfiltered_html');
  return mergeValues(stored?.fields ?? {}, await applyFields(tx.db, { fields: menuItemFields }, {}, input, { timezone, clean }));
}

async function resolveLink(tx: Tx, input: MenuItemInput, path: string): Promise<Link | null> {
  const givenLinks = linkInputs.filter((name) => input[name] !== null && input[name] !== undefined);
  if (givenLinks.length > 1)
    throw new UserError(
      `${path}${givenLinks[1]} and ${givenLinks[0]} are both set. A menu item can have only one link. Remove one of them.`,
    );
  if (typeof input.url === 'string') return createUrlLink(input.url, `${path}url`);
  if (input.contentNodeId) return findNodeLink(tx, input.contentNodeId, `${path}contentNodeId`);
  if (input.termId) return findTermLink(tx, input.termId, `${path}termId`);
  return input.archiveOf ? createArchiveLink(input.archiveOf, `${path}archiveOf`) : null;
}

function createUrlLink(value: string, label: string): Link {
  assertLength(label, value, MAX_URL);
  const url = parseLinkUrl(toStorableText(value), label);
  if (url === '') throw new UserError(`${label} is empty. Use a path that begins with / or a URL that begins with https://.`);
  return { url, node_id: null, term_id: null, title: '' };
}

async function findNodeLink({ db }: Tx, value: string, label: string): Promise<Link> {
  const id = parseId('post', value);
  const node = await db
    .selectFrom('content_node')
    .select(['id', 'type', 'title'])
    .where('id', '=', id ?? 0)
    .where('revision_of', 'is', null)
    .where('status', '<>', 'trash')
    .forKeyShare()
    .executeTakeFirst();
  if (!node) throw new UserError(`${label} "${value.slice(0, 60)}" is not the id of content. Use the id of an existing page or post.`);
  if (getContentType(node.type).permalink === null || node.type === 'attachment')
    throw new UserError(`${label} is the id of content without a page (${node.type}). Use the id of a page or post, or a url.`);
  return { url: null, node_id: node.id, term_id: null, title: toPlainText(node.title) };
}

async function findTermLink({ db }: Tx, value: string, label: string): Promise<Link> {
  const id = parseId('term', value);
  const term = await db
    .selectFrom('term')
    .select(['id', 'name', 'taxonomy'])
    .where('id', '=', id ?? 0)
    .forKeyShare()
    .executeTakeFirst();
  const taxonomy = (taxonomies as readonly TaxonomyDeclaration[]).find(({ name }) => name === term?.taxonomy);
  if (!term || !taxonomy?.public)
    throw new UserError(`${label} "${value.slice(0, 60)}" is not the id of a term with a page. Use the id of a category or tag.`);
  return { url: null, node_id: null, term_id: term.id, title: toPlainText(term.name) };
}

function createArchiveLink(name: ContentTypeName, label: string): Link {
  const type: ContentTypeDeclaration = getContentType(name);
  // Posts are listed on a page, which moves with the reading settings.
  if (type.name === 'post' || type.archive === undefined)
    throw new UserError(`${label}: ${type.label.plural} have no archive. Link to a page with contentNodeId instead.`);
  return { url: type.archive, node_id: null, term_id: null, title: type.label.plural };
}

async function findTargetTitle({ db }: Tx, { node_id, term_id }: StoredItem): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select title from content_node where id = ${node_id} union all select name from term where id = ${term_id}`.execute(db);
  return toPlainText(rows[0]?.title ?? '');
}

function parseTarget(value: string, label: string): string | null {
  if (value !== '' && value !== '_blank') throw new UserError(`${label} must be _blank or empty. Use one of these values.`);
  return value || null;
}

function parseClasses(values: readonly (string | null)[], label: string): string[] {
  if (values.length > MAX_CLASSES)
    throw new UserError(`${label} has ${values.length} items. At most ${MAX_CLASSES} are allowed. Remove some.`);
  return values.map((value, index) => {
    if (value === null || value.length > MAX_CLASS || !/^-?[A-Za-z_][\w-]*$/.test(value))
      throw new UserError(
        `${label}[${index}] is not the name of a class. Use letters, digits, dashes and underscores, and begin with a letter.`,
      );
    return value;
  });
}
