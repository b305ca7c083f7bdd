/** Reads what the canvas of the studio needs from the page on which the site has rendered the blocks (app/canvas). */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type CanvasDocument = {
  /** Paths of the site's stylesheets, in their order. */
  stylesheets: readonly string[];
  /** Rules of this page alone, such as the colors behind images that have not loaded. */
  styles: string;
  /** Markup of the symbols that icons refer to. */
  symbols: string;
  /** Markup of each block by the client id of the editor. Blocks that render nothing have an empty text. */
  blocks: Readonly<Record<string, string>>;
};

type Element = DefaultTreeAdapterTypes.Element;

/** Only files of the build: the content service passes no other addresses on. */
const BUILD_STYLESHEET = /^\/_next\/static\/[\w./~-]+\.css$/;

const getAttribute = (element: Element, name: string) => element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

/** @returns null for a document that is not a canvas, such as an error page of a proxy */
export function parseCanvasDocument(html: string): CanvasDocument | null {
  const stylesheets: string[] = [];
  const blocks: Record<string, string> = {};
  let styles = '';
  let symbols = '';
  let isCanvas = false;
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const clientId = getAttribute(child, 'data-canvas-block');
      if (clientId !== null) {
        // No block contains the markup of another.
        blocks[clientId] = sliceContent(html, child);
        continue;
      }
      if (child.tagName === 'main') isCanvas = true;
      else if (child.tagName === 'style' || child.tagName === 'link') {
        const names = (getAttribute(child, child.tagName === 'style' ? 'data-href' : 'href') ?? '').split(' ').map(removeQuery);
        const buildNames = names.filter((name) => BUILD_STYLESHEET.test(name));
        if (buildNames.length > 0) stylesheets.push(...buildNames);
        else if (child.tagName === 'style') styles += sliceContent(html, child);
      } else if (child.tagName === 'svg' && child.childNodes.some((inner) => 'tagName' in inner && inner.tagName === 'defs'))
        symbols += sliceElement(html, child);
      visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return isCanvas ? { stylesheets: [...new Set(stylesheets)], styles, symbols, blocks } : null;
}

const removeQuery = (url: string) => url.replace(/\?.*/s, '');

function sliceContent(html: string, { sourceCodeLocation: location }: Element): string {
  return location?.startTag && location.endTag ? html.slice(location.startTag.endOffset, location.endTag.startOffset) : '';
}

const sliceElement = (html: string, { sourceCodeLocation: location }: Element): string =>
  location ? html.slice(location.startOffset, location.endOffset) : '';
