/** Creates the routes of a resource from its declaration: the collection and the item, with the rules that all resources share. */
import { createItem, type ItemFields, type Links, toSchemas } from './item.ts';
import { type ItemPage, offsetParameter, pageParameters, sendPage } from './paging.ts';
import { createForbiddenError, RestError } from './rest-error.ts';
import {
  CREATE,
  DELETE,
  type Endpoint,
  getRestUrl,
  READ,
  type Refusal,
  type RestRequest,
  type RestResult,
  type RouteDeclaration,
  UPDATE,
} from './rest-request.ts';
import { type ItemSchema, type PropertySchema, type PropertySchemas, toWriteParameters } from './schema.ts';

type Allowed<Row> = (row: Row, request: RestRequest) => boolean | Promise<boolean>;

export type Resource<Row> = {
  namespace?: string;
  /** Below the namespace: `/posts`. A parent resource is part of it: `/posts/{parent:\d+}/revisions`. */
  path: string;
  /** Title of the schema, as in WordPress: `post`. */
  title: string;
  /** Whether requests of a batch may use the resource. As in WordPress, these are content, except media, and terms. */
  allowsBatch?: boolean;
  /** The last part of an item's path. */
  key: { name: string; pattern: string; schema: PropertySchema };
  fields: ItemFields<Row>;
  links?: (row: Row, request: RestRequest) => Promise<Links> | Links;
  /** URL of the page that shows an item, for the header `Link`. Null: there is none. */
  getPageUrl?: (row: Row, request: RestRequest) => Promise<string | null> | string | null;
  /** @throws RestError if there is no such item, or the viewer may not see it */
  load: (request: RestRequest) => Promise<Row>;
  /** Further parameters with which an item is read. */
  read?: {
    parameters: PropertySchemas;
    /** @returns the item as the response shows it */
    run: (row: Row, request: RestRequest) => Promise<Row>;
  };
  refusals: Refusals;
  /** Whether the viewer may see the context `edit` of an item. */
  canEdit: Allowed<Row>;
  /** Missing: the resource has no collection. */
  list?: {
    parameters: PropertySchemas;
    /** Default true. */
    hasOffset?: boolean;
    /** Whether the viewer may see the context `edit` of the list at all. Items that they may not edit are left out. */
    canEdit: (request: RestRequest) => boolean;
    isAllowed?: (request: RestRequest) => boolean | Promise<boolean>;
    run: (request: RestRequest) => Promise<ItemPage<Row>>;
  };
  create?: {
    parameters?: PropertySchemas;
    /** What "Cannot create existing …" says if a request has an id. Missing: the id is ignored. */
    existing?: 'post' | 'user' | 'comment';
    isAllowed: (request: RestRequest) => boolean;
    /** @returns the key of the new item */
    run: (request: RestRequest) => Promise<number | string>;
  };
  update?: {
    parameters?: PropertySchemas;
    isAllowed: Allowed<Row>;
    /** @returns what the response has besides the item */
    run: (row: Row, request: RestRequest) => Promise<Readonly<Record<string, unknown>> | void>;
  };
  delete?: {
    parameters?: PropertySchemas;
    isAllowed: Allowed<Row>;
    /** @returns whether the item is deleted permanently, or in the trash */
    run: (row: Row, request: RestRequest) => Promise<'deleted' | 'trashed'>;
  };
};

/** What viewers are not allowed to do: "Sorry, you are not allowed to …". */
export type Refusals = {
  /** Without the right to the context `edit`. */
  list: string;
  item: string;
  create?: Refusal;
  update?: Refusal;
  delete?: Refusal;
};

export const contentRefusals: Refusals = {
  list: 'edit posts in this post type',
  item: 'edit this post',
  create: { code: 'rest_cannot_create', attempt: 'create posts as this user' },
  update: { code: 'rest_cannot_edit', attempt: 'edit this post' },
  delete: { code: 'rest_cannot_delete', attempt: 'delete this post' },
};

export const termRefusals: Refusals = {
  list: 'edit terms in this taxonomy',
  item: 'edit this term',
  create: { code: 'rest_cannot_create', attempt: 'create terms in this taxonomy' },
  update: { code: 'rest_cannot_update', attempt: 'edit this term' },
  delete: { code: 'rest_cannot_delete', attempt: 'delete this term' },
};

