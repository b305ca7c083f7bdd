/** Blocks that show the site: its name, a search form, links to it and to other services. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { getProperty } from '#lib/json/records.ts';
import { escapeHtml, escapeUrl } from '../../html/escape.ts';
import { renderImage } from '../../html/responsive-image.ts';
import { stripTags } from '../../html/strip-tags.ts';
import { countUp, type RenderContext } from '../../render-context.ts';
import { type DynamicBlock, type DynamicRenderer, getNumber, getText, isEnabled } from '../dynamic-block.ts';
import { getAlignClass, getLinkColorClass, getWrapperAttributes, toCssValue } from '../wrapper-attributes.ts';
import { toSafeMarkup } from './saved.ts';

async function getSetting(name: 'title' | 'description', { store }: RenderContext): Promise<string> {
  const { [name]: value } = await store.option('settings');
  return typeof value === 'string' ? value : '';
}

const getTarget = (block: DynamicBlock) => escapeHtml(getText(block, 'linkTarget') || '_self');

export const renderSiteTitle: DynamicRenderer = async (block, context) => {
  const title = escapeHtml(await getSetting('title', context));
  if (title === '') return '';
  const level = getNumber(block, 'level') ?? 1;
  const tag = level === 0 ? 'p' : `h${Math.min(Math.max(Math.trunc(level), 1), 6)}`;
  const isLink = block.attributes['isLink'] !== false;
  const linked = isLink ? `<a href="${escapeUrl(context.site.contentUrl)}" target="${getTarget(block)}" rel="home">${title}</a>` : title;
  return `<${tag} ${getWrapperAttributes(block, [getAlignClass(block), getLinkColorClass(block)])}>${linked}</${tag}>`;
};

/** The logo from the settings, or nothing without one. */
export const renderSiteLogo: DynamicRenderer = async (block, { store, site }) => {
  const { siteLogo, title } = await store.option('settings');
  const media = typeof siteLogo === 'number' ? await store.findMedia(siteLogo) : null;
  if (!media) return '';
  const width = Math.max(getNumber(block, 'width') ?? 0, 0);
  const alt = media.altText.trim() || (typeof title === 'string' ? title : '');
  const image = renderImage(media, 'full', site.contentUrl, { class: 'custom-logo', loading: false, alt }, width);
  const target = getText(block, 'linkTarget') === '_blank' ? ' target="_blank"' : '';
  const linked =
    block.attributes['isLink'] === false
      ? image
      : `<a href="${escapeUrl(`${site.contentUrl}/`)}" class="custom-logo-link" rel="home"${target}>${image}</a>`;
  return image && `<div ${getWrapperAttributes(block, [width === 0 && 'is-default-size'])}>${linked}</div>`;
};

export const renderSiteTagline: DynamicRenderer = async (block, context) => {
  const tagline = escapeHtml(await getSetting('description', context));
  return tagline && `<p ${getWrapperAttributes(block, [getAlignClass(block)])}>${tagline}</p>`;
};

export const renderHomeLink: DynamicRenderer = (block, { site }) => {
  const label = toSafeMarkup(getText(block, 'label'));
  if (label === '') return '';
  const url = escapeUrl(site.contentUrl);
  return `<li ${getWrapperAttributes(block, [' wp-block-navigation-item'])}><a class="wp-block-home-link__content wp-block-navigation-item__content" href="${url}" rel="home">${label}</a></li>`;
};

/** Renders the link for visitors, because rendered content is the same for everyone. */
export const renderLoginout: DynamicRenderer = (block, { site }) => {
  const query =
    isEnabled(block, 'redirectToCurrent') || block.attributes['redirectToCurrent'] === undefined
      ? `?redirect_to=${encodeURIComponent(`${site.contentUrl}/`)}`
      : '';
  return `<div ${getWrapperAttributes(block, ['logged-out'])}><a href="${escapeUrl(`${site.contentUrl}/wp-login.php${query}`)}">Log in</a></div>`;
};

