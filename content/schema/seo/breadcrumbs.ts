/** Breadcrumbs, from the front page to the page itself, with the texts of the SEO settings. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { applyCustomBreadcrumbs } from '#lib/seo/custom-breadcrumbs.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { getContentType } from '../../model/content-types.ts';
import { renderTitle } from '../../rendering/title.ts';
import type { ContentContext } from '../core/context.ts';
import { getArchiveUri } from '../permalinks/resolve-uri.ts';
import { toAbsoluteUrl } from './seo-texts.ts';
import { getContentTypeSeo, getSeoSection, getText, toObject } from './title-patterns.ts';

type Breadcrumb = { text: string; url: string };

async function loadHome(context: ContentContext): Promise<Breadcrumb[]> {
  const settings = await getSeoSection(context, 'breadcrumbs');
  return settings['enabled'] === false ? [] : [{ text: getText(settings, 'homeText') || 'Home', url: `${context.site.siteUrl}/` }];
}

/** The heading of the archive of a content type: the one in the SEO settings, that of its declaration, or its plural label. */
export async function getArchiveHeading(type: ContentTypeDeclaration, context: ContentContext): Promise<string> {
  const archive = toObject((await getContentTypeSeo(type, context))['archive']);
  return getText(archive, 'breadcrumbTitle') || type.site?.archiveTitle || type.label.plural;
}

export async function loadBreadcrumbs(node: NodeRow, context: ContentContext): Promise<Breadcrumb[]> {
  const { store, site, guard } = context;
  const [trail, settings] = await Promise.all([loadHome(context), store.option('settings')]);
  if (trail.length === 0 || node.id === settings['pageOnFront']) return trail;
  const getTitle = async ({ title }: NodeRow) => toPlainText(await renderTitle(title, guard.pause));
  const type = getContentType(node.type);
  const archive = await getArchiveUri(type, store);
  const isPost = type.name === 'post';
  const showsArchive = !isPost || (await getSeoSection(context, 'breadcrumbs'))['showBlogPage'] !== false;
  // The posts page is the archive of posts, and provides its title.
  const postsPage = isPost && typeof settings['pageForPosts'] === 'number' ? await store.nodeById(settings['pageForPosts']) : null;
  if (archive && archive !== node.uri && archive !== '/' && showsArchive)
    trail.push({ text: postsPage ? await getTitle(postsPage) : await getArchiveHeading(type, context), url: site.siteUrl + archive });
  for (const ancestor of (await store.getAncestors(node)).toReversed())
    trail.push({ text: await getTitle(ancestor), url: `${site.siteUrl}${ancestor.uri ?? ''}` });
  return [...trail, { text: await getTitle(node), url: `${site.siteUrl}${node.uri ?? ''}` }];
}

/** The breadcrumbs that the page shows: those of the page tree, or those that an editor set. */
export async function loadShownBreadcrumbs(node: NodeRow, context: ContentContext): Promise<Breadcrumb[]> {
  const trail = await loadBreadcrumbs(node, context);
  const custom = toObject(node.fields['breadcrumbs']);
  const items = (Array.isArray(custom['breadcrumbs']) ? custom['breadcrumbs'] : []).map(toObject);
  return applyCustomBreadcrumbs(trail, {
    enableCustomBreadcrumbs: custom['enableCustomBreadcrumbs'] === true,
    currentPageTitleOverride: getText(custom, 'currentPageTitleOverride'),
    breadcrumbs: items.map((item) => ({ label: getText(item, 'label'), link: { url: getText(toObject(item['link']), 'url') } })),
  }).flatMap(({ text, url }) => {
    const absolute = toAbsoluteUrl(url ?? undefined, context.site.siteUrl);
    return text && absolute !== null ? [{ text, url: absolute }] : [];
  });
}

export async function loadTermBreadcrumbs(term: TermRow, context: ContentContext): Promise<Breadcrumb[]> {
  const trail = await loadHome(context);
  if (trail.length === 0) return trail;
  const prefix = getText(await getSeoSection(context, 'breadcrumbs'), 'archivePrefix');
  const toItem = ({ name, uri }: TermRow): Breadcrumb => ({ text: toPlainText(name), url: context.site.siteUrl + uri });
  const last = toItem(term);
  if (term.taxonomy === 'submarket') return [...trail, ...(await loadMarketBreadcrumbs(term, context)), last];
  const parents = (await context.store.getTermAncestors(term)).toReversed();
  return [...trail, ...parents.map(toItem), { ...last, text: prefix ? `${prefix} ${last.text}` : last.text }];
}

/** A submarket is a place in a market, not an archive: the archive of markets, the region, and the market. */
async function loadMarketBreadcrumbs(submarket: TermRow, context: ContentContext): Promise<Breadcrumb[]> {
  const { store, site, guard } = context;
  const type = getContentType('markets');
  const [archive, marketId] = await Promise.all([getArchiveUri(type, store), store.marketIdOfSubmarket(submarket.id)]);
  const market = marketId === null ? null : await store.nodeById(marketId);
  const regionId = toObject(market?.fields['marketMeta'])['region'];
  const region = typeof regionId === 'number' ? await store.nodeById(regionId) : null;
  const places = [region, market].flatMap((place) => (place?.uri ? [{ title: place.title, uri: place.uri }] : []));
  return [
    ...(archive ? [{ text: await getArchiveHeading(type, context), url: site.siteUrl + archive }] : []),
    ...(await Promise.all(
      places.map(async ({ title, uri }) => ({ text: toPlainText(await renderTitle(title, guard.pause)), url: site.siteUrl + uri })),
    )),
  ];
}

export async function loadUserBreadcrumbs(user: UserRow, context: ContentContext): Promise<Breadcrumb[]> {
  const trail = await loadHome(context);
  const prefix = getText(await getSeoSection(context, 'breadcrumbs'), 'archivePrefix');
  const text = prefix ? `${prefix} ${user.displayName}` : user.displayName;
  return trail.length === 0 ? trail : [...trail, { text, url: `${context.site.siteUrl}/author/${user.nicename}/` }];
}

export async function loadArchiveBreadcrumbs(type: ContentTypeDeclaration, uri: string, context: ContentContext): Promise<Breadcrumb[]> {
  const trail = await loadHome(context);
  return trail.length === 0 || uri === '/'
    ? trail
    : [...trail, { text: await getArchiveHeading(type, context), url: context.site.siteUrl + uri }];
}
