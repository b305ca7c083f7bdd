/**
 * `/studio/v1/editor/page/7`: the responses that WordPress's editor requests when it opens a node, in one. WordPress prints them into its page
 * (`block_editor_rest_api_preload`). Each is the response of its own route for the same user, so it contains nothing that the user may not read. Users who may not
 * edit the node receive the error of its route.
 */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import { getTypeBase, nodeTypes } from '../../../../model/rest-bases.ts';
import { canEditNode } from '../../../../permissions/viewer.ts';
import type { Dispatcher, RestResponse } from '../framework/dispatch.ts';
import { parseQuery } from '../framework/parse-query.ts';
import { createNoRouteError } from '../framework/rest-error.ts';
import { loadNode } from '../nodes/load-node.ts';
import { READ, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';

/** As `@wordpress/core-data` requests them. */
const INDEX_FIELDS = [
  'description',
  'gmt_offset',
  'home',
  'image_max_bit_depth',
  'image_sizes',
  'image_size_threshold',
  'image_strip_meta',
  'name',
  'site_icon',
  'site_icon_url',
  'site_logo',
  'timezone_string',
  'url',
  'page_for_posts',
  'page_on_front',
  'show_on_front',
];

/** For every node: what the studio and the editor ask about the user, the site and the content types. */
const commonPaths: readonly string[] = [
  '/wp/v2/users/me?context=edit&_fields=capabilities',
  '/wp/v2/types?context=edit',
  '/?_fields=gmt_offset,timezone_string',
  `/?_fields=${INDEX_FIELDS.join(',')}`,
  '/wp/v2/users/me',
  '/wp/v2/types?context=view',
  '/wp/v2/taxonomies?context=view',
  '/wp/v2/taxonomies?context=edit',
  '/wp/v2/block-patterns/categories',
  '/wp/v2/templates/lookup?slug=front-page',
  '/wp/v2/themes?context=edit&status=active',
  '/wp/v2/global-styles/1?context=view',
  '/wp/v2/global-styles/themes/site?context=view',
  '/wp/v2/global-styles/themes/site/variations?context=view',
  '/wp/v2/settings',
];

/** What the editor may create: it reads only the header `Allow` of these. */
const rightsPaths: readonly string[] = ['/wp/v2/media', '/wp/v2/blocks', '/wp/v2/global-styles/1'];

type Preloaded = Record<string, { body: unknown; headers: RestResponse['headers'] }>;

const toPreloaded = ({ data, headers }: RestResponse) => ({ body: data, headers });

function requireType({ variables }: RestRequest): ContentTypeDeclaration {
  const type = nodeTypes.find(({ name }) => name === variables['type']);
  if (!type) throw createNoRouteError();
  return type;
}

/** @param getDispatcher the dispatcher is created with this route */
export function declareEditorStart(getDispatcher: () => Dispatcher): RouteDeclaration {
  async function read(method: 'GET' | 'OPTIONS', path: string, { context, headers }: RestRequest): Promise<RestResponse> {
    // Ends here if the request has been stopped.
    await context.guard.pause();
    const { pathname, searchParams } = new URL(path, 'http://rest.invalid');
    const sent = { method, path: pathname.replace(/\/$/, ''), query: parseQuery(searchParams), body: {}, headers };
    return getDispatcher().dispatch(sent, context);
  }

  /** Without those that failed: the editor sends these requests itself, and shows the error. */
  async function readAll(method: 'GET' | 'OPTIONS', paths: readonly string[], request: RestRequest): Promise<Preloaded> {
    const responses: Preloaded = {};
    for (const path of paths) {
      const response = await read(method, path, request);
      if (response.status === 200) responses[path] = toPreloaded(response);
    }
    return responses;
  }

  return {
    namespace: 'studio/v1',
    path: String.raw`/editor/{type:\w+}/{id:\d+}`,
    endpoints: [
      {
        methods: READ,
        parameters: {},
        isAllowed: async (request) => canEditNode(request.viewer, await loadNode(requireType(request), request)),
        handle: async (request) => {
          const { name } = requireType(request);
          const base = `/wp/v2/${getTypeBase(name)}/${request.variables['id']}`;
          const node = await read('GET', `${base}?context=edit`, request);
          // Without the headers of the item's response, because `Allow` has to list the methods of this route.
          if (node.status !== 200 || !isRecord(node.data)) return { status: node.status, data: node.data };
          const { author, slug } = node.data;
          const template = name === 'page' ? 'page' : `single-${name}`;
          const paths = [
            ...commonPaths,
            `/wp/v2/types/${name}?context=edit`,
            `${base}/autosaves?context=edit`,
            `/wp/v2/templates/lookup?slug=${typeof slug === 'string' && slug !== '' ? `${template}-${slug}` : template}`,
            ...(typeof author === 'number' && author > 0 ? [`/wp/v2/users/${author}?context=view&_fields=id,name`] : []),
          ];
          const responses = await readAll('GET', paths, request);
          const options = await readAll('OPTIONS', ['/wp/v2/settings'], request);
          const rights = await readAll('OPTIONS', [`/wp/v2/${getTypeBase(name)}`, ...rightsPaths], request);
          const allowed = Object.entries(rights).map(([path, { headers }]) => [path, { body: {}, headers }]);
          return {
            data: { [`${base}?context=edit`]: toPreloaded(node), ...responses, OPTIONS: { ...options, ...Object.fromEntries(allowed) } },
          };
        },
      },
    ],
  };
}