export const renderSearch: DynamicRenderer = (block, context) => {
  const id = `wp-block-search__input-${countUp(context, 'id')}`;
  const position = getText(block, 'buttonPosition') || 'button-outside';
  const hasIcon = isEnabled(block, 'buttonUseIcon');
  const buttonText = block.attributes['buttonText'] === undefined ? 'Search' : getText(block, 'buttonText');
  const label = block.attributes['label'] === undefined ? 'Search' : getText(block, 'label');
  const isLabelShown = block.attributes['showLabel'] !== false && label !== '';
  const width = getNumber(block, 'width');
  const innerStyle = width === null ? '' : ` style="width: ${width}${toCssValue(getText(block, 'widthUnit')) || '%'}"`;
  const labelMarkup = `<label for="${id}" class="wp-block-search__label${isLabelShown ? '' : ' screen-reader-text'}"${isLabelShown ? ' ' : ''}>${toSafeMarkup(label) || 'Search'}</label>`;
  const input =
    position === 'button-only'
      ? ''
      : `<input type="search" id="${id}" class="wp-block-search__input" name="s" value="" placeholder="${escapeHtml(getText(block, 'placeholder'))}"  required />`;
  const query = getProperty(block.attributes, 'query');
  const hidden = Object.entries(typeof query === 'object' && query !== null ? query : {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}" />`,
  );
  const button =
    position === 'no-button'
      ? ''
      : `<button type="submit" class="wp-block-search__button${hasIcon ? ' has-icon' : ''} wp-element-button"  ${hasIcon ? `aria-label="${escapeHtml(stripTags(buttonText))}"` : ''}>${hasIcon ? SEARCH_ICON : toSafeMarkup(buttonText)}</button>`;
  const classes = [`wp-block-search__${position}`, position !== 'no-button' && `wp-block-search__${hasIcon ? 'icon' : 'text'}-button`];
  return `<form role="search" method="get" action="${escapeUrl(`${context.site.contentUrl}/`)}" ${getWrapperAttributes(block, classes)}>${labelMarkup}<div class="wp-block-search__inside-wrapper "${innerStyle || ' '}>${input}${hidden.join('')}${button}</div></form>`;
};

const SEARCH_ICON =
  '<svg class="search-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="11" cy="11" r="6" fill="none" stroke="currentColor"/><path d="m15.5 15.5 5 5" stroke="currentColor"/></svg>';

/** A link to a profile. The label stands for the icon, because the icons are trademarks and part of WordPress's theme files. */
export const renderSocialLink: DynamicRenderer = (block) => {
  const service = getText(block, 'service').replaceAll(/[^\w-]/g, '') || 'Icon';
  const address = getText(block, 'url').trim();
  if (address === '') return '';
  const url = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)
    ? `mailto:${address}`
    : /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)
      ? address
      : `https://${address}`;
  const links = block.ancestors.findLast(({ name }) => name === 'core/social-links');
  const label = getText(block, 'label') || serviceNames.get(service) || toUpperFirst(service);
  const hidden = links && isEnabled(links, 'showLabels') ? '' : ' screen-reader-text';
  const rel = getText(block, 'rel');
  const attributes =
    links && isEnabled(links, 'openInNewTab')
      ? ` rel="${escapeHtml(`${rel} noopener nofollow`)}" target="_blank"`
      : rel
        ? ` rel="${escapeHtml(rel)}"`
        : '';
  return `<li ${getWrapperAttributes(block, [`wp-social-link wp-social-link-${service}`])}><a${attributes} href="${escapeUrl(url)}" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label${hidden}">${escapeHtml(label)}</span></a></li>`;
};

const serviceNames: ReadonlyMap<string, string> = new Map<string, string>([
  ['chain', 'Link'],
  ['deviantart', 'DeviantArt'],
  ['fivehundredpx', '500px'],
  ['feed', 'RSS Feed'],
  ['github', 'GitHub'],
  ['lastfm', 'Last.fm'],
  ['linkedin', 'LinkedIn'],
  ['mail', 'Mail'],
  ['soundcloud', 'SoundCloud'],
  ['tiktok', 'TikTok'],
  ['vk', 'VK'],
  ['wordpress', 'WordPress'],
  ['youtube', 'YouTube'],
]);
