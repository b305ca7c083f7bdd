/** Prints a stylesheet without the parts that a document cannot use. */
import type { DocumentContents } from './document-contents.ts';
import type { StyleNode } from './parse-stylesheet.ts';
import { canMatch } from './selector-requirements.ts';

/** What the document contains, and what the rules that are printed refer to. */
interface Usage {
  contents: DocumentContents;
  /** Custom properties. */
  properties: Set<string>;
  /** Words that may be names of animations. */
  animations: Set<string>;
  /** Layers that have been printed at the top level, so that their order is defined. */
  layers: Set<string>;
}

/**
 * Removes rules that no element can match, now or later, at-rules without content, keyframes that no animation names, and custom properties that are
 * not used. The order of everything else stays, and so do conditions and layers.
 */
export function printUsedStyles(nodes: readonly StyleNode[], contents: DocumentContents): string {
  const usage: Usage = { contents, properties: new Set(contents.properties), animations: new Set(), layers: new Set() };
  const used = filterNodes(nodes, usage, true);
  addIndirectProperties(used, usage);
  return printAll(used, usage, true);
}

/** @param canParentMatch whether the parent rule can match */
function filterNodes(nodes: readonly StyleNode[], usage: Usage, canParentMatch: boolean): StyleNode[] {
  return nodes.flatMap((node) => filterNode(node, usage, canParentMatch) ?? []);
}

function filterNode(node: StyleNode, usage: Usage, canParentMatch: boolean): StyleNode | null {
  switch (node.kind) {
    case 'text':
      addAll(usage.properties, node.uses);
      return node;
    case 'keyframes':
      return node;
    case 'properties':
      if (!canParentMatch) return null;
      addPropertyUsage(node, usage);
      return node;
    case 'rule':
      return filterRule(node, usage, canParentMatch);
    case 'group': {
      const children = filterNodes(node.children, usage, canParentMatch);
      if (children.length > 0) addAll(usage.properties, node.uses);
      return { ...node, children };
    }
  }
}

function addPropertyUsage({ properties }: Extract<StyleNode, { kind: 'properties' }>, usage: Usage): void {
  for (const { customName, uses, animations } of properties) {
    if (customName === null) addAll(usage.properties, uses);
    addAll(usage.animations, animations);
  }
}

function filterRule(rule: Extract<StyleNode, { kind: 'rule' }>, usage: Usage, canParentMatch: boolean): StyleNode | null {
  const matching = rule.selectors.filter(({ requirements }) => canMatch(requirements, usage.contents, canParentMatch));
  const children = filterNodes(rule.children, usage, matching.length > 0);
  if (children.length === 0) return null;
  // A list around nested rules stays whole, because their specificity comes from all of it.
  return { ...rule, selectors: rule.hasNestedRules ? rule.selectors : matching, children };
}

/** Adds the custom properties that the values of used custom properties use. */
function addIndirectProperties(nodes: readonly StyleNode[], usage: Usage): void {
  const usesByName = new Map<string, string[]>();
  collectCustomProperties(nodes, usage, usesByName);
  for (const name of usesByName.keys()) if (usage.contents.scriptNames?.has(name)) usage.properties.add(name);
  // Iterating over a set includes the elements that are added during the iteration.
  for (const name of usage.properties) addAll(usage.properties, usesByName.get(name) ?? []);
}

function collectCustomProperties(nodes: readonly StyleNode[], usage: Usage, into: Map<string, string[]>): void {
  for (const node of nodes) {
    if (node.kind === 'keyframes' && isAnimationUsed(node.name, usage)) addAll(usage.properties, node.uses);
    if (node.kind === 'rule' || node.kind === 'group') collectCustomProperties(node.children, usage, into);
    if (node.kind !== 'properties') continue;
    for (const { customName, uses } of node.properties)
      if (customName !== null) into.set(customName, [...(into.get(customName) ?? []), ...uses]);
  }
}

function isAnimationUsed(name: string, { animations, contents }: Usage): boolean {
  return animations.has(name) || contents.scriptNames?.has(name) === true;
}

function printAll(nodes: readonly StyleNode[], usage: Usage, isTopLevel: boolean): string {
  let text = '';
  let needsSemicolon = false;
  for (const node of nodes) {
    const printed = print(node, usage, isTopLevel);
    if (printed === '') continue;
    text += needsSemicolon ? `;${printed}` : printed;
    needsSemicolon = node.kind === 'properties';
  }
  return text;
}

function print(node: StyleNode, usage: Usage, isTopLevel: boolean): string {
  switch (node.kind) {
    case 'text':
      addLayerNames(node.text, usage);
      return node.text;
    case 'keyframes':
      return isAnimationUsed(node.name, usage) ? node.text : '';
    case 'properties':
      return node.properties
        .filter(({ customName }) => customName === null || usage.properties.has(customName))
        .map(({ text }) => text)
        .join(';');
    case 'rule': {
      const body = printAll(node.children, usage, false);
      return body && `${node.selectors.map(({ text }) => text).join(',')}{${body}}`;
    }
    case 'group':
      return printGroup(node, usage, isTopLevel);
  }
}

function printGroup({ head, layer, children }: Extract<StyleNode, { kind: 'group' }>, usage: Usage, isTopLevel: boolean): string {
  const body = printAll(children, usage, false);
  const isOrderDefined = layer === '' || layer === null || (isTopLevel && usage.layers.has(layer));
  if (layer !== null && isTopLevel) usage.layers.add(layer);
  if (body !== '') return `${head}{${body}}`;
  // The first mention of a layer, even of an empty one, defines its order among the layers.
  return isOrderDefined ? '' : `${head};`;
}

const layerStatementPattern = /^@layer\s+([^{;]+);$/;

function addLayerNames(text: string, { layers }: Usage): void {
  for (const name of layerStatementPattern.exec(text)?.[1]?.split(',') ?? []) layers.add(name.trim());
}

function addAll(set: Set<string>, items: Iterable<string>): void {
  for (const item of items) set.add(item);
}
