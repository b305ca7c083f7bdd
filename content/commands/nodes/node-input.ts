/** Validates the input of a node and applies it to the node. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { toStorableText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { can } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { assertMarkupLimits } from '../markup/markup-limits.ts';
import { sanitizeMarkup, sanitizeTitle } from '../markup/sanitize-markup.ts';
import { MAX_SLUG, toSlug } from '../permalinks/slugs.ts';
import type { FieldsInput } from './node-fields.ts';
import type { NodeTermsInput } from './node-terms.ts';
import { assertLength } from '../core/assert-length.ts';

type Maybe<T> = T | null | undefined;

/** WPGraphQL's input, in which null leaves a value unchanged. The last five members are our own, and null removes their value. */
export type NodeInput = {
  title?: Maybe<string>;
  content?: Maybe<string>;
  excerpt?: Maybe<string>;
  status?: Maybe<string>;
  date?: Maybe<string>;
  /** Removes the date: published content gets the current time, and a draft the time of its publication. */
  resetsDate?: boolean;
  slug?: Maybe<string>;
  authorId?: Maybe<string>;
  parentId?: Maybe<string>;
  menuOrder?: Maybe<number>;
  password?: Maybe<string>;
  commentStatus?: Maybe<string>;
  pingStatus?: Maybe<string>;
  toPing?: Maybe<readonly Maybe<string>[]>;
  pinged?: Maybe<readonly Maybe<string>[]>;
  terms?: readonly NodeTermsInput[];
  fields?: FieldsInput;
  seo?: Maybe<SeoInput>;
  featuredImageId?: Maybe<string>;
  isSticky?: Maybe<boolean>;
  template?: Maybe<string>;
  /** The node whose unsaved blocks this preview contains. */
  previewed?: { id: number; parentId: number };
};

export type SeoInput = {
  title?: Maybe<string>;
  metaDesc?: Maybe<string>;
  canonical?: Maybe<string>;
  metaRobotsNoindex?: Maybe<boolean>;
  metaRobotsNofollow?: Maybe<boolean>;
  opengraphImageId?: Maybe<string>;
  opengraphTitle?: Maybe<string>;
  opengraphDescription?: Maybe<string>;
  focuskw?: Maybe<string>;
  cornerstone?: Maybe<boolean>;
  schemaPageType?: Maybe<string>;
  schemaArticleType?: Maybe<string>;
};

const MAX_TITLE = 1_000;
const MAX_EXCERPT = 65_535;
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;
const MAX_PASSWORD = 255;
const MAX_URLS = 100;
const MAX_INT = 2_147_483_647;

/** Applies the input to a node. Other functions handle ids, status, slug, fields and terms. */
export function applyNodeInput(tx: Tx, type: ContentTypeDeclaration, node: NodeRow, input: NodeInput, timezone: string): NodeRow {
  const trusted = can(tx.viewer, 'unfiltered_html');
  const sanitize = (markup: string) => (trusted ? markup : sanitizeMarkup(markup));
  const title = parseText('title', input.title, MAX_TITLE);
  const excerpt = parseText('excerpt', input.excerpt, MAX_EXCERPT);
  const content = parseText('content', input.content, MAX_CONTENT_BYTES);
  if (content !== undefined && Buffer.byteLength(content) > MAX_CONTENT_BYTES)
    throw new UserError('The content is larger than 2 MB. Shorten it, or move images to the media library.');
  assertMarkupLimits('content', content ?? '');
  assertMarkupLimits('excerpt', excerpt ?? '');
  const next: NodeRow = {
    ...node,
    ...(title !== undefined && { title: (trusted ? title : sanitizeTitle(title)).trim() }),
    ...(excerpt !== undefined && { excerpt: sanitize(excerpt) }),
    ...(content !== undefined && { content: sanitize(content) }),
    ...(input.date && { date: parseDate('date', input.date, timezone), dateFloats: false }),
    ...(typeof input.menuOrder === 'number' && { menuOrder: parseInteger('menuOrder', input.menuOrder) }),
    ...(typeof input.password === 'string' && { password: parseText('password', input.password, MAX_PASSWORD) || null }),
    ...(input.commentStatus && { commentStatus: parseOpenState('commentStatus', input.commentStatus) }),
    ...(input.pingStatus && { pingStatus: parseOpenState('pingStatus', input.pingStatus) }),
    ...(input.toPing && { toPing: parseUrlLines('toPing', input.toPing) }),
    ...(input.pinged && { pinged: parseUrlLines('pinged', input.pinged) }),
    ...(input.template !== undefined && { template: parseText('template', input.template, 200) || null }),
  };
  assertNotEmpty(type, next);
  return next;
}

/** WordPress's rule for types that support title, content and excerpt. */
function assertNotEmpty({ supports }: ContentTypeDeclaration, { title, content, excerpt }: NodeRow): void {
  const hasAll = supports.includes('title') && supports.includes('editor') && supports.includes('excerpt');
  if (hasAll && title === '' && content === '' && excerpt === '')
    throw new UserError('Content, title, and excerpt are empty.', { kind: 'content-empty' });
}

function parseText(field: string, value: Maybe<string>, limit: number): string | undefined {
  if (value === null || value === undefined) return undefined;
  return toStorableText(assertLength(`The ${field}`, value, limit));
}

function parseInteger(field: string, value: number): number {
  if (Math.abs(value) > MAX_INT) throw new UserError(`The ${field} must be a whole number up to ${MAX_INT}. Use a smaller number.`);
  return value;
}

function parseOpenState(field: string, value: string): 'open' | 'closed' {
  if (value !== 'open' && value !== 'closed')
    throw new UserError(`The ${field} cannot be "${value.slice(0, 60)}". Use "open" or "closed".`);
  return value;
}

/** Validates URLs and joins them, one per line. */
function parseUrlLines(field: string, urls: readonly Maybe<string>[]): string {
  const lines = urls.filter((line) => typeof line === 'string' && line.trim() !== '').map((line) => (line as string).trim());
  const invalidLine = lines.find((line) => !/^https?:\/\/\S+$/i.test(line) || line.length > 2_000 || !URL.canParse(line));
  if (invalidLine !== undefined)
    throw new UserError(`${field}: "${invalidLine.slice(0, 60)}" is not a web URL. Use URLs that begin with http:// or https://.`);
  if (lines.length > MAX_URLS) throw new UserError(`${field} has ${lines.length} URLs. At most ${MAX_URLS} are allowed. Remove some.`);
  return lines.join('\n');
}

/**
 * Parses the requested slug into its stored form.
 * @returns undefined if no slug was requested
 */
export function parseSlug(requestedSlug: Maybe<string>): string | undefined {
  if (requestedSlug === null || requestedSlug === undefined) return undefined;
  if (requestedSlug.length > MAX_SLUG * 4)
    throw new UserError(`The slug has ${requestedSlug.length} characters. At most ${MAX_SLUG} are allowed. Shorten it.`);
  const slug = toSlug(requestedSlug);
  if (requestedSlug.trim() !== '' && slug === '')
    throw new UserError(`The slug "${requestedSlug.slice(0, 60)}" contains no letter or digit. Use a slug such as new-dock.`);
  const length = /^[\w-]*$/.test(requestedSlug.trim()) ? requestedSlug.trim().length : slug.length;
  if (length > MAX_SLUG) throw new UserError(`The slug has ${length} characters. At most ${MAX_SLUG} are allowed. Shorten it.`);
  return slug;
}
