/** Limits for the variables of an operation, regardless of their types. */
import { createUserError } from './errors.ts';
import { QueryTooLarge } from './query-limits.ts';
import type { Variables } from './page-size.ts';

const MAX_VALUES = 10_000;
/**
 * Characters in the variables of a query, whose arguments are names, ids and search text. A resolver processes an argument without a pause, and a query can have
 * the same argument many times.
 */
const MAX_QUERY_TEXT = 100_000;
const MAX_DEPTH = 32;

type Rules = {
  /** Rejects text that the database cannot store. In a query, such text matches nothing. */
  writes: boolean;
  acceptsLongText: boolean;
};

/**
 * Checks every value. The walk is not recursive, because it has to reject values that are nested too deeply for recursion.
 * @throws QueryTooLarge or a user error
 */
export function validateVariables(variables: Variables, { writes, acceptsLongText }: Rules): void {
  let count = 0;
  let characters = 0;
  const rest: { value: unknown; depth: number; name: string }[] = Object.entries(variables).map(([name, value]) => ({
    value,
    depth: 1,
    name,
  }));
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth, name } = next;
    count += 1;
    if (count > MAX_VALUES)
      throw new QueryTooLarge(`The variables contain too many values. They are limited to ${MAX_VALUES} values in total.`);
    if (typeof value === 'string') {
      characters += value.length;
      if (writes) validateText(value, name);
      if (!acceptsLongText && characters > MAX_QUERY_TEXT)
        throw new QueryTooLarge(
          `The variables contain too much text. Those of a query are limited to ${MAX_QUERY_TEXT} characters in total.`,
        );
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH)
      throw new QueryTooLarge(`Variable "$${name}" is nested too deeply. Variables are limited to ${MAX_DEPTH} levels.`);
    for (const [key, inner] of Object.entries(value)) {
      if (writes) validateText(key, name);
      rest.push({ value: inner, depth: depth + 1, name });
    }
  }
}

function validateText(text: string, name: string): void {
  if (text.includes('\0')) throw createUserError(`Variable "$${name}" contains a NUL character, which cannot be stored. Remove it.`);
  if (!text.isWellFormed())
    throw createUserError(`Variable "$${name}" contains an unpaired surrogate, which is not valid Unicode. Remove it.`);
}
