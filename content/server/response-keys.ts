/** The cache keys of a response, and their header. */
import { ALL_QUERIES_KEY, type CacheKeys, toSkippedKey, type TypedKey } from '../core/cache-keys.ts';
import type { DocumentKeys } from './document-keys.ts';
import type { GraphqlParams } from './graphql-request.ts';

export class ResponseKeys {
  readonly queryId: string;
  readonly names: readonly string[];
  readonly ids: readonly TypedKey[];
  private readonly headers = new Map<number, string>();

  constructor(queryId: string, names: readonly string[], ids: readonly TypedKey[]) {
    this.queryId = queryId;
    this.names = names;
    this.ids = ids;
  }

  get size(): number {
    return this.names.length + this.ids.length;
  }

  /**
   * Returns the keys, separated by spaces. If they are too long, `skipped:<type>` replaces the ids of the types with the most ids.
   * @param maxLength in characters
   */
  toHeader(maxLength: number): string {
    const known = this.headers.get(maxLength);
    if (known !== undefined) return known;
    const header = this.formatHeader(maxLength);
    this.headers.set(maxLength, header);
    return header;
  }

  private formatHeader(maxLength: number): string {
    const words = [this.queryId, ...this.names];
    let ids = this.ids;
    const format = () => [...words, ...ids.map(({ key }) => key)].join(' ');
    let header = format();
    const byType = Map.groupBy(ids, ({ type }) => type);
    for (const [skipped] of [...byType].toSorted(([, a], [, b]) => getLength(b) - getLength(a))) {
      if (header.length <= maxLength) break;
      words.push(toSkippedKey(skipped));
      ids = ids.filter(({ type }) => type !== skipped);
      header = format();
    }
    // Only operations with thousands of different lists have more. They depend on almost everything.
    return header.length <= maxLength ? header : `${this.queryId} ${ALL_QUERIES_KEY}`;
  }
}

const getLength = (ids: readonly TypedKey[]) => ids.reduce((sum, { key }) => sum + key.length + 1, 0);

/** A name that is valid in a header. A document's names are, but the name in the request can be any text. */
const OPERATION_NAME = /^\w{1,200}$/;

/** @param read the keys of what the operation has read */
export function createResponseKeys(document: DocumentKeys, { operationName }: GraphqlParams, read?: CacheKeys): ResponseKeys {
  const name = operationName ?? document.operationName ?? '';
  const names = [
    ...(document.root === undefined ? [] : [document.root]),
    ...(document.root !== undefined && OPERATION_NAME.test(name) ? [`operation:${name}`] : []),
    ...document.lists,
    ...(read?.listNames() ?? []),
  ];
  return new ResponseKeys(document.queryId, [...new Set(names)], read?.listIds() ?? []);
}

/** The keys of a batch: the id of its last query (WPGraphQL), and the keys of all queries. */
export function mergeResponseKeys(first: ResponseKeys | undefined, second: ResponseKeys | undefined): ResponseKeys | undefined {
  if (!first || !second) return first ?? second;
  const ids = new Map([...first.ids, ...second.ids].map((id) => [id.key, id]));
  return new ResponseKeys(second.queryId, [...new Set([...first.names, ...second.names])], [...ids.values()]);
}
