/** What may stand in an operation's variables, whatever their types are. */
import { userError } from './errors.ts';
import { QueryTooLarge } from './limits.ts';
import type { Variables } from './page-size.ts';

const MAX_VALUES = 10_000;
const MAX_DEPTH = 32;

/**
 * Looks at every value without calling itself: what is too deep for that must be refused before anything else walks through it.
 * @param writes then text that the database has no form for is refused; a question with such text just finds nothing
 * @throws QueryTooLarge, or an error of the user
 */
export function checkVariables(variables: Variables, writes: boolean): void {
  let count = 0;
  const rest: { value: unknown; depth: number; name: string }[] = Object.entries(variables).map(([name, value]) => ({
    value,
    depth: 1,
    name,
  }));
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth, name } = next;
    count += 1;
    if (count > MAX_VALUES) throw new QueryTooLarge(`Variables may hold at most ${MAX_VALUES} values together.`);
    if (writes && typeof value === 'string') checkText(value, name);
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw new QueryTooLarge(`Variables may nest at most ${MAX_DEPTH} levels; "$${name}" nests more.`);
    for (const [key, inner] of Object.entries(value)) {
      if (writes) checkText(key, name);
      rest.push({ value: inner, depth: depth + 1, name });
    }
  }
}

function checkText(text: string, name: string): void {
  if (text.includes('\0')) throw userError(`Variable "$${name}" holds a NUL character, which text can't. Take it out.`);
  if (!text.isWellFormed()) throw userError(`Variable "$${name}" holds half a character (a lone surrogate). Send text that is whole.`);
}
