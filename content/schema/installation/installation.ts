/** Installed plugins, theme, scripts and styles, which are declared in the content model. See there for the reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSKEY_SCRIPT_URL } from '#lib/session/passkey-script.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { UserError } from '../../core/user-error.ts';
import {
  globalStylesheets,
  type PluginDeclaration,
  plugins,
  type PluginStatus,
  pluginStatuses,
  stylesheets,
  theme,
} from '../../model/installation.ts';
import { can } from '../../permissions/viewer.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { type FieldSpec, type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, sliceDeclarations } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { splitGlobalId } from '../core/lookup-id.ts';
import { getTypeName } from '../core/source-types.ts';
import { getGlobalStylesheet, type StylesheetPart } from './global-stylesheet.ts';

type PluginSource = { kind: 'plugin'; plugin: PluginDeclaration };
type ThemeSource = { kind: 'theme' };
/** An asset with a URI is a file of its own. */
type AssetSource = { kind: 'enqueued-stylesheet' | 'enqueued-script'; handle: string; uri?: string };

const pluginSources = plugins.map((plugin): PluginSource => ({ kind: 'plugin', plugin }));
const themeSource: ThemeSource = { kind: 'theme' };
const sheetSources = stylesheets.map((handle): AssetSource => ({ kind: 'enqueued-stylesheet', handle }));
/**
 * The only script that is a file of its own. The account and sign-in pages load it. The scripts of other pages are the bundles of their islands, which
 * are compiled into the site, and which the document server selects.
 */
const scriptSources: readonly AssetSource[] = [{ kind: 'enqueued-script', handle: 'passkeys', uri: PASSKEY_SCRIPT_URL }];

/** Version of this project, which includes the plugins and the theme. */
const { version, author } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
  author?: string;
};

const isRestricted: FieldSpec = { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: () => false };
const constantField = (type: string, description: string, value: unknown): FieldSpec => ({ type, description, resolve: () => value });

/** Finds an installed item by its key, if the viewer may see it. */
export function findInstalledItem(
  kind: 'plugin' | 'theme' | 'enqueued_script' | 'enqueued_stylesheet',
  key: string,
  context: ContentContext,
): PluginSource | ThemeSource | AssetSource | null {
  switch (kind) {
    case 'plugin':
      return listPlugins(context, {}).find(({ plugin }) => plugin.key === key) ?? null;
    case 'theme':
      return key === theme.key ? themeSource : null;
    case 'enqueued_script':
      return scriptSources.find(({ handle }) => handle === key) ?? null;
    case 'enqueued_stylesheet':
      return sheetSources.find(({ handle }) => handle === key) ?? null;
  }
}

export function declareInstallation(builder: SchemaBuilder): void {
  declarePlugins(builder);
  declareTheme(builder);
  declareAssets(builder);
  builder.enum('GlobalStylesheetTypesEnum', {
    description: 'Parts of the global stylesheet.',
    values: Object.fromEntries(Object.entries(globalStylesheets).map(([name, { description }]) => [name, { description }])),
  });
  builder.extend('RootQuery', {
    globalStylesheet: {
      type: 'String',
      description: 'Style sheet that all pages of the site share.',
      weight: weights.document,
      args: { types: { type: '[GlobalStylesheetTypesEnum]', description: 'Only these parts.' } },
      resolve: (_root, { types }: { types?: (StylesheetPart | null)[] | null }) =>
        getGlobalStylesheet((types ?? []).filter((type) => type !== null)),
    },
  });
}

type PluginWhere = { search?: string | null; status?: PluginStatus | null; stati?: (PluginStatus | null)[] | null };

function listPlugins({ viewer }: ContentContext, { search, status, stati }: PluginWhere): PluginSource[] {
  // The list of plugins would help attackers.
  if (!can(viewer, 'activate_plugins')) return [];
  const requested = [status, ...(stati ?? [])].filter((item) => item !== null && item !== undefined);
  const text = (search ?? '').toLowerCase();
  return pluginSources.filter(
    ({ plugin }) =>
      (requested.length === 0 || plugin.statuses.some((item) => requested.includes(item))) &&
      `${plugin.name} ${plugin.description}`.toLowerCase().includes(text),
  );
}

