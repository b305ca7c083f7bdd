/** Puts the markup of the site into the canvas. Nothing in it can be used: a click selects the block. */
import { SLOT_ID } from './slot-id.ts';
import type { CanvasDocument } from './block-renderer.ts';

/** The element with the symbols of icons, in each document that shows blocks of the site. */
const SYMBOLS_ID = 'studio-site-symbols';

/**
 * @param element gets the markup as its content
 * @param innerBlocks the element in which the editor shows the inner blocks; it takes the place that the site gives them
 * @returns whether the markup has such a place
 */
export function showRenderedBlock(element: HTMLElement, html: string, innerBlocks: HTMLElement | null): boolean {
  element.innerHTML = html;
  const place = innerBlocks && element.querySelector(`#${SLOT_ID}`);
  element.inert = !place;
  if (!innerBlocks || !place) return false;
  place.replaceWith(innerBlocks);
  for (let node: HTMLElement = innerBlocks; node !== element && node.parentElement; node = node.parentElement)
    for (const sibling of node.parentElement.children) if (sibling !== node) sibling.toggleAttribute('inert', true);
  return true;
}

/** Adds what all blocks need besides their markup. */
export function addAssets(document: Document, { symbols, styles, stylesheets }: Omit<CanvasDocument, 'blocks'>): void {
  if (!document.getElementById(SYMBOLS_ID)) {
    const element = document.createElement('div');
    element.id = SYMBOLS_ID;
    element.innerHTML = symbols;
    document.body.append(element);
  }
  addStyles(document, styles);
  addStylesheets(document, stylesheets);
}

const stylesByDocument = new WeakMap<Document, Set<string>>();

/** Rules of single blocks, such as the colors behind images that have not loaded. */
function addStyles(document: Document, styles: string): void {
  const known = stylesByDocument.get(document) ?? new Set();
  stylesByDocument.set(document, known);
  if (styles === '' || known.has(styles)) return;
  known.add(styles);
  const element = document.createElement('style');
  element.textContent = styles;
  document.head.append(element);
}

/** The canvas has loaded the stylesheets of the first response with `site-styles.css`. Their names change with a new build of the site. */
const firstStylesheets = new WeakMap<Document, ReadonlySet<string>>();

function addStylesheets(document: Document, stylesheets: readonly string[]): void {
  const first = firstStylesheets.get(document);
  if (!first) {
    firstStylesheets.set(document, new Set(stylesheets));
    return;
  }
  for (const path of stylesheets) {
    const { href } = new URL(path, location.origin);
    if (first.has(path) || document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
