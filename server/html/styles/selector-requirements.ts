/** Whether a selector can match anything in a document, now or after a visitor or a script has changed it. */
import { AttributeAction, type AttributeSelector, isTraversal, parse, type Selector, SelectorType } from 'css-what';
import type { DocumentContents } from './document-contents.ts';

/** What one element must have. */
interface CompoundRequirements {
  tag: string | null;
  classes: readonly string[];
  ids: readonly string[];
  attributes: readonly AttributeSelector[];
  /** `:is()`, `:where()`, `:has()`: one selector of each list must be able to match. */
  lists: readonly (readonly CompoundRequirements[][])[];
  /** It contains `&`. */
  hasNestingSelector: boolean;
}

/** What a document must contain for a selector without commas to match. */
export interface SelectorRequirements {
  compounds: readonly CompoundRequirements[];
  /** It contains `&`. A nested selector without one matches only inside of what the parent rule matches. */
  hasNestingSelector: boolean;
}

/** css-what does not know `&`, so it parses a pseudo-class of this name in its place. */
const NESTING_PSEUDO_CLASS = '-parent';
const nestingPattern = /&(?=(?:[^"']|"[^"]*"|'[^']*')*$)/g;

/** @returns null for a selector that cannot be parsed and that may therefore match */
export function parseSelector(text: string): SelectorRequirements | null {
  try {
    const replaced = text.replace(nestingPattern, `:${NESTING_PSEUDO_CLASS}`);
    const [selector, ...others] = parse(replaced);
    return selector && others.length === 0 ? { compounds: toCompounds(selector), hasNestingSelector: replaced !== text } : null;
  } catch {
    return null;
  }
}

function toCompounds(selector: readonly Selector[]): CompoundRequirements[] {
  const parts: Selector[][] = [[]];
  for (const token of selector) {
    if (isTraversal(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(toCompound);
}

/** Pseudo-classes that can match when a selector of their list can. `:not()` is not one of them: it matches where its list does not. */
const listPseudoClasses = new Set(['is', 'where', 'matches', 'any', '-webkit-any', '-moz-any', 'has']);

function toCompound(tokens: readonly Selector[]): CompoundRequirements {
  const compound = {
    tag: null as string | null,
    classes: [] as string[],
    ids: [] as string[],
    attributes: [] as AttributeSelector[],
    lists: [] as CompoundRequirements[][][],
    hasNestingSelector: false,
  };
  for (const token of tokens) {
    if (token.type === SelectorType.Tag) compound.tag = token.name.toLowerCase();
    else if (token.type === SelectorType.Attribute) {
      if (token.name === 'class' && token.action === AttributeAction.Element) compound.classes.push(token.value);
      else if (token.name === 'id' && token.action === AttributeAction.Equals) compound.ids.push(token.value);
      else compound.attributes.push(token);
    } else if (token.type === SelectorType.Pseudo) {
      if (token.name === NESTING_PSEUDO_CLASS) compound.hasNestingSelector = true;
      else if (listPseudoClasses.has(token.name) && Array.isArray(token.data)) compound.lists.push(token.data.map(toCompounds));
    }
  }
  return compound;
}

/**
 * @param requirements null can always match
 * @param canParentMatch whether the parent rule can match; true for a rule without one
 */
export function canMatch(requirements: SelectorRequirements | null, contents: DocumentContents, canParentMatch: boolean): boolean {
  if (requirements === null) return true;
  return (canParentMatch || requirements.hasNestingSelector) && canMatchAll(requirements.compounds, contents, canParentMatch);
}

function canMatchAll(compounds: readonly CompoundRequirements[], contents: DocumentContents, canParentMatch: boolean): boolean {
  return compounds.every(
    (compound) =>
      (canParentMatch || !compound.hasNestingSelector) &&
      hasElement(compound, contents) &&
      compound.ids.every((id) => contents.ids.has(id) || contents.scriptNames?.has(id)) &&
      compound.attributes.every((attribute) => hasAttribute(attribute, contents)) &&
      compound.lists.every((list) => list.some((selector) => canMatchAll(selector, contents, canParentMatch))),
  );
}

/** Whether one element has all the classes. Scripts add classes one by one, so in a document with scripts each class is looked up alone. */
function hasElement({ tag, classes }: CompoundRequirements, contents: DocumentContents): boolean {
  const { scriptNames } = contents;
  if (scriptNames)
    return (
      classes.every((name) => contents.classes.has(name) || scriptNames.has(name)) &&
      (tag === null || contents.tags.has(tag) || scriptNames.has(tag))
    );
  if (tag !== null && !contents.tags.has(tag)) return false;
  if (!classes.every((name) => contents.classes.has(name))) return false;
  if (classes.length + (tag === null ? 0 : 1) < 2) return true;
  return contents.elements.some((element) => (tag === null || element[0] === tag) && classes.every((name) => element.includes(name, 1)));
}

/** Attributes that a visitor, the browser or this server changes without any script. */
const changingAttributes = new Set([
  'open',
  'data-theme',
  'data-units',
  'data-consent',
  'dir',
  'lang',
  'hidden',
  'inert',
  'checked',
  'selected',
  'disabled',
  'value',
]);

function hasAttribute({ name, action, value, ignoreCase }: AttributeSelector, { attributes, scriptNames }: DocumentContents): boolean {
  const key = name.toLowerCase();
  // A script may set any attribute to any value.
  if (scriptNames || changingAttributes.has(key) || action === AttributeAction.Not) return true;
  const values = attributes.get(key);
  if (!values) return false;
  if (action === AttributeAction.Exists || values.size === 0) return true;
  const fold = (text: string) => (ignoreCase === false ? text : text.toLowerCase());
  const expected = fold(value);
  return [...values].some((actual) => matchesValue(fold(actual), action, expected));
}

function matchesValue(actual: string, action: AttributeSelector['action'], expected: string): boolean {
  switch (action) {
    case AttributeAction.Equals:
      return actual === expected;
    case AttributeAction.Element:
      return actual.split(/\s+/).includes(expected);
    case AttributeAction.Hyphen:
      return actual === expected || actual.startsWith(`${expected}-`);
    case AttributeAction.Start:
      return actual.startsWith(expected);
    case AttributeAction.End:
      return actual.endsWith(expected);
    case AttributeAction.Any:
      return actual.includes(expected);
    default:
      return true;
  }
}
