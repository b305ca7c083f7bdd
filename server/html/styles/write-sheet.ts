/** A stylesheet without what a document can't use. */
import type { Contents } from './contents.ts';
import { isPossible } from './selector.ts';
import type { Style } from './sheet.ts';

/** What is left of it, and what that speaks of. */
interface Left {
  contents: Contents;
  /** Custom properties. */
  uses: Set<string>;
  /** Words among which the names of animations are. */
  animations: Set<string>;
  /** Layers whose place in the order is settled. */
  layers: Set<string>;
}

/**
 * Left out are rules no element can match, now or later, conditions around nothing, keyframes nobody plays and custom properties nobody asks for.
 * Order, conditions and layers stay as they are.
 */
export function writeSheet(styles: readonly Style[], contents: Contents): string {
  const left: Left = { contents, uses: new Set(contents.properties), animations: new Set(), layers: new Set() };
  const kept = keepIn(styles, left, true);
  followUses(kept, left);
  return writeAll(kept, left, true);
}

/** @param parent whether the rule around is possible */
function keepIn(styles: readonly Style[], left: Left, parent: boolean): Style[] {
  return styles.flatMap((style) => keep(style, left, parent) ?? []);
}

function keep(style: Style, left: Left, parent: boolean): Style | null {
  switch (style.kind) {
    case 'text':
      addAll(left.uses, style.uses);
      return style;
    case 'keyframes':
      return style;
    case 'properties':
      return parent ? keepProperties(style, left) : null;
    case 'rule':
      return keepRule(style, left, parent);
    case 'group': {
      const inner = keepIn(style.inner, left, parent);
      if (inner.length > 0) addAll(left.uses, style.uses);
      return { ...style, inner };
    }
  }
}

function keepProperties(style: Extract<Style, { kind: 'properties' }>, left: Left): Style {
  for (const { custom, uses, animations } of style.properties) {
    if (custom === null) addAll(left.uses, uses);
    addAll(left.animations, animations);
  }
  return style;
}

function keepRule(rule: Extract<Style, { kind: 'rule' }>, left: Left, parent: boolean): Style | null {
  const possible = rule.selectors.filter(({ need }) => isPossible(need, left.contents, parent));
  const inner = keepIn(rule.inner, left, possible.length > 0);
  if (inner.length === 0) return null;
  // A list around other rules is kept whole: what is nested takes its weight from all of it.
  return { ...rule, selectors: rule.nests ? rule.selectors : possible, inner };
}

/** Custom properties that are asked for by those that are asked for. */
function followUses(styles: readonly Style[], left: Left): void {
  const values = new Map<string, string[]>();
  collectUses(styles, left, values);
  for (const name of values.keys()) if (left.contents.words?.has(name)) left.uses.add(name);
  // A set goes on to what is added to it meanwhile.
  for (const name of left.uses) addAll(left.uses, values.get(name) ?? []);
}

function collectUses(styles: readonly Style[], left: Left, into: Map<string, string[]>): void {
  for (const style of styles) {
    if (style.kind === 'keyframes' && isPlayed(style.name, left)) addAll(left.uses, style.uses);
    if (style.kind === 'rule' || style.kind === 'group') collectUses(style.inner, left, into);
    if (style.kind !== 'properties') continue;
    for (const { custom, uses } of style.properties) if (custom !== null) into.set(custom, [...(into.get(custom) ?? []), ...uses]);
  }
}

function isPlayed(name: string, { animations, contents }: Left): boolean {
  return animations.has(name) || contents.words?.has(name) === true;
}

function writeAll(styles: readonly Style[], left: Left, top: boolean): string {
  let text = '';
  let open = false;
  for (const style of styles) {
    const written = write(style, left, top);
    if (written === '') continue;
    text += open ? `;${written}` : written;
    open = style.kind === 'properties';
  }
  return text;
}

function write(style: Style, left: Left, top: boolean): string {
  switch (style.kind) {
    case 'text':
      noteLayers(style.text, left);
      return style.text;
    case 'keyframes':
      return isPlayed(style.name, left) ? style.text : '';
    case 'properties':
      return style.properties
        .filter(({ custom }) => custom === null || left.uses.has(custom))
        .map(({ text }) => text)
        .join(';');
    case 'rule': {
      const body = writeAll(style.inner, left, false);
      return body && `${style.selectors.map(({ text }) => text).join(',')}{${body}}`;
    }
    case 'group':
      return writeGroup(style, left, top);
  }
}

function writeGroup({ head, layer, inner }: Extract<Style, { kind: 'group' }>, left: Left, top: boolean): string {
  const body = writeAll(inner, left, false);
  const isSettled = layer === '' || layer === null || (top && left.layers.has(layer));
  if (layer !== null && top) left.layers.add(layer);
  if (body !== '') return `${head}{${body}}`;
  // Empty or not, the first mention of a layer is its place among the others.
  return isSettled ? '' : `${head};`;
}

const layerPattern = /^@layer\s+([^{;]+);$/;

function noteLayers(text: string, { layers }: Left): void {
  for (const name of layerPattern.exec(text)?.[1]?.split(',') ?? []) layers.add(name.trim());
}

function addAll(set: Set<string>, items: Iterable<string>): void {
  for (const item of items) set.add(item);
}