export const contextParameter: PropertySchema = {
  description: 'Scope under which the request is made; determines fields present in response.',
  type: 'string',
  enum: ['view', 'embed', 'edit'],
  default: 'view',
};

export const forceParameter: PropertySchema = {
  description: 'Whether to bypass Trash and force deletion.',
  type: 'boolean',
  default: false,
};

export function declareResource<Row>(declaration: Resource<Row>): RouteDeclaration[] {
  const resource = { ...declaration, load: loadOncePerRequest(declaration.load) };
  const namespace = resource.namespace ?? 'wp/v2';
  const schema: ItemSchema = { title: resource.title, properties: toSchemas(resource.fields) };
  const { name, pattern } = resource.key;
  const collection = getCollectionEndpoints(resource, schema);
  const shared = { namespace, schema, allowsBatch: resource.allowsBatch === true };
  return [
    ...(collection.length > 0 ? [{ ...shared, path: resource.path, endpoints: collection }] : []),
    { ...shared, path: `${resource.path}/{${name}:${pattern}}`, endpoints: getItemEndpoints(resource, schema) },
  ];
}

/** The endpoint and each method of the `Allow` header need the item. A copy of the request loads it again. */
function loadOncePerRequest<Row>(load: Resource<Row>['load']): Resource<Row>['load'] {
  const rows = new WeakMap<RestRequest, Promise<Row>>();
  return (request) => {
    const row = rows.get(request) ?? load(request);
    rows.set(request, row);
    return row;
  };
}

function getCollectionEndpoints<Row>(resource: Resource<Row>, schema: ItemSchema): Endpoint[] {
  const { list, create } = resource;
  return [
    ...(list
      ? [
          {
            methods: READ,
            parameters: {
              context: contextParameter,
              ...pageParameters,
              ...(list.hasOffset !== false && { offset: offsetParameter }),
              ...list.parameters,
            },
            ...(list.isAllowed && { isAllowed: list.isAllowed }),
            handle: (request: RestRequest) => handleList(resource, list, request),
          },
        ]
      : []),
    ...(create
      ? [
          {
            methods: CREATE,
            refusal: resource.refusals.create ?? { code: 'rest_cannot_create' },
            parameters: { ...toWriteParameters(schema.properties), ...create.parameters },
            isAllowed: create.isAllowed,
            handle: (request: RestRequest) => handleCreate(resource, create, request),
          },
        ]
      : []),
  ];
}

function getItemEndpoints<Row>(resource: Resource<Row>, schema: ItemSchema): Endpoint[] {
  const { update, delete: remove } = resource;
  const key = { [resource.key.name]: resource.key.schema };
  const forItem = (isAllowed: Allowed<Row>) => async (request: RestRequest) => isAllowed(await resource.load(request), request);
  return [
    {
      methods: READ,
      parameters: { ...key, context: contextParameter, ...resource.read?.parameters },
      isAllowed: forItem(() => true),
      handle: (request) => handleRead(resource, request),
    },
    ...(update
      ? [
          {
            methods: UPDATE,
            refusal: resource.refusals.update ?? { code: 'rest_cannot_edit' },
            parameters: { ...makeOptional(toWriteParameters(schema.properties)), ...update.parameters },
            isAllowed: forItem(update.isAllowed),
            handle: (request: RestRequest) => handleUpdate(resource, update, request),
          },
        ]
      : []),
    ...(remove
      ? [
          {
            methods: DELETE,
            refusal: resource.refusals.delete ?? { code: 'rest_cannot_delete' },
            parameters: { ...key, ...remove.parameters },
            isAllowed: forItem(remove.isAllowed),
            handle: (request: RestRequest) => handleDelete(resource, remove, request),
          },
        ]
      : []),
  ];
}

/** An update changes only what it contains, so nothing is required and defaults do not apply. */
export function makeOptional(parameters: PropertySchemas): PropertySchemas {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { required: _required, default: _default, ...schema }]) => [name, schema]),
  );
}

const toJson = <Row>({ fields, links }: Resource<Row>, row: Row, request: RestRequest) => createItem(row, fields, links, request);

