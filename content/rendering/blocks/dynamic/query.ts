/** Lists of posts and their pagination. Only the first page is rendered, because `content` has no page number. */
import { getProperty } from '#lib/json/records.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { getContentType } from '../../../model/content-types.ts';
import { escapeHtml } from '../../html/escape.ts';
import { type RenderContext, renderWithinLimit } from '../../render-context.ts';
import { type DynamicBlock, type DynamicRenderer, getText } from '../dynamic-block.ts';
import { getLinkColorClass, getWrapperAttributes } from '../wrapper-attributes.ts';
import { createPageArgs } from '../../../store/core/page.ts';

type Loop = { total: number; size: number; entries: { node: NodeRow }[] };

async function loadLoop(block: DynamicBlock): Promise<Loop> {
  const query = block.ancestors.findLast(({ name }) => name === 'core/query');
  return ((await query?.loadData('loop')) ?? { total: 0, size: 1, entries: [] }) as Loop;
}

const getQuery = (block: DynamicBlock) => block.ancestors.findLast(({ name }) => name === 'core/query');

export const renderPostTemplate: DynamicRenderer = async (block, context) => {
  const { entries } = await loadLoop(block);
  if (entries.length === 0) return '';
  const layout = getQuery(block)?.attributes['displayLayout'];
  const columns = getProperty(layout, 'columns');
  const classes = [
    getProperty(layout, 'type') === 'flex' && `is-flex-container columns-${typeof columns === 'number' ? columns : ''}`,
    getLinkColorClass(block),
  ];
  const items: string[] = [];
  for (const { node } of entries) {
    const renderItem = async () => {
      const inner = await block.renderInner({ ...context, node });
      return `<li class="${(await getPostClasses(node, context)).join(' ')}">${inner}</li>`;
    };
    items.push(await renderWithinLimit(context, renderItem));
  }
  return `<ul ${getWrapperAttributes(block, classes)}>${items.join('')}</ul>`;
};

/** The classes of a post in a list (WordPress's `get_post_class`). */
async function getPostClasses(node: NodeRow, { store }: RenderContext): Promise<string[]> {
  const { name } = getContentType(node.type);
  const page = createPageArgs(100);
  const { rows } = await store.terms({ taxonomies: ['category', 'post_tag'], nodeId: node.id, orderby: 'name' }, page);
  const getTermClasses = (taxonomy: string, prefix: string) =>
    rows.filter((term) => term.taxonomy === taxonomy).map((term) => `${prefix}-${/%/.test(term.slug) ? term.id : escapeHtml(term.slug)}`);
  return [
    'wp-block-post',
    `post-${node.id}`,
    name,
    `type-${name}`,
    `status-${node.status}`,
    ...(name === 'post' ? ['format-standard'] : []),
    ...(node.featuredImageId === null || node.password !== null ? [] : ['has-post-thumbnail']),
    ...(node.password === null ? [] : ['post-password-protected']),
    'hentry',
    ...getTermClasses('category', 'category'),
    ...getTermClasses('post_tag', 'tag'),
  ];
}

export const renderNoResults: DynamicRenderer = async (block) => {
  const { entries } = await loadLoop(block);
  return entries.length > 0 || block.content.trim() === ''
    ? ''
    : `<div ${getWrapperAttributes(block, [getLinkColorClass(block)])}>${block.content}</div>`;
};

export const renderPagination: DynamicRenderer = (block) =>
  block.content.trim() === ''
    ? ''
    : `<nav ${getWrapperAttributes(block, [getLinkColorClass(block)])} aria-label="Pagination">${block.content}</nav>`;

function getPageParameter(block: DynamicBlock): string {
  const id = getQuery(block)?.attributes['queryId'];
  return typeof id === 'number' ? `query-${id}-page` : 'query-page';
}

const paginationArrows: ReadonlyMap<string, string> = new Map<string, string>([
  ['arrow', '→'],
  ['chevron', '»'],
]);

export const renderNextPageLink: DynamicRenderer = async (block) => {
  const { total, size } = await loadLoop(block);
  if (total <= size) return '';
  const label = escapeHtml(getText(block, 'label')) || 'Next Page';
  const pagination = block.ancestors.at(-1);
  const kind = pagination ? getText(pagination, 'paginationArrow') : '';
  const arrow = paginationArrows.get(kind);
  const arrowMarkup = arrow ? `<span class='wp-block-query-pagination-next-arrow is-arrow-${kind}' aria-hidden='true'>${arrow}</span>` : '';
  return `<a href="?${getPageParameter(block)}=2" ${getWrapperAttributes(block)}>${label}${arrowMarkup}</a>`;
};

/** Pages at the beginning and the end that are linked besides those next to the current one. */
const EDGE_PAGES = 1;
const NEIGHBOR_PAGES = 2;

export const renderPageNumbers: DynamicRenderer = async (block) => {
  const { total, size } = await loadLoop(block);
  const count = Math.ceil(total / size);
  if (count < 2) return '';
  const parameter = getPageParameter(block);
  const links = [`<span aria-current="page" class="page-numbers current">1</span>`];
  const linkPage = (page: number) => `<a class="page-numbers" href="?${parameter}=${page}">${page}</a>`;
  const lastNeighbor = Math.min(1 + NEIGHBOR_PAGES, count);
  for (let page = 2; page <= lastNeighbor; page += 1) links.push(linkPage(page));
  if (lastNeighbor < count - EDGE_PAGES) links.push('<span class="page-numbers dots">&hellip;</span>');
  if (lastNeighbor < count) links.push(linkPage(count));
  return `<div ${getWrapperAttributes(block)}>${links.join('\n')}</div>`;
};
