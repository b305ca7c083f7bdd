/** A stylesheet read once, to be written out again for many documents with what each of them can use. */
import { type AtRule, type ChildNode, type Container, type Declaration, parse } from 'postcss';
import { readSelector, type Need } from './selector.ts';

export type Style =
  /** What is written out as it is, whatever the document. */
  | { kind: 'text'; text: string; uses: readonly string[] }
  | { kind: 'properties'; properties: readonly Property[] }
  | { kind: 'rule'; selectors: readonly { text: string; need: Need | null }[]; nests: boolean; inner: readonly Style[] }
  /** `@media` and its like: there as long as something is in it. */
  | { kind: 'group'; head: string; layer: string | null; uses: readonly string[]; inner: readonly Style[] }
  | { kind: 'keyframes'; name: string; text: string; uses: readonly string[] };

export interface Property {
  text: string;
  /** Name of a custom property, which goes where nobody asks for it. */
  custom: string | null;
  /** Custom properties in its value. */
  uses: readonly string[];
  /** Words among which the names of animations are. */
  animations: readonly string[];
}

/** At-rules that hold rules and say when, where or in which order they count. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

const usePattern = /--[\w-]+/g;
const wordPattern = /[\w-]+/g;
const animationPattern = /^(?:-webkit-)?animation(?:-name)?$/;

const matchesOf = (text: string, pattern: RegExp): string[] => [...(text.match(pattern) ?? [])];

/** @throws CssSyntaxError of postcss for what is no stylesheet */
export function readSheet(css: string): readonly Style[] {
  return stylesIn(parse(css));
}

/** In their order: properties that stand after a nested rule count after it. */
function stylesIn({ nodes = [] }: Container): Style[] {
  const styles: Style[] = [];
  let properties: Property[] = [];
  for (const node of nodes) {
    if (node.type === 'decl') {
      if (properties.push(toProperty(node)) === 1) styles.push({ kind: 'properties', properties });
    } else if (node.type !== 'comment') {
      styles.push(toStyle(node));
      properties = [];
    }
  }
  return styles;
}

function toStyle(node: Exclude<ChildNode, { type: 'comment' | 'decl' }>): Style {
  const inner = stylesIn(node);
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, need: readSelector(text) }));
    return { kind: 'rule', selectors, nests: inner.some(({ kind }) => kind !== 'properties'), inner };
  }
  const { params } = node;
  const name = node.name.toLowerCase();
  const text = node.toString();
  if (node.nodes === undefined) return { kind: 'text', text: `${text};`, uses: [] };
  if (name.endsWith('keyframes')) return { kind: 'keyframes', name: keyframesName(node), text, uses: matchesOf(text, usePattern) };
  if (!groups.has(name)) return { kind: 'text', text, uses: matchesOf(text, usePattern) };
  const layer = name === 'layer' ? params.trim() : null;
  return { kind: 'group', head: `@${node.name}${params && ` ${params}`}`, layer, uses: matchesOf(params, usePattern), inner };
}

/** It may be written as a string. */
function keyframesName({ params }: AtRule): string {
  return params.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function toProperty({ prop, value, important }: Declaration): Property {
  const custom = prop.startsWith('--') ? prop : null;
  return {
    // Without a space an empty custom property is none.
    text: `${prop}:${value || ' '}${important ? '!important' : ''}`,
    custom,
    uses: matchesOf(value, usePattern),
    animations: custom !== null || animationPattern.test(prop) ? matchesOf(value, wordPattern) : [],
  };
}