async function handleList<Row>(
  resource: Resource<Row>,
  list: NonNullable<Resource<Row>['list']>,
  request: RestRequest,
): Promise<RestResult> {
  if (list.isAllowed && !(await list.isAllowed(request)))
    throw createForbiddenError(request.viewer, 'rest_cannot_view', `Sorry, you are not allowed to list ${resource.title} items.`);
  if (request.view === 'edit' && !list.canEdit(request)) throw createContextError(resource.refusals.list, request);
  const page = await list.run(request);
  const rows: Row[] = [];
  for (const row of page.rows) if (request.view !== 'edit' || (await resource.canEdit(row, request))) rows.push(row);
  // At the same time, so that items of a list share statements.
  const data = await Promise.all(rows.map((row) => toJson(resource, row, request)));
  return sendPage(data, page, request);
}

const createContextError = (attempt: string, { viewer }: RestRequest) =>
  createForbiddenError(viewer, 'rest_forbidden_context', `Sorry, you are not allowed to ${attempt}.`);

async function handleRead<Row>(resource: Resource<Row>, request: RestRequest): Promise<RestResult> {
  const loaded = await resource.load(request);
  const row = resource.read ? await resource.read.run(loaded, request) : loaded;
  if (request.view === 'edit' && !(await resource.canEdit(row, request))) throw createContextError(resource.refusals.item, request);
  const data = await toJson(resource, row, request);
  const pageUrl = (await resource.getPageUrl?.(row, request)) ?? null;
  return {
    data,
    headers: { ...getEtag(data), ...(pageUrl !== null && { link: `<${pageUrl}>; rel="alternate"; type=text/html` }) },
  };
}

/** An item with a version has it as its entity tag, which an update can send as `If-Match`. */
const getEtag = ({ version }: Record<string, unknown>): Record<string, string> =>
  typeof version === 'string' ? { etag: `"${version}"` } : {};

/** After a change, the response is the item as its editor sees it. */
async function loadChanged<Row>(resource: Resource<Row>, request: RestRequest, key?: number | string): Promise<Record<string, unknown>> {
  request.context.renewStore();
  const variables = key === undefined ? request.variables : { ...request.variables, [resource.key.name]: String(key) };
  const next: RestRequest = { ...request, variables, view: 'edit' };
  const row = await resource.load(next);
  return toJson(resource, row, { ...next, view: (await resource.canEdit(row, next)) ? 'edit' : 'view' });
}

async function handleCreate<Row>(
  resource: Resource<Row>,
  create: NonNullable<Resource<Row>['create']>,
  request: RestRequest,
): Promise<RestResult> {
  if (create.existing) assertHasNoId(create.existing, request);
  const key = await create.run(request);
  const data = await loadChanged(resource, request, key);
  return { status: 201, data, headers: { location: getRestUrl(request, `${request.path}/${key}`), ...getEtag(data) } };
}

/** An empty id is none (WordPress). */
const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, false, '', 0, '0']);

/** @throws RestError if a request to create something has an id */
export function assertHasNoId(existing: 'post' | 'user' | 'comment', { query, body }: Pick<RestRequest, 'query' | 'body'>): void {
  if (!EMPTY.has({ ...query, ...body }['id'])) throw new RestError(400, `rest_${existing}_exists`, `Cannot create existing ${existing}.`);
}

async function handleUpdate<Row>(
  resource: Resource<Row>,
  update: NonNullable<Resource<Row>['update']>,
  request: RestRequest,
): Promise<RestResult> {
  const notes = await update.run(await resource.load(request), request);
  const data = await loadChanged(resource, request);
  return { data: { ...data, ...notes }, headers: getEtag(data) };
}

async function handleDelete<Row>(
  resource: Resource<Row>,
  remove: NonNullable<Resource<Row>['delete']>,
  request: RestRequest,
): Promise<RestResult> {
  const row = await resource.load(request);
  const view = (await resource.canEdit(row, request)) ? 'edit' : 'view';
  const { _links, ...previous } = await toJson(resource, row, { ...request, view });
  const result = await remove.run(row, request);
  if (result === 'deleted') return { data: { deleted: true, previous } };
  return { data: await loadChanged(resource, request) };
}
