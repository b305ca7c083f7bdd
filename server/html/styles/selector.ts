/** Whether a selector can match anything in a document, now or after a visitor or a script has done something. */
import { AttributeAction, type AttributeSelector, isTraversal, parse, type Selector, SelectorType } from 'css-what';
import type { Contents } from './contents.ts';

/** What one element has to have. */
interface Compound {
  tag: string | null;
  classes: readonly string[];
  ids: readonly string[];
  attributes: readonly AttributeSelector[];
  /** `:is()`, `:where()`, `:has()`: of each list one selector has to be possible. */
  lists: readonly (readonly Compound[][])[];
  /** `&` stands in it. */
  parent: boolean;
}

/** A selector without commas, to be asked of many documents. */
export interface Need {
  compounds: readonly Compound[];
  /** Says itself where the rule around it comes in; else it is meant below it. */
  parent: boolean;
}

/** The parser knows no `&`: it reads it under this name. */
const PARENT = '-parent';
const nestingPattern = /&(?=(?:[^"']|"[^"]*"|'[^']*')*$)/g;

/** @returns null for what the parser can't read: nobody knows then, so it is possible */
export function readSelector(text: string): Need | null {
  try {
    const named = text.replace(nestingPattern, `:${PARENT}`);
    const [selector, ...others] = parse(named);
    return selector && others.length === 0 ? { compounds: toCompounds(selector), parent: named !== text } : null;
  } catch {
    return null;
  }
}

function toCompounds(selector: readonly Selector[]): Compound[] {
  const parts: Selector[][] = [[]];
  for (const token of selector) {
    if (isTraversal(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(toCompound);
}

/** Pseudo-classes that are as possible as what is in them. `:not()` is not among them: what it names may be missing. */
const lists = new Set(['is', 'where', 'matches', 'any', '-webkit-any', '-moz-any', 'has']);

function toCompound(tokens: readonly Selector[]): Compound {
  const compound = {
    tag: null as string | null,
    classes: [] as string[],
    ids: [] as string[],
    attributes: [] as AttributeSelector[],
    lists: [] as Compound[][][],
    parent: false,
  };
  for (const token of tokens) {
    if (token.type === SelectorType.Tag) compound.tag = token.name.toLowerCase();
    else if (token.type === SelectorType.Attribute) {
      if (token.name === 'class' && token.action === AttributeAction.Element) compound.classes.push(token.value);
      else if (token.name === 'id' && token.action === AttributeAction.Equals) compound.ids.push(token.value);
      else compound.attributes.push(token);
    } else if (token.type === SelectorType.Pseudo) {
      if (token.name === PARENT) compound.parent = true;
      else if (lists.has(token.name) && Array.isArray(token.data)) compound.lists.push(token.data.map(toCompounds));
    }
  }
  return compound;
}

/**
 * @param need null is always possible
 * @param parent whether the rule around it is possible; true where there is none
 */
export function isPossible(need: Need | null, contents: Contents, parent: boolean): boolean {
  return need === null || ((parent || need.parent) && holds(need.compounds, contents, parent));
}

function holds(compounds: readonly Compound[], contents: Contents, parent: boolean): boolean {
  return compounds.every(
    (compound) =>
      (parent || !compound.parent) &&
      hasElement(compound, contents) &&
      compound.ids.every((id) => contents.ids.has(id) || contents.words?.has(id)) &&
      compound.attributes.every((attribute) => hasAttribute(attribute, contents)) &&
      compound.lists.every((list) => list.some((one) => holds(one, contents, parent))),
  );
}

/** One element with all the classes. Script gives classes one by one, so where one of them may come by script each is looked for alone. */
function hasElement({ tag, classes }: Compound, { tags, classes: known, elements, words }: Contents): boolean {
  if (words) return classes.every((one) => known.has(one) || words.has(one)) && (tag === null || tags.has(tag) || words.has(tag));
  if (tag !== null && !tags.has(tag)) return false;
  if (!classes.every((one) => known.has(one))) return false;
  if (classes.length + (tag === null ? 0 : 1) < 2) return true;
  return elements.some((element) => (tag === null || element[0] === tag) && classes.every((one) => element.includes(one, 1)));
}

/** What a visitor, the browser or this server changes without any script. */
const changing = new Set(['open', 'data-theme', 'dir', 'lang', 'hidden', 'inert', 'checked', 'selected', 'disabled', 'value']);

function hasAttribute({ name, action, value, ignoreCase }: AttributeSelector, { attributes, words }: Contents): boolean {
  const key = name.toLowerCase();
  // Script may give any attribute any value.
  if (words || changing.has(key) || action === AttributeAction.Not) return true;
  const values = attributes.get(key);
  if (!values) return false;
  if (action === AttributeAction.Exists || values.size === 0) return true;
  const fold = (text: string) => (ignoreCase === false ? text : text.toLowerCase());
  const wanted = fold(value);
  return [...values].some((held) => matches(fold(held), action, wanted));
}

function matches(held: string, action: AttributeSelector['action'], wanted: string): boolean {
  switch (action) {
    case AttributeAction.Equals:
      return held === wanted;
    case AttributeAction.Element:
      return held.split(/\s+/).includes(wanted);
    case AttributeAction.Hyphen:
      return held === wanted || held.startsWith(`${wanted}-`);
    case AttributeAction.Start:
      return held.startsWith(wanted);
    case AttributeAction.End:
      return held.endsWith(wanted);
    case AttributeAction.Any:
      return held.includes(wanted);
    default:
      return true;
  }
}
