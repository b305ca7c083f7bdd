import { builtinModules } from 'node:module';

/**
 * Import rules (ARCHITECTURE.md). Each rule covers an entry of the "never" column, and tests/boundaries contains a violation of each. Tests and scripts
 * may import anything. Type imports count as imports, because they also create a dependency.
 */
const isTest = '[.]test[.]tsx?$';
const production = '^(?:app|components|content|lib|server|styles)/';

/** Creates a rule that forbids imports from one folder to another, except in tests. */
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
  ['rendering'],
  ['forms', 'seed', 'wxr'],
  ['backup', 'personal-data'],
  ['schema'],
  ['subscriptions'],
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
    never(
      'block-to-block',
      block,
      { path: '^components/blocks/', pathNot: '^components/blocks/$1/' },
      'A block must not import another block. Move shared code to components/ui or lib.',
    ),
    never(
      'block-to-outside',
      block,
      '^(?:components/(?!blocks/|ui/)|content|server|app)',
      'A block may import only ui, lib and Relay artifacts.',
    ),
    never('block-tree-to-outside', '^components/blocks/[^/]+$', '^(?:content|server|app)/', 'The site accesses content only over HTTP.'),
    never(
      'ui-to-outside',
      '^components/(?:ui|layout)/',
      '^(?:components/(?!ui/|layout/)|content|server|app)',
      'Shared components must not depend on blocks.',
    ),
    never(
      'content-type-to-content-type',
      '^components/content-types/([^/]+)/',
      { path: '^components/content-types/', pathNot: '^components/content-types/(?:$1/|presentation[.]generated[.]ts$)' },
      'A content type must not import another content type. Move shared code to components/ui or components/templates.',
    ),
    never(
      'content-type-to-outside',
      '^components/content-types/',
      '^(?:content|server|app)/',
      'Content types may import only components and lib.',
    ),
    never(
      'declaration-to-outside',
      '^components/content-types/[^/]+/declaration[.]ts$',
      { path: '.', pathNot: '^lib/content-model/' },
      'The content service reads these declarations, so they may import only lib/content-model.',
    ),
    never(
      'document-to-outside',
      '^components/documents/',
      '^(?:components/(?!documents/|ui/)|content|server|app)',
      'PDF documents may import only ui and lib.',
    ),
    never('template-to-outside', '^components/templates/', '^(?:content|server|app)/', 'Templates may import only components and lib.'),
    never(
      'content-to-site',
      '^content/',
      {
        path: '^(?:app|server|components)/',
        pathNot: '^components/(?:blocks/[^/]+/block[.]json|content-types/[^/]+/declaration[.]ts)$',
      },
      'The content service may import only block.json and content type declarations from the site.',
    ),
    never(
      'content-to-react',
      '^content/',
      { path: 'node_modules/(?:next|react|react-dom)/', reachable: true },
      'The content service must not depend on React, not even through lib.',
    ),
    ...contentLayerRules,
    never(
      'content-layer-missing',
      `^content/(?!(?:${contentLayers.flat().join('|')})/)[^/]+/`,
      '^content/',
      'A new folder of the content service must be listed in contentLayers.',
    ),
    never('server-to-outside', '^server/', '^(?:app|components|content)/', 'The document server may import only Next and lib.'),
    never('lib-to-outside', '^lib/', '^(?:app|components|content|server)/', 'lib must not import from any other folder.'),
    never('app-to-service', '^app/', '^(?:content|server)/', 'The site accesses the content service only over HTTP.'),
    never(
      'browser-to-server',
      '[.](?:client|island)[.]tsx$',
      { path: '^(?:content|server|app|lib/env|lib/relay/server)', reachable: true },
      'Browser code must not import the environment, server-side Relay or the content service, directly or indirectly.',
    ),
    never(
      'browser-to-node',
      '[.](?:client|island)[.]tsx$',
      { path: `^(?:node:)?(?:${builtinModules.join('|')})$`, reachable: true },
      'Browser code must not import Node modules, directly or indirectly.',
    ),
    never(
      'studio-to-outside',
      '^studio/',
      {
        path: '^(?:app|components|content|server|scripts|styles)/',
        pathNot: '^components/(?:blocks/[^/]+/block[.]json|content-types/[^/]+/declaration[.]ts)$',
      },
      'The studio may import only declarations of blocks and content types, and lib.',
    ),
    never(
      'studio-blocks-to-studio',
      '^studio/blocks/',
      '^studio/src/',
      'A WordPress plugin can load the controls of blocks, so they know nothing of the studio.',
    ),
    never('production-to-studio', production, '^studio/', 'The studio is a program of its own, with its own license.'),
    never('production-to-tools', production, '^(?:scripts|tests)/', 'Production code must not import scripts or tests.'),
    never(
      'production-to-dev-dependency',
      production,
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
      'Development dependencies are missing after `npm ci --omit=dev`.',
    ),
    // Exceptions for two modules that contain only types, and stylesheets that Vite finds (studio/vite.config.ts).
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:relay-runtime/store/RelayStoreTypes|topojson-specification)$|^wp-styles/' },
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
    // TypeScript 7 has no JavaScript API, so the default parser would skip .ts files and report no violations.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:[.]next|[.]data|studio/dist|tests/boundaries/fixtures)/' },
    builtInModules: { add: ['node:sqlite', 'node:test'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

export default config;
