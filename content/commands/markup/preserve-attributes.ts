/**
 * Keeps what WordPress's block editor cannot represent. The editor writes every block anew and silently leaves out attributes that the block does not
 * declare, values of another type and values that are not in the block's list. Attributes that disappeared this way are restored. Values that no block
 * accepts are rejected, unless they were saved before.
 */
import { isDeepStrictEqual } from 'node:util';
import { toDeclaredType } from '../../blocks/attributes.ts';
import { type AttributeDeclaration, getBlockDeclaration } from '../../blocks/declarations.ts';
import { findVersion } from '../../blocks/deprecated-versions.ts';
import { isRecord } from '#lib/json/records.ts';
import { UserError } from '../../core/user-error.ts';
import { type BlockOpener, listBlockOpeners } from './block-openers.ts';
import { findDroppedAttributes } from './editor-attributes.ts';
import { pairBlocks } from './pair-blocks.ts';
import { toCommentJson } from './sanitize-markup.ts';

/** An attribute that the editor had dropped. `block` is its position among all blocks, from 0. */
export type RestoredAttribute = { name: string; block: number; attribute: string };

export type BlockProblem = { name: string; block: number; attribute: string; message: string };

/** Blocks with values that their declarations do not allow. */
export class BlockContentError extends UserError {
  override name = 'BlockContentError';
  readonly problems: readonly BlockProblem[];

  constructor(problems: readonly BlockProblem[]) {
    super(problems[0]?.message ?? '');
    this.problems = problems;
  }
}

/** Responses name this many problems. */
const MAX_PROBLEMS = 20;

/**
 * @param before the stored content
 * @param after the content that an editor saves
 * @throws BlockContentError
 */
export function preserveAttributes(before: string, after: string): { content: string; restored: RestoredAttribute[] } {
  if (before === after) return { content: after, restored: [] };
  const [stored, sent] = [listBlockOpeners(before), listBlockOpeners(after)];
  const pairs = pairBlocks(stored, sent);
  const problems = sent.flatMap((block, index) => findProblems(block, index, pairs.get(block)));
  if (problems.length > 0) throw new BlockContentError(problems.slice(0, MAX_PROBLEMS));
  const restored: RestoredAttribute[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const [index, block] of sent.entries()) {
    const lost = findLostAttributes(pairs.get(block), block);
    if (lost.length === 0) continue;
    const json = toCommentJson({ ...readJson(after, block), ...Object.fromEntries(lost) });
    parts.push(after.slice(end, block.start), json, block.start === block.end ? ' ' : '');
    end = block.end;
    for (const [attribute] of lost) restored.push({ name: block.name, block: index, attribute });
  }
  return { content: parts.join('') + after.slice(end), restored };
}

/** The attributes as they are written, before a former name is replaced. */
const readJson = (markup: string, { start, end }: BlockOpener): object => (start === end ? {} : JSON.parse(markup.slice(start, end)));

function findLostAttributes(stored: BlockOpener | undefined, sent: BlockOpener): [string, unknown][] {
  if (!stored) return [];
  const dropped = findDroppedAttributes(stored);
  return Object.entries(stored.attributes).filter(([attribute]) => dropped.has(attribute) && !Object.hasOwn(sent.attributes, attribute));
}

function findProblems(block: BlockOpener, index: number, stored: BlockOpener | undefined): BlockProblem[] {
  const declaration = getBlockDeclaration(block.name);
  if (!declaration) return [];
  const declared = findVersion(block.attributes, declaration).attributes;
  return Object.entries(block.attributes).flatMap(([attribute, value]) => {
    const rule = Object.hasOwn(declared, attribute) ? declared[attribute] : undefined;
    if (block.name.startsWith('core/') && rule?.type === 'number' && typeof value === 'string' && CSS_LENGTH.test(value)) return [];
    if (!rule || rule.source !== undefined || isDeepStrictEqual(stored?.attributes[attribute], value)) return [];
    const problem = describeProblem(value, rule, attribute);
    return problem === null
      ? []
      : [{ name: block.name, block: index, attribute: problem.path, message: `The block ${block.name}: ${problem.message}` }];
  });
}

type Problem = { path: string; message: string };

/** Sizes that WordPress's editor saves where its earlier versions had a number of pixels: a resized image has the height `auto`. */
const CSS_LENGTH = /^(?:auto|\d+(?:\.\d+)?(?:%|px|em|rem|vw|vh))$/;

/** @returns null if the service keeps the value. The empty text and null mean that there is no value. */
function describeProblem(value: unknown, declared: AttributeDeclaration, path: string): Problem | null {
  if (value === null || value === '') return null;
  const { type, enum: choices, items, maxItems, properties } = declared;
  if (toDeclaredType(value, declared) === undefined && type !== undefined) {
    const message =
      choices && typeof value === 'string'
        ? `${path} cannot be "${value.slice(0, 60)}". Use one of: ${choices.filter(Boolean).join(', ')}.`
        : `${path} must be of the type ${type}. Send a value of this type.`;
    return { path, message };
  }
  if (Array.isArray(value)) {
    if (maxItems !== undefined && value.length > maxItems)
      return { path, message: `${path} has ${value.length} items. At most ${maxItems} are allowed. Remove some.` };
    return items ? findFirst(value.map((item, index) => () => describeProblem(item, items, `${path}[${index}]`))) : null;
  }
  if (!properties || !isRecord(value)) return null;
  return findFirst(
    Object.entries(properties).map(
      ([name, property]) =>
        () =>
          Object.hasOwn(value, name) ? describeProblem(value[name], property, `${path}.${name}`) : null,
    ),
  );
}

function findFirst(checks: readonly (() => Problem | null)[]): Problem | null {
  for (const check of checks) {
    const problem = check();
    if (problem) return problem;
  }
  return null;
}