function declarePlugins(builder: SchemaBuilder): void {
  const descriptions: Record<PluginStatus, string> = {
    ACTIVE: 'Active.',
    DROP_IN: 'Replaces a part of WordPress core.',
    INACTIVE: 'Inactive.',
    MUST_USE: 'Active and cannot be deactivated.',
    PAUSED: 'Paused after an error.',
    RECENTLY_ACTIVE: 'Recently deactivated.',
    UPGRADE: 'An update is available.',
  };
  builder.enum('PluginStatusEnum', {
    description: 'Statuses of plugins.',
    values: Object.fromEntries(pluginStatuses.map((name) => [name, { description: descriptions[name] }])),
  });
  const field = (description: string, read: (plugin: PluginDeclaration) => unknown): FieldSpec => ({
    type: 'String',
    description,
    resolve: ({ plugin }: PluginSource) => read(plugin),
  });
  builder.object('Plugin', {
    description: 'A plugin of a WordPress site. Here it is built in.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: ({ plugin }: PluginSource) => toGlobalId('plugin', plugin.key) },
      author: constantField('String', 'Author.', author ?? null),
      authorUri: constantField('String', 'URL of the author. Always null.', null),
      description: field('Description.', (plugin) => plugin.description),
      isRestricted,
      name: field('Name.', (plugin) => plugin.name),
      path: field('Path in the project.', (plugin) => plugin.path),
      pluginUri: constantField('String', 'URL of the plugin. Always null.', null),
      version: constantField('String', 'Version.', version),
    },
  });
  builder.extend('RootQuery', {
    plugin: {
      type: 'Plugin',
      description: 'A plugin by id. Requires permission to activate plugins.',
      args: { id: { type: 'ID!', description: 'Global id.' } },
      resolve: (_root, { id }: { id: string }, context) => findInstalledItem('plugin', splitGlobalId(id).key, context),
    },
    plugins: declareConnection(builder, {
      from: 'RootQuery',
      to: 'Plugin',
      description: 'Plugins. Requires permission to activate plugins.',
      offset: false,
      where: {
        search: { type: 'String', description: 'Text in the name or description.' },
        stati: { type: '[PluginStatusEnum]', description: 'Plugins with one of these statuses.' },
        status: { type: 'PluginStatusEnum', description: 'Plugins with this status.' },
      },
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, context) =>
        sliceDeclarations(listPlugins(context, (args.where ?? {}) as PluginWhere), ({ plugin }) => plugin.key, args, page),
    }),
  });
}

function declareTheme(builder: SchemaBuilder): void {
  builder.object('Theme', {
    description: 'A theme. The front end is the only one.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: () => toGlobalId('theme', theme.key) },
      author: constantField('String', 'Author.', author ?? null),
      authorUri: constantField('String', 'URL of the author. Always null.', null),
      description: constantField('String', 'Description.', theme.description),
      isRestricted,
      name: constantField('String', 'Name.', theme.name),
      screenshot: {
        type: 'String',
        description: 'URL of a screenshot.',
        resolve: (_theme, _args, { site }) => site.siteUrl + theme.screenshot,
      },
      slug: constantField('String', 'Slug.', theme.key),
      tags: constantField('[String]', 'Keywords.', theme.tags),
      themeUri: { type: 'String', description: 'URL of the site.', resolve: (_theme, _args, { site }) => site.siteUrl },
      version: constantField('String', 'Version.', version),
    },
  });
  builder.extend('RootQuery', {
    theme: {
      type: 'Theme',
      description: 'A theme by id.',
      args: { id: { type: 'ID!', description: 'Global id.' } },
      resolve: (_root, { id }: { id: string }, context) => {
        const { key } = splitGlobalId(id);
        // Text that is not a global id means the active theme (WordPress).
        const found = findInstalledItem('theme', key || theme.key, context);
        if (!found) throw new UserError(`No theme was found with the stylesheet: ${key}`);
        return found;
      },
    },
    themes: declareConnection(builder, {
      from: 'RootQuery',
      to: 'Theme',
      description: 'Installed themes.',
      offset: false,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs) => sliceDeclarations([themeSource], () => theme.key, args, page),
    }),
  });
}

