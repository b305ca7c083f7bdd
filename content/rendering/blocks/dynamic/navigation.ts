/** Navigation: links that an editor placed in the block, or a menu. */
import type { MenuItemRow, MenuRow } from '../../../core/rows/menus.ts';
import { escapeHtml, escapeUrl } from '../../html/escape.ts';
import type { RenderContext } from '../../render-context.ts';
import { type DynamicBlock, type DynamicRenderer, getNumber, getText, isEnabled } from '../dynamic-block.ts';
import { getWrapperAttributes } from '../wrapper-attributes.ts';
import { toSafeMarkup } from './saved.ts';
import { createPageArgs } from '../../../store/core/page.ts';

export const renderNavigation: DynamicRenderer = async (block, context) => {
  const items = block.parsed.innerBlocks.length > 0 ? await block.renderInner(context) : await renderMenu(block, context);
  if (items.trim() === '') return '';
  const label = getText(block, 'ariaLabel');
  return `<nav ${getWrapperAttributes(block)}${label && ` aria-label="${escapeHtml(label)}"`}><ul class="wp-block-navigation__container">${items}</ul></nav>`;
};

async function renderMenu(block: DynamicBlock, { store, getLink }: RenderContext): Promise<string> {
  const menu = (await block.loadData('menu')) as MenuRow | null;
  if (!menu) return '';
  const page = createPageArgs(100);
  const { rows } = await store.menuItems({ menuId: menu.id }, page);
  const getUrl = async ({ url, connected }: MenuItemRow) => {
    if (connected?.kind !== 'node') return url ?? '';
    const node = await store.nodeById(connected.id);
    return (node && (await getLink(node))) ?? '';
  };
  const urls = new Map(await Promise.all(rows.map(async (item) => [item.id, await getUrl(item)] as const)));
  const renderLevel = (parentId: number | null, depth: number): string =>
    rows
      .filter((item) => item.parentId === parentId)
      .map((item) => renderItem(escapeHtml(item.label), urls.get(item.id) ?? '', depth < 10 ? renderLevel(item.id, depth + 1) : ''))
      .join('');
  return renderLevel(null, 0);
}

const renderItem = (label: string, url: string, children: string) =>
  `<li class=" wp-block-navigation-item${children && ' has-child'} wp-block-navigation-link"><a class="wp-block-navigation-item__content"  href="${escapeUrl(url)}"><span class="wp-block-navigation-item__label">${label}</span></a>${children && `<ul class="wp-block-navigation__submenu-container">${children}</ul>`}</li>`;

/** A link, with the links of its submenu. A link to content that is not published is left out. */
export const renderNavigationLink: DynamicRenderer = async (block, context) => {
  const label = toSafeMarkup(getText(block, 'label'));
  const id = getNumber(block, 'id');
  const isPost = getText(block, 'kind') === 'post-type' || ['post', 'page'].includes(getText(block, 'type'));
  const target = isPost && id !== null ? await context.store.nodeById(id) : null;
  if (label === '' || (isPost && id !== null && target?.status !== 'publish')) return '';
  const children = block.parsed.innerBlocks.length > 0 ? await block.renderInner(context) : '';
  const isSubmenu = block.name === 'core/navigation-submenu';
  const [url, rel, title, description] = ['url', 'rel', 'title', 'description'].map((name) => getText(block, name));
  const attributes = [
    url && ` href="${escapeUrl(url)}"`,
    isEnabled(block, 'opensInNewTab') ? ' target="_blank"  ' : '',
    rel && ` rel="${escapeHtml(rel)}"`,
    title && ` title="${escapeHtml(title)}"`,
  ];
  const text = isSubmenu
    ? label
    : `<span class="wp-block-navigation-item__label">${label}</span>${description && `<span class="wp-block-navigation-item__description">${toSafeMarkup(description)}</span>`}`;
  const hasChildren = block.parsed.innerBlocks.length > 0;
  const wrapper = getWrapperAttributes(block, [` wp-block-navigation-item${hasChildren ? ' has-child' : ''}`]);
  const list = hasChildren ? `<ul class="wp-block-navigation__submenu-container">${children}</ul>` : '';
  return `<li ${wrapper}><a class="wp-block-navigation-item__content"${isSubmenu ? '' : ' '}${attributes.join('')}>${text}</a>${list}</li>`;
};
