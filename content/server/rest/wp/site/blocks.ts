/** `/wp/v2/block-types` from the declarations of blocks, and the patterns for the inserter. */
import { type BlockDeclaration, blockDeclarations, getBlockDeclaration } from '../../../../blocks/declarations.ts';
import { type BlockPattern, blockPatterns, getPatternContent, patternCategories } from '../../../../model/block-patterns.ts';
import { declareRead } from '../framework/declare-route.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { canUseEditor } from '../shared/can-use-editor.ts';
import { createNotFoundError } from '../shared/values.ts';

function toBlockTypeJson(block: BlockDeclaration, request: RestRequest): object {
  const { name, title, category, icon = null, description, keywords = [] } = block;
  const { attributes, supports, apiVersion, parent = null, ancestor = null } = block;
  return {
    api_version: apiVersion,
    title,
    name,
    is_dynamic: name.startsWith('site/'),
    description,
    category,
    icon,
    attributes,
    provides_context: {},
    uses_context: [],
    selectors: {},
    supports,
    styles: [],
    variations: [],
    example: null,
    keywords,
    parent,
    ancestor,
    allowed_blocks: null,
    textdomain: null,
    block_hooks: {},
    editor_script_handles: [],
    script_handles: [],
    view_script_handles: [],
    editor_style_handles: [],
    style_handles: [],
    _links: {
      collection: [{ href: getRestUrl(request, '/wp/v2/block-types') }],
      self: [{ href: getRestUrl(request, `/wp/v2/block-types/${name}`) }],
    },
  };
}

function toPatternJson(pattern: BlockPattern): object {
  const { name, title, description, categories, keywords } = pattern;
  return {
    name,
    title,
    description,
    categories,
    keywords,
    content: getPatternContent(pattern),
    viewport_width: 1200,
    inserter: true,
    source: 'theme',
  };
}

const getNamespace = ({ name }: BlockDeclaration) => name.split('/')[0];

export const declareBlocks = (): RouteDeclaration[] => [
  declareRead({
    path: '/block-types',
    parameters: { namespace: { description: 'Limit to blocks of a namespace.', type: 'string' } },
    isAllowed: canUseEditor,
    read: (request) => {
      const { namespace } = request.values;
      return blockDeclarations
        .filter((block) => namespace === undefined || getNamespace(block) === namespace)
        .map((block) => toBlockTypeJson(block, request));
    },
  }),
  declareRead({
    path: '/block-types/{namespace:[a-z0-9-]+}',
    isAllowed: canUseEditor,
    read: (request) =>
      blockDeclarations
        .filter((block) => getNamespace(block) === request.variables['namespace'])
        .map((block) => toBlockTypeJson(block, request)),
  }),
  declareRead({
    path: '/block-types/{namespace:[a-z0-9-]+}/{name:[a-z0-9-]+}',
    isAllowed: canUseEditor,
    read: (request) => {
      const block = getBlockDeclaration(`${request.variables['namespace']}/${request.variables['name']}`);
      if (!block) throw createNotFoundError('rest_block_type_invalid', 'Invalid block type.');
      return toBlockTypeJson(block, request);
    },
  }),
  // Reusable blocks, which editors create, are at `/wp/v2/blocks`.
  declareRead({ path: '/block-patterns/patterns', isAllowed: canUseEditor, read: () => blockPatterns.map(toPatternJson) }),
  declareRead({
    path: '/block-patterns/categories',
    isAllowed: canUseEditor,
    read: () => Object.entries(patternCategories).map(([name, { label, description }]) => ({ name, label, description })),
  }),
];
