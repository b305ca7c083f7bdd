/**
 * Prepares the statements that are sent often: PostgreSQL then parses each of them once per connection, and plans most of them once. Pages need about
 * 15 short statements each, whose parsing and planning takes longer than their execution.
 */
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** Executions after which a statement is prepared. Statements that contain values in their text are rarely sent again. */
const MIN_EXECUTIONS = 3;

/** Prepared statements of a pool. Each occupies memory in the server, for every connection. Further statements are sent unprepared. */
const MAX_PREPARED = 200;

/** Characters of the statements whose executions are counted. */
const MAX_COUNTED_CHARACTERS = 2_000_000;

/** @returns a function that names the statements that should be prepared */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const executions = new LRUCache<string, number>({ maxSize: MAX_COUNTED_CHARACTERS, sizeCalculation: (_count, text) => text.length });
  return (text) => {
    const name = names.get(text);
    if (name !== undefined) return name;
    if (names.size >= MAX_PREPARED || !/^\s*(?:select|with)\b/i.test(text)) return undefined;
    const count = (executions.get(text) ?? 0) + 1;
    if (count < MIN_EXECUTIONS) {
      executions.set(text, count);
      return undefined;
    }
    executions.delete(text);
    const newName = `causeway_${names.size}`;
    names.set(text, newName);
    return newName;
  };
}

type Query = (query: unknown, ...rest: unknown[]) => unknown;

/** @returns the class of the connections of a pool. They prepare the statements that the pool sends often. */
export function createPreparingClient(): typeof pg.Client {
  const getStatementName = createStatementNames();
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = (this.query as Query).bind(this);
      const prepare: Query = (text, ...rest) => {
        const [values] = rest;
        const name = typeof text === 'string' && Array.isArray(values) ? getStatementName(text) : undefined;
        return name === undefined ? query(text, ...rest) : query({ name, text, values }, ...rest.slice(1));
      };
      Object.assign(this, { query: prepare });
    }
  };
}
