/** The SEO facts of content. */
import { createHash } from 'node:crypto';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { DEFAULT_TITLE_PATTERN } from '#lib/seo/title-pattern.ts';
import { removeHiddenBlocks } from '../../blocks/hidden-blocks.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { isOpenPosition } from '../../core/position.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { getContentType } from '../../model/content-types.ts';
import { renderTitle } from '../../rendering/title.ts';
import { removeShortcodes } from '../../rendering/shortcodes/render-shortcodes.ts';
import { createPageArgs } from '../../store/core/page.ts';
import { getToday } from '../careers/open-positions.ts';
import type { ContentContext } from '../core/context.ts';
import { getAvatarUrl } from '../comments/commenters.ts';
import { findAuthor } from '../nodes/node-author.ts';
import { loadBlockFacts } from './block-facts.ts';
import { loadBreadcrumbs, loadShownBreadcrumbs } from './breadcrumbs.ts';
import { loadCanonicalNode } from './canonical-node.ts';
import type { PageSeo, SeoPerson } from './page-seo.ts';
import { findSeoImage } from './site-seo.ts';
import { fillPattern, getContentTypeSeo, getSeoSection, getText, toObject, type Variables } from './title-patterns.ts';
import { toAbsoluteUrl, truncateDescription } from './seo-texts.ts';

const WORDS_PER_MINUTE = 230;
/** Enough for all terms of a node that structured data names. */
const MAX_TERMS = 20;

/** The text of the content, without shortcodes and what editors have hidden. */
const getVisibleText = (node: NodeRow): string => toPlainText(removeShortcodes(removeHiddenBlocks(node.content)));

const isFrontPage = async (node: NodeRow, { store }: ContentContext): Promise<boolean> => {
  const { pageOnFront, showOnFront } = await store.option('settings');
  return showOnFront !== 'posts' && pageOnFront === node.id;
};

async function listTermNames(node: NodeRow, taxonomy: 'category' | 'post_tag', { store }: ContentContext): Promise<string[]> {
  if (node.restricted || !getContentType(node.type).taxonomies.includes(taxonomy)) return [];
  const { rows } = await store.terms({ taxonomies: [taxonomy], nodeId: node.id, orderby: 'name' }, createPageArgs(MAX_TERMS));
  return rows.map(({ name }) => name).filter((name) => name !== 'Uncategorized');
}

function getVariables(node: NodeRow, context: ContentContext): Variables {
  const { store, site } = context;
  const { label } = getContentType(node.type);
  const excerpt = () => (node.restricted ? '' : toPlainText(node.excerpt));
  const author = async () => await findAuthor(node, store);
  const formatDate = (date: Date) => async () => {
    const pattern = getText(await store.option('settings'), 'dateFormat') || 'F j, Y';
    return node.restricted ? '' : (formatDateWithPattern(formatLocalDate(date, site.timezone), pattern) ?? '');
  };
  const categories = async () => (await listTermNames(node, 'category', context)).join(', ');
  return {
    title: toPlainText(node.title),
    excerpt: () => excerpt() || (node.restricted ? '' : truncateDescription(getVisibleText(node))),
    excerpt_only: excerpt,
    name: async () => (await author())?.displayName ?? '',
    user_description: async () => toPlainText((await author())?.description ?? ''),
    pt_single: label.singular,
    pt_plural: label.plural,
    id: String(node.id),
    date: formatDate(node.date),
    modified: formatDate(node.modified),
    category: categories,
    primary_category: async () => (await listTermNames(node, 'category', context))[0] ?? '',
    tag: async () => (await listTermNames(node, 'post_tag', context)).join(', '),
    parent_title: async () => toPlainText((node.parentId === null ? null : await store.nodeById(node.parentId))?.title ?? ''),
    focuskw: node.seo.focusKeyword ?? '',
  };
}

