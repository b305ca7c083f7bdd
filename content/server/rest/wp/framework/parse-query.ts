/** Parses query strings as PHP does: `include[]=1&include[]=2` is a list, `terms[operator]=AND` an object. */

export type RawParameters = Record<string, unknown>;

/** More parameters are ignored, as by PHP (`max_input_vars`). */
const MAX_PARAMETERS = 1_000;
const MAX_DEPTH = 8;

type Branch = Map<string, Branch | string>;

export function parseQuery(search: URLSearchParams): RawParameters {
  const root: Branch = new Map();
  let count = 0;
  for (const [name, value] of search) {
    count += 1;
    if (count > MAX_PARAMETERS) break;
    const path = parseName(name);
    if (path) insert(root, path, value);
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, toValue(value)]));
}

/** @returns the segments of a name: `a[b][]` is `['a', 'b', '']` */
function parseName(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) return null;
  const keys = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? '');
  return keys.length > MAX_DEPTH ? null : [match[1], ...keys];
}

function insert(branch: Branch, [first = '', ...rest]: readonly string[], value: string): void {
  const key = first === '' ? String(branch.size) : first;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const existing = branch.get(key);
  const next: Branch = existing instanceof Map ? existing : new Map();
  branch.set(key, next);
  insert(next, rest, value);
}

function toValue(value: Branch | string): unknown {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  const isList = keys.every((key) => /^\d{1,6}$/.test(key));
  return isList ? [...value.values()].map(toValue) : Object.fromEntries([...value].map(([key, item]) => [key, toValue(item)]));
}
