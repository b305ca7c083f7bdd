/** The SEO facts of pages that list content: of terms, authors and content types. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { DEFAULT_TITLE_PATTERN } from '#lib/seo/title-pattern.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { Seo } from '../../core/rows/fields.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { ContentContext } from '../core/context.ts';
import { getArchiveUri } from '../permalinks/resolve-uri.ts';
import { loadArchiveBreadcrumbs, loadTermBreadcrumbs, loadUserBreadcrumbs } from './breadcrumbs.ts';
import { createUserPerson } from './node-seo.ts';
import type { PageSeo } from './page-seo.ts';
import { toAbsoluteUrl, truncateDescription } from './seo-texts.ts';
import { findSeoImage } from './site-seo.ts';
import {
  DEFAULT_AUTHOR_PATTERN,
  fillPattern,
  getContentTypeSeo,
  getSeoSection,
  getTaxonomySeo,
  getText,
  toObject,
  type Variables,
} from './title-patterns.ts';

type Texts = Pick<PageSeo, 'title' | 'description' | 'isIndexable' | 'isFollowable' | 'canonical'>;

const getTermVariables = (term: TermRow): Variables => ({
  title: toPlainText(term.name),
  term_title: toPlainText(term.name),
  term_description: () => toPlainText(term.description),
  category_description: () => toPlainText(term.description),
  tag_description: () => toPlainText(term.description),
});

export async function loadTermTexts(term: TermRow, context: ContentContext): Promise<Texts> {
  const { site } = context;
  const settings = await getTaxonomySeo(getTaxonomy(term.taxonomy), context);
  const fill = (pattern: string) => fillPattern(pattern, getTermVariables(term), context);
  const described = await fill(term.seo.description || getText(settings, 'metaDesc') || '%%term_description%%');
  const isHidden = term.seo.noindex ?? settings['metaRobotsNoindex'] === true;
  return {
    title: await fill(term.seo.title || getText(settings, 'title') || DEFAULT_TITLE_PATTERN),
    description: (term.seo.description ? described : truncateDescription(described)) || null,
    // An empty list has nothing to find.
    isIndexable: !isHidden && term.count > 0,
    isFollowable: term.seo.nofollow !== true,
    canonical: toAbsoluteUrl(term.seo.canonical, site.siteUrl) ?? site.siteUrl + term.uri,
  };
}

const getUserUrl = (user: UserRow, { site }: ContentContext): string => `${site.siteUrl}/author/${user.nicename}/`;

export async function loadUserTexts(user: UserRow, context: ContentContext): Promise<Texts> {
  const settings = await getSeoSection(context, 'meta', 'author');
  const description = () => toPlainText(user.description);
  const variables: Variables = { name: user.displayName, title: user.displayName, user_description: description };
  const fill = (pattern: string) => fillPattern(pattern, variables, context);
  return {
    title: await fill(getText(settings, 'title') || DEFAULT_AUTHOR_PATTERN),
    description: truncateDescription(await fill(getText(settings, 'description') || '%%user_description%%')) || null,
    isIndexable: true,
    isFollowable: true,
    canonical: getUserUrl(user, context),
  };
}

/** The posts page is the archive of posts, and its own SEO data takes precedence over the settings. */
async function loadPostsPageSeo(type: ContentTypeDeclaration, { store }: ContentContext): Promise<Seo> {
  const { pageForPosts, showOnFront } = await store.option('settings');
  const page =
    type.name === 'post' && showOnFront !== 'posts' && typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
  return page?.seo ?? {};
}

export async function loadArchiveTexts(type: ContentTypeDeclaration, context: ContentContext): Promise<Texts & { uri: string | null }> {
  const settings = toObject((await getContentTypeSeo(type, context))['archive']);
  const uri = await getArchiveUri(type, context.store);
  // The front page with the newest posts has its own settings.
  const home = uri === '/' ? await getSeoSection(context, 'meta', 'homepage') : {};
  const heading = type.site?.archiveTitle ?? type.label.plural;
  const variables: Variables = { title: heading, archive_title: heading, pt_single: type.label.singular, pt_plural: type.label.plural };
  const fill = (pattern: string) => fillPattern(pattern, variables, context);
  const own = await loadPostsPageSeo(type, context);
  const isHidden = own.noindex ?? settings['metaRobotsNoindex'] ?? (!type.public || type.name === 'attachment');
  return {
    uri,
    title: await fill(
      own.title || getText(home, 'title') || getText(settings, 'title') || (uri === '/' ? '%%sitename%%' : DEFAULT_TITLE_PATTERN),
    ),
    description:
      (await fill(
        own.description || getText(home, 'description') || getText(settings, 'metaDesc') || (uri === '/' ? '%%sitedesc%%' : ''),
      )) || null,
    isIndexable: isHidden !== true,
    isFollowable: true,
    canonical: `${context.site.siteUrl}${uri ?? '/'}`,
  };
}

type List = Pick<PageSeo, 'kind' | 'pageTypes' | 'breadcrumbs' | 'person'> & { openGraphType: PageSeo['openGraph']['type'] };

/** Completes the facts of a page that lists content. Its link preview has the default image of the site. */
async function createListSeo(texts: Texts, url: string, list: List, context: ContentContext): Promise<PageSeo> {
  const { title, description } = texts;
  const { openGraphType, ...rest } = list;
  const image = await findSeoImage((await getSeoSection(context, 'openGraph'))['defaultImage'], context);
  return {
    ...texts,
    ...rest,
    url,
    openGraph: { type: openGraphType, title, description, image },
    twitter: { title: null, description: null },
    primaryImage: null,
    published: null,
    modified: null,
    showsPublished: false,
    article: null,
    facts: { questions: [], howTos: [] },
    readingTime: null,
    writtenBy: null,
  };
}

export async function loadTermSeo(term: TermRow, context: ContentContext): Promise<PageSeo> {
  const list: List = {
    kind: 'term',
    openGraphType: 'article',
    pageTypes: ['CollectionPage'],
    breadcrumbs: await loadTermBreadcrumbs(term, context),
    person: null,
  };
  return createListSeo(await loadTermTexts(term, context), context.site.siteUrl + term.uri, list, context);
}

export async function loadUserSeo(user: UserRow, context: ContentContext): Promise<PageSeo> {
  const list: List = {
    kind: 'user',
    openGraphType: 'profile',
    pageTypes: ['ProfilePage'],
    breadcrumbs: await loadUserBreadcrumbs(user, context),
    person: createUserPerson(user, context),
  };
  return createListSeo(await loadUserTexts(user, context), getUserUrl(user, context), list, context);
}

/** @returns null for a content type without an archive */
export async function loadArchiveSeo(type: ContentTypeDeclaration, context: ContentContext): Promise<PageSeo | null> {
  const { uri, ...texts } = await loadArchiveTexts(type, context);
  if (uri === null) return null;
  const list: List = {
    kind: uri === '/' ? 'front-page' : 'archive',
    openGraphType: 'website',
    pageTypes: ['CollectionPage'],
    breadcrumbs: await loadArchiveBreadcrumbs(type, uri, context),
    person: null,
  };
  return createListSeo(texts, context.site.siteUrl + uri, list, context);
}