function declareAssets(builder: SchemaBuilder): void {
  const fields: FieldSpecs = {
    after: constantField('[String]', 'Inline code after the asset. Always null.', null),
    args: constantField('Boolean', 'Arguments of the registration. Always null.', null),
    before: constantField('[String]', 'Inline code before the asset. Always null.', null),
    conditional: constantField('String', 'Condition for Internet Explorer. Always null.', null),
    dependencies: constantField('[EnqueuedScript]', 'Assets that must load first.', null),
    extra: constantField('String', 'Extra data. Always null.', null),
    group: constantField('Int', 'Place in the page: 0 for the header.', 0),
    handle: { type: 'String', description: 'Handle of the asset.' },
    id: {
      type: 'ID!',
      description: 'Global id.',
      resolve: ({ kind, handle }: AssetSource) =>
        toGlobalId(kind === 'enqueued-script' ? 'enqueued_script' : 'enqueued_stylesheet', handle),
    },
    src: {
      type: 'String',
      description: 'URL of the file. Null for assets that the site compiles and inlines into its pages.',
      resolve: ({ uri }: AssetSource, _args: unknown, { site }: ContentContext) => (uri === undefined ? null : site.siteUrl + uri),
    },
    version: constantField('String', 'Version.', version),
  };
  builder.interface('EnqueuedAsset', {
    description: 'A script or style sheet of pages.',
    resolveType: getTypeName,
    fields,
  });
  builder.enum('ScriptLoadingGroupLocationEnum', {
    description: 'Places of scripts in a page.',
    values: { FOOTER: { value: 1, description: 'The end of the body.' }, HEADER: { value: 0, description: 'The head.' } },
  });
  builder.enum('ScriptLoadingStrategyEnum', {
    description: 'How browsers load a script.',
    values: {
      ASYNC: { value: 'async', description: 'Runs as soon as it is loaded.' },
      DEFER: { value: 'defer', description: 'Runs after the page is parsed.' },
    },
  });
  builder.object('EnqueuedScript', {
    description: 'A script of pages.',
    interfaces: ['Node', 'EnqueuedAsset'],
    fields: {
      extraData: constantField('String', 'Inline data. Always null.', null),
      groupLocation: constantField('ScriptLoadingGroupLocationEnum', 'Place in the page. Always HEADER.', 0),
      strategy: constantField(
        'ScriptLoadingStrategyEnum',
        'How the browser loads the script. Always null, for neither async nor defer.',
        null,
      ),
    },
  });
  builder.object('EnqueuedStylesheet', {
    description: 'A style sheet of pages.',
    interfaces: ['Node', 'EnqueuedAsset'],
    fields: {
      isRtl: constantField('Boolean', 'Whether there is a variant for languages that are written from right to left.', false),
      media: {
        type: 'String',
        description: 'Media for which it is loaded.',
        resolve: ({ handle }: AssetSource) => (handle === 'print' ? 'print' : 'all'),
      },
      path: constantField('String', 'Path of the file on the server. Always null.', null),
      rel: constantField('String', 'Relation of the link to the page.', 'stylesheet'),
      suffix: constantField('String', 'Suffix of the variant for languages that are written from right to left. Always null.', null),
      title: constantField('String', 'Title of an alternate style sheet. Always null.', null),
    },
  });
  const list = (from: string, to: 'EnqueuedScript' | 'EnqueuedStylesheet', description: string, sources: readonly AssetSource[]) =>
    declareConnection(builder, {
      from,
      to,
      description,
      offset: false,
      load: (_source: unknown, args: ConnectionArgs, page: PageArgs) => sliceDeclarations(sources, ({ handle }) => handle, args, page),
    });
  for (const from of ['ContentNode', 'TermNode', 'User'])
    builder.extend(from, {
      enqueuedScripts: list(from, 'EnqueuedScript', 'Scripts of the page, besides those of the site itself.', []),
      enqueuedStylesheets: list(from, 'EnqueuedStylesheet', 'Style sheets of the page.', sheetSources),
    });
  builder.extend('RootQuery', {
    registeredScripts: list('RootQuery', 'EnqueuedScript', 'Scripts that are files of their own.', scriptSources),
    registeredStylesheets: list('RootQuery', 'EnqueuedStylesheet', 'Style sheets of the site.', sheetSources),
  });
}
