/** The media type of a response: `Accept` decides between the two types of GraphQL over HTTP. */
import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';

export type ResponseMediaType = {
  type: typeof JSON_TYPE | typeof GRAPHQL_TYPE;
  /** Whether the client named the type, rather than accepting any type. */
  isNamed: boolean;
};

/** A range with a parameter matches only a type with the same parameter. */
const availableTypes = [JSON_TYPE, GRAPHQL_TYPE].flatMap((type) => [type, `${type}; charset=utf-8`]);

/** A client that accepts neither type gets JSON, because it may still be able to read it. */
export function negotiateMediaType({ accept }: Pick<IncomingHttpHeaders, 'accept'>): ResponseMediaType {
  if (accept === undefined || accept === '*/*') return { type: JSON_TYPE, isNamed: false };
  const preferred = new Negotiator({ headers: { accept } }).mediaType(availableTypes) ?? '';
  const type = preferred.startsWith(GRAPHQL_TYPE) ? GRAPHQL_TYPE : JSON_TYPE;
  return { type, isNamed: preferred !== '' && accept.toLowerCase().includes(type) };
}

/** The HTTP status of a response without data. It depends on the media type. */
export type ErrorStatus = {
  /** If the client names no type: WPGraphQL's status, unless GraphQL over HTTP requires another one. */
  status: number;
  /** If the client names `application/json`. Default: `status`. */
  jsonStatus?: number;
  /** If the client prefers `application/graphql-response+json`, for which 200 means that there is data. Default: 400 instead of 200. */
  graphqlStatus?: number;
};

export function selectErrorStatus(error: ErrorStatus, { type, isNamed }: ResponseMediaType): number {
  if (type === GRAPHQL_TYPE) return error.graphqlStatus ?? (error.status === 200 ? 400 : error.status);
  return (isNamed ? error.jsonStatus : undefined) ?? error.status;
}
