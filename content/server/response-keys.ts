/** The cache keys of a response, and their header. */
import type { CacheKeys, ReplaceableKey } from '../core/cache-keys.ts';
import type { DocumentKeys } from './document-keys.ts';
import type { GraphqlParams } from './graphql-request.ts';

export class ResponseKeys {
  readonly queryId: string;
  readonly names: readonly string[];
  readonly replaceable: readonly ReplaceableKey[];
  private readonly headers = new Map<number, string>();

  constructor(queryId: string, names: readonly string[], replaceable: readonly ReplaceableKey[]) {
    this.queryId = queryId;
    this.names = names;
    this.replaceable = replaceable;
  }

  get size(): number {
    return this.names.length + this.replaceable.length;
  }

  /**
   * Returns the keys, separated by spaces. If they are too long, `skipped:<type>` replaces the ids of the types with the most ids, and `list:<type>` the
   * lists of objects.
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
    const words = new Set([this.queryId, ...this.names]);
    let rest = this.replaceable;
    const format = () => [...words, ...rest.map(({ key }) => key)].join(' ');
    let header = format();
    if (header.length <= maxLength) return header;
    const bySubstitute = Map.groupBy(rest, ({ substitute }) => substitute);
    for (const [used] of [...bySubstitute].toSorted(([, a], [, b]) => getLength(b) - getLength(a))) {
      if (header.length <= maxLength) break;
      words.add(used);
      rest = rest.filter(({ substitute }) => substitute !== used);
      header = format();
    }
    return header;
  }
}

const getLength = (replaceable: readonly ReplaceableKey[]) => replaceable.reduce((sum, { key }) => sum + key.length + 1, 0);

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
  return new ResponseKeys(document.queryId, [...new Set(names)], read?.listReplaceable() ?? []);
}

/** The keys of a batch: the id of its last query (WPGraphQL), and the keys of all queries. */
export function mergeResponseKeys(first: ResponseKeys | undefined, second: ResponseKeys | undefined): ResponseKeys | undefined {
  if (!first || !second) return first ?? second;
  const replaceable = new Map([...first.replaceable, ...second.replaceable].map((each) => [each.key, each]));
  return new ResponseKeys(second.queryId, [...new Set([...first.names, ...second.names])], [...replaceable.values()]);
}
