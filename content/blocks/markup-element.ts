/** Parses the markup of a block as a browser does, and finds elements in it. WordPress's editor reads attributes with the browser's own parser. */
import { compile, selectAll, selectOne } from 'css-select';
import { html as htmlNames, Parser, serializeOuter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

export type MarkupElement = Htmlparser2TreeAdapterMap['element'];
type ChildNode = Htmlparser2TreeAdapterMap['childNode'];

/** Markup is parsed in pieces of this length, so that long markup does not occupy the event loop. */
const PIECE_LENGTH = 32_768;
/** Browsers stop nesting at 512 elements. The markup of one block, without its inner blocks, has fewer. */
const MAX_DEPTH = 256;
/** Elements that the parser may create for each tag. Unclosed formatting elements are repeated in every paragraph, so their number could grow quadratically. */
const MAX_ELEMENTS_PER_TAG = 8;
const MIN_ELEMENT_BUDGET = 1_000;

/** The markup is nested too deeply, or its unclosed elements are repeated too often. */
export class ComplexMarkupError extends Error {
  override name = 'ComplexMarkup';
}

function createLimitedAdapter(html: string): typeof adapter {
  let elementsLeft = MIN_ELEMENT_BUDGET + MAX_ELEMENTS_PER_TAG * html.split('<').length;
  let depth = 0;
  return {
    ...adapter,
    createElement: (...args) => {
      elementsLeft -= 1;
      if (elementsLeft < 0) throw new ComplexMarkupError('The markup repeats unclosed elements too often. Close the elements.');
      return adapter.createElement(...args);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new ComplexMarkupError(`The markup is nested more than ${MAX_DEPTH} levels deep.`);
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
}

/** The element inside which the markup of a block is parsed, as in WordPress's editor. */
const body = adapter.createElement('body', htmlNames.NS.HTML, []);

/**
 * Pauses between the pieces of long markup.
 * @returns an element that contains the markup
 * @throws ComplexMarkupError
 */
export function* parseElement(html: string): Generator<void, MarkupElement> {
  const parser = Parser.getFragmentParser(body, { treeAdapter: createLimitedAdapter(html), scriptingEnabled: false });
  for (let start = 0; start < html.length; start += PIECE_LENGTH) {
    if (start > 0) yield;
    parser.tokenizer.write(html.slice(start, start + PIECE_LENGTH), false);
  }
  parser.tokenizer.write('', true);
  // The parser collects the elements of a fragment in a root element of its document.
  return adapter.getFirstChild(parser.document) as MarkupElement;
}

const compiledSelectors = new Map<string, ReturnType<typeof compile>>();

/** Selectors come from block declarations, so their number is limited. */
function compileSelector(selector: string): ReturnType<typeof compile> {
  const compiled = compiledSelectors.get(selector) ?? compile(selector);
  compiledSelectors.set(selector, compiled);
  return compiled;
}

/** Finds the first descendant that a selector selects. Without a selector, returns the element itself. */
export function findElement(element: MarkupElement, selector: string | undefined): MarkupElement | null {
  return selector ? (selectOne(compileSelector(selector), element.children) as MarkupElement | null) : element;
}

export const findAllElements = (element: MarkupElement, selector: string): MarkupElement[] =>
  selectAll(compileSelector(selector), element.children) as MarkupElement[];

/** Returns the HTML of an element, a text or a comment. */
export const getOuterHtml = (node: ChildNode): string => serializeOuter(node, { treeAdapter: adapter, scriptingEnabled: false });

export const listChildElements = (element: MarkupElement): MarkupElement[] =>
  element.children.filter((child) => adapter.isElementNode(child));

/** An element as WordPress's deprecated sources `node` and `children` describe it. A text is a string. */
type NodeObject = string | { type: string; props: { [name: string]: string | NodeObject[] } };

export const toElementObject = (element: MarkupElement): NodeObject => ({
  type: element.name,
  props: { ...element.attribs, children: listChildObjects(element) },
});

/** Comments are left out. */
export const listChildObjects = (element: MarkupElement): NodeObject[] =>
  element.children.flatMap((child) => {
    if (adapter.isTextNode(child)) return [child.data];
    return adapter.isElementNode(child) ? [toElementObject(child)] : [];
  });

export function getText(element: MarkupElement): string {
  return element.children
    .map((child) => (adapter.isTextNode(child) ? child.data : adapter.isElementNode(child) ? getText(child) : ''))
    .join('');
}