/** Returns the title of a node’s page: its own SEO title, or the pattern of its content type. Both may contain variables. */
export async function getNodeTitle(node: NodeRow, context: ContentContext): Promise<string> {
  const home = (await isFrontPage(node, context)) ? await getSeoSection(context, 'meta', 'homepage') : {};
  const own = node.seo.title || getText(home, 'title');
  const pattern = own || getText(await getContentTypeSeo(getContentType(node.type), context), 'title') || DEFAULT_TITLE_PATTERN;
  return fillPattern(pattern, getVariables(node, context), context);
}

/** Returns the description of a node’s page. If there is none, it is generated from the content, unless the viewer may not see that. */
export async function getNodeDescription(node: NodeRow, context: ContentContext): Promise<string | null> {
  if (node.seo.description) return fillPattern(node.seo.description, getVariables(node, context), context);
  if (node.restricted) return null;
  const home = (await isFrontPage(node, context)) ? await getSeoSection(context, 'meta', 'homepage') : {};
  const pattern = getText(home, 'description') || getText(await getContentTypeSeo(getContentType(node.type), context), 'metaDesc');
  const filled = pattern && truncateDescription(await fillPattern(pattern, getVariables(node, context), context));
  return filled || truncateDescription(node.excerpt ? toPlainText(node.excerpt) : getVisibleText(node)) || null;
}

/** Returns the id of the image for link previews. Restricted content reveals no image. */
export const getNodeImageId = (node: NodeRow): number | null => (node.restricted ? null : (node.seo.imageId ?? node.featuredImageId));

/** Whether search engines may index a node. Only public content of public types can be indexed. */
export async function isNodeIndexable(node: NodeRow, context: ContentContext): Promise<boolean> {
  const type = getContentType(node.type);
  if (!type.public || node.type === 'attachment' || node.status === 'private') return false;
  // Search engines remove the pages of closed positions.
  if (node.type === 'positions' && !isOpenPosition(node, getToday(context))) return false;
  return !(node.seo.noindex ?? (await getContentTypeSeo(type, context))['metaRobotsNoindex'] === true);
}

export const getNodeUrl = (node: NodeRow, { site }: ContentContext): string => site.siteUrl + (node.uri ?? '/');

/** The URL that an editor has set, or the URL of the canonical page about the same thing. */
export const getNodeCanonical = async (node: NodeRow, context: ContentContext): Promise<string> =>
  toAbsoluteUrl(node.seo.canonical, context.site.siteUrl) ?? getNodeUrl(await loadCanonicalNode(node, context), context);

/** `article`, as in Yoast SEO for all content, or `website` for the front page. */
export const getOpenGraphType = async (node: NodeRow, context: ContentContext): Promise<'article' | 'website'> =>
  (await isFrontPage(node, context)) ? 'website' : 'article';

/** Returns the types of the page: `WebPage`, and a more exact one if the node or its content type has one. */
export async function getPageTypes(node: NodeRow, context: ContentContext): Promise<string[]> {
  const type = node.seo.pageType ?? getText(await getContentTypeSeo(getContentType(node.type), context), 'schemaType');
  return type === '' || type === 'WebPage' || isArticleType(type) ? ['WebPage'] : ['WebPage', type];
}

/** Returns the types of the article that a page contains, or an empty list. Posts are news articles by default. */
export async function getArticleTypes(node: NodeRow, context: ContentContext): Promise<string[]> {
  const settings = await getContentTypeSeo(getContentType(node.type), context);
  const configured = getText(settings, 'articleType') || getText(settings, 'schemaType');
  const fallback = isArticleType(configured) || configured === 'None' ? configured : node.type === 'post' ? 'NewsArticle' : 'None';
  const type = node.seo.articleType ?? fallback;
  return type === 'None' ? [] : [type];
}

/** schema.org types of articles end so, and so do those of reports and blog posts. `schemaType` may hold them or types of pages. */
const isArticleType = (type: string): boolean => /(?:Article|Posting|Report)$/.test(type);

/** Returns the reading time of a node in minutes, or null if the viewer may not read it. */
export const getReadingTime = (node: NodeRow): number | null =>
  node.restricted ? null : Math.max(1, Math.ceil(countWords(getVisibleText(node)) / WORDS_PER_MINUTE));

