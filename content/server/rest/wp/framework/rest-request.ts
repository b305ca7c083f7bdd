/** A request as routes receive it, and the declaration of a route. */
import type { ContentContext } from '../../../../schema/core/context.ts';
import type { Viewer } from '../../../../permissions/viewer.ts';
import type { RawParameters } from './parse-query.ts';
import type { Context, ItemSchema, PropertySchemas } from './schema.ts';
import type { Values } from './validate-parameters.ts';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parts of a request that the client sent. */
export type SentRequest = {
  method: string;
  /** With a leading slash, and without one at the end: `/wp/v2/posts/1`. */
  path: string;
  query: RawParameters;
  body: RawParameters;
  headers: Readonly<Record<string, string | undefined>>;
};

export type RestRequest = SentRequest & {
  context: ContentContext;
  viewer: Viewer;
  /** The parts of the path that the route names. */
  variables: Readonly<Record<string, string>>;
  /** The validated parameters, of the body and the query. */
  values: Values;
  /** What the response contains: the parameter `context`. */
  view: Context;
  /** The namespace index and the index describe all routes. */
  routes: readonly RouteDeclaration[];
};

export type RestResult = { status?: number; data: unknown; headers?: Readonly<Record<string, string>> };

/** How an endpoint refuses users who may not use it: "Sorry, you are not allowed to …" */
export type Refusal = {
  code: string;
  /** What they are not allowed to do. Missing: the message of the command. If only some value of a request is denied, the command says which. */
  attempt?: string;
};

export type Endpoint = {
  methods: readonly RestMethod[];
  parameters: PropertySchemas;
  handle: (request: RestRequest) => Promise<RestResult>;
  /** The error if the command denies access. Default `rest_forbidden`, with the message of the command. */
  refusal?: Refusal;
  /** Whether the `Allow` header lists the methods. It also chooses the message if a command denies access, by the same functions. Missing: always. */
  isAllowed?: (request: RestRequest) => boolean | Promise<boolean>;
};

export type RouteDeclaration = {
  namespace: string;
  /** Below the namespace. A variable is a name and its pattern: `/posts/{id:\d+}`. */
  path: string;
  endpoints: readonly Endpoint[];
  schema?: ItemSchema;
  /** Whether requests of a batch may use the route. */
  allowsBatch?: boolean;
};

export const READ: readonly RestMethod[] = ['GET'];
export const CREATE: readonly RestMethod[] = ['POST'];
export const UPDATE: readonly RestMethod[] = ['POST', 'PUT', 'PATCH'];
export const DELETE: readonly RestMethod[] = ['DELETE'];

/** The `Link` header by which clients discover the API. */
export const getDiscoveryLink = ({ contentUrl }: { contentUrl: string }): string => `<${contentUrl}/wp-json/>; rel="https://api.w.org/"`;

/** The address of a route. */
export function getRestUrl({ context }: Pick<RestRequest, 'context'>, path: string): string {
  return `${context.site.contentUrl}/wp-json${path}`;
}
