import { builtinModules } from 'node:module';

/**
 * Who may import whom (ARCHITECTURE.md). Each rule is one "never" of that table; tests/boundaries plants a violation of each.
 * Tests and scripts are free. Types count as imports: a type is knowledge of the other side too.
 */
const isTest = '[.]test[.]tsx?$';
const production = '^(?:app|components|content|lib|server|styles)/';

/** A rule that forbids imports from one place to another, tests excepted. */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: isTest },
  to: typeof to === 'string' ? { path: to } : to,
});

const block = '^components/blocks/([^/]+)/';

/** Folders of the content service in layers, lowest first. A folder imports only from layers below its own, never from a neighbor. */
const contentLayers = [
  ['model'],
  ['core'],
  ['blocks'],
  ['db'],
  ['permissions'],
  ['email', 'media', 'purge'],
  ['feeds'],
  ['store'],
  ['auth'],
  ['commands'],
  ['forms', 'seed', 'wxr'],
  ['schema'],
  ['server'],
];

/** One rule for each folder of the content service. The files directly in content/ are above all layers. */
const contentLayerRules = contentLayers.flatMap((layer, level) =>
  layer.map((folder) => {
    const allowed = [folder, ...contentLayers.slice(0, level).flat()].join('|');
    return never(
      `content-layer-${folder}`,
      `^content/${folder}/`,
      `^content/(?!(?:${allowed})/)`,
      `content/${folder} imports only from the layers below it.`,
    );
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    never('block-to-block', block, { path: '^components/blocks/', pathNot: '^components/blocks/$1/' }, 'A block knows itself only.'),
    never('block-to-outside', block, '^(?:components/(?!blocks/|ui/)|content|server|app)', 'A block may import ui, lib and artifacts.'),
    never('block-tree-to-outside', '^components/blocks/[^/]+$', '^(?:content|server|app)/', 'The site reaches content through HTTP.'),
    never('ui-to-outside', '^components/(?:ui|layout)/', '^(?:components/(?!ui/|layout/)|content|server|app)', 'Parts know no block.'),
    never(
      'content-type-to-content-type',
      '^components/content-types/([^/]+)/',
      { path: '^components/content-types/', pathNot: '^components/content-types/(?:$1/|presentation[.]generated[.]ts$)' },
      'A content type knows itself only.',
    ),
    never('content-type-to-outside', '^components/content-types/', '^(?:content|server|app)/', 'Content types compose components.'),
    never(
      'declaration-to-outside',
      '^components/content-types/[^/]+/declaration[.]ts$',
      { path: '.', pathNot: '^lib/content-model/' },
      'The content service reads declarations, so they use the vocabulary of lib/content-model only.',
    ),
    never('template-to-outside', '^components/templates/', '^(?:content|server|app)/', 'Templates compose components.'),
    never(
      'content-to-site',
      '^content/',
      {
        path: '^(?:app|server|components)/',
        pathNot: '^components/(?:blocks/[^/]+/(?:block[.]json|[^/]+[.]resolvers[.]ts)|content-types/[^/]+/declaration[.]ts)$',
      },
      'Of the site, the content service reads block.json, block resolvers and declarations of content types only.',
    ),
    never(
      'content-to-react',
      '^content/',
      { path: 'node_modules/(?:next|react|react-dom|react-relay)/', reachable: true },
      'The content service runs without React, also in what it uses of lib.',
    ),
    ...contentLayerRules,
    never(
      'content-layer-missing',
      `^content/(?!(?:${contentLayers.flat().join('|')})/)[^/]+/`,
      '^content/',
      'A new folder of the content service needs a place in contentLayers.',
    ),
    never('server-to-outside', '^server/', '^(?:app|components|content)/', 'The document server knows Next and lib.'),
    never('lib-to-outside', '^lib/', '^(?:app|components|content|server)/', 'lib is below everything.'),
    never('app-to-service', '^app/', '^(?:content|server)/', 'The site reaches the content service through HTTP alone.'),
    never(
      'browser-to-server',
      '[.](?:client|island)[.]tsx$',
      { path: '^(?:content|server|app|lib/env|lib/relay/server)', reachable: true },
      'What runs in the browser must not reach the environment, server Relay or the service, not even through others.',
    ),
    never(
      'browser-to-node',
      '[.](?:client|island)[.]tsx$',
      { path: `^(?:node:)?(?:${builtinModules.join('|')})$`, reachable: true },
      'There is no Node in a browser.',
    ),
    never('production-to-tools', production, '^(?:scripts|tests)/', 'The product must run without its tools.'),
    never(
      'production-to-dev-dependency',
      production,
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
      'A development dependency is missing after `npm ci --omit=dev`.',
    ),
    // Both are only types: one in a file that Relay does not export by name, one in a package of types.
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:relay-runtime/store/RelayStoreTypes|topojson-specification)$' },
    },
    { name: 'cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'content-cycle',
      severity: 'error',
      comment: 'Files of the content service do not import each other in a circle, type imports included.',
      from: { path: '^content/' },
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface: with the default parser nothing of a .ts file is read, and everything passes.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:[.]next|[.]data|tests/boundaries/fixtures)/' },
    builtInModules: { add: ['node:sqlite', 'node:test'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

export default config;