const countWords = (text: string): number => (text === '' ? 0 : text.split(' ').length);

/** Identifies a person, without their username or email address. */
const createPersonKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

export function createUserPerson(user: UserRow, { site }: ContentContext): SeoPerson {
  return {
    key: createPersonKey(`user ${user.id} ${user.nicename}`),
    name: user.displayName,
    description: toPlainText(user.description),
    imageUrl: getAvatarUrl(user.emailHash, site),
    url: `${site.siteUrl}/author/${user.nicename}/`,
    profiles: [],
  };
}

/** Returns the author that visitors see: a team member, or the user who published the node. */
async function findPerson(node: NodeRow, context: ContentContext): Promise<SeoPerson | null> {
  const { store } = context;
  const memberId = toObject(node.fields['postAuthorData'])['author'];
  const member = typeof memberId === 'number' ? await store.nodeById(memberId) : null;
  if (member) {
    const image = await findSeoImage(getNodeImageId(member), context);
    return {
      key: createPersonKey(`node ${member.id}`),
      name: toPlainText(member.title),
      description: '',
      imageUrl: image?.url ?? null,
      url: getNodeUrl(member, context),
      profiles: [],
    };
  }
  const user = await findAuthor(node, store);
  return user && createUserPerson(user, context);
}

async function loadArticle(node: NodeRow, context: ContentContext): Promise<PageSeo['article']> {
  const types = node.restricted ? [] : await getArticleTypes(node, context);
  const author = types.length > 0 ? await findPerson(node, context) : null;
  if (!author) return null;
  const commentCount = await context.store.getCommentCount(node.id);
  const isOpenForComments = node.commentStatus === 'open' && getContentType(node.type).supports.includes('comments');
  return {
    types: types[0] === 'Article' ? types : ['Article', ...types],
    headline: await getPlainTitle(node, context),
    author,
    wordCount: countWords(getVisibleText(node)),
    commentCount: isOpenForComments || commentCount > 0 ? commentCount : null,
    isOpenForComments,
    keywords: await listTermNames(node, 'post_tag', context),
    sections: await listTermNames(node, 'category', context),
  };
}

/** Returns the title as visitors see it, without markup. */
export const getPlainTitle = async (node: NodeRow, { guard }: ContentContext): Promise<string> =>
  toPlainText(await renderTitle(node.title, guard.pause));

export async function loadNodeSeo(node: NodeRow, context: ContentContext): Promise<PageSeo> {
  const isFront = await isFrontPage(node, context);
  const canonical = await getNodeCanonical(node, context);
  const description = await getNodeDescription(node, context);
  const title = await getNodeTitle(node, context);
  const image = await findSeoImage(getNodeImageId(node), context);
  const defaultImage = (await getSeoSection(context, 'openGraph'))['defaultImage'];
  const article = await loadArticle(node, context);
  const { seo } = node;
  return {
    kind: isFront ? 'front-page' : 'node',
    url: getNodeUrl(node, context),
    canonical,
    title,
    description,
    isIndexable: await isNodeIndexable(node, context),
    isFollowable: seo.nofollow !== true,
    openGraph: {
      type: isFront ? 'website' : 'article',
      title: seo.openGraphTitle || title,
      description: seo.openGraphDescription || description,
      image: image ?? (node.restricted ? null : await findSeoImage(defaultImage, context)),
    },
    twitter: { title: null, description: null },
    pageTypes: await getPageTypes(node, context),
    primaryImage: node.restricted ? null : await findSeoImage(node.featuredImageId, context),
    breadcrumbs: isFront ? await loadBreadcrumbs(node, context) : await loadShownBreadcrumbs(node, context),
    published: node.restricted ? null : node.date,
    modified: node.restricted ? null : node.modified,
    showsPublished: node.type === 'post',
    article,
    person: null,
    facts: await loadBlockFacts(node, await getPlainTitle(node, context), context.store),
    readingTime: getReadingTime(node),
    writtenBy: node.type === 'post' && article ? article.author.name : null,
  };
}
