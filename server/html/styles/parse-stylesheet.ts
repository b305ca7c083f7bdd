/** A stylesheet that is parsed once and then printed for many documents, each with the rules it can use. */
import { type AtRule, type ChildNode, type Container, type Declaration, parse } from 'postcss';
import { parseSelector, type SelectorRequirements } from './selector-requirements.ts';

export type StyleNode =
  /** Printed as it is for every document. */
  | { kind: 'text'; text: string; uses: readonly string[] }
  | { kind: 'properties'; properties: readonly Property[] }
  | {
      kind: 'rule';
      selectors: readonly { text: string; requirements: SelectorRequirements | null }[];
      hasNestedRules: boolean;
      children: readonly StyleNode[];
    }
  /** `@media` and other at-rules with rules inside: printed when anything inside is. */
  | { kind: 'group'; head: string; layer: string | null; uses: readonly string[]; children: readonly StyleNode[] }
  | { kind: 'keyframes'; name: string; text: string; uses: readonly string[] };

export interface Property {
  text: string;
  /** The name of a custom property, which is printed only when it is used; null for a standard property. */
  customName: string | null;
  /** Custom properties that the value uses. */
  uses: readonly string[];
  /** Words of the value that may be names of animations. */
  animations: readonly string[];
}

/** At-rules that contain rules. */
const groupNames = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

const customPropertyPattern = /--[\w-]+/g;
const wordPattern = /[\w-]+/g;
const animationPattern = /^(?:-webkit-)?animation(?:-name)?$/;

const findAll = (text: string, pattern: RegExp): string[] => [...(text.match(pattern) ?? [])];

/** @throws CssSyntaxError of postcss */
export function parseStylesheet(css: string): readonly StyleNode[] {
  return toStyleNodes(parse(css));
}

/** Keeps the order: properties after a nested rule override it. */
function toStyleNodes({ nodes = [] }: Container): StyleNode[] {
  const styleNodes: StyleNode[] = [];
  let properties: Property[] = [];
  for (const node of nodes) {
    if (node.type === 'decl') {
      if (properties.push(toProperty(node)) === 1) styleNodes.push({ kind: 'properties', properties });
    } else if (node.type !== 'comment') {
      styleNodes.push(toStyleNode(node));
      properties = [];
    }
  }
  return styleNodes;
}

function toStyleNode(node: Exclude<ChildNode, { type: 'comment' | 'decl' }>): StyleNode {
  const children = toStyleNodes(node);
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, requirements: parseSelector(text) }));
    return { kind: 'rule', selectors, hasNestedRules: children.some(({ kind }) => kind !== 'properties'), children };
  }
  const { params } = node;
  const name = node.name.toLowerCase();
  const text = node.toString();
  if (node.nodes === undefined) return { kind: 'text', text: `${text};`, uses: [] };
  if (name.endsWith('keyframes'))
    return { kind: 'keyframes', name: getKeyframesName(node), text, uses: findAll(text, customPropertyPattern) };
  if (!groupNames.has(name)) return { kind: 'text', text, uses: findAll(text, customPropertyPattern) };
  const layer = name === 'layer' ? params.trim() : null;
  return { kind: 'group', head: `@${node.name}${params && ` ${params}`}`, layer, uses: findAll(params, customPropertyPattern), children };
}

/** Without the quotes that are allowed around it. */
function getKeyframesName({ params }: AtRule): string {
  return params.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function toProperty({ prop, value, important }: Declaration): Property {
  const customName = prop.startsWith('--') ? prop : null;
  return {
    // The empty value of a custom property is a space.
    text: `${prop}:${value || ' '}${important ? '!important' : ''}`,
    customName,
    uses: findAll(value, customPropertyPattern),
    animations: customName !== null || animationPattern.test(prop) ? findAll(value, wordPattern) : [],
  };
}
