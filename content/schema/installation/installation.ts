/** What is installed: plugins, the theme, scripts and styles. Everything is declared in the content model; see there why. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromGlobalId, type IdKind, toGlobalId } from '../../core/global-ids.ts';
import { UserError } from '../../core/user-error.ts';
import {
  globalStylesheets,
  type PluginDeclaration,
  plugins,
  pluginStati,
  type PluginStatus,
  stylesheets,
  theme,
} from '../../model/installation.ts';
import { can } from '../../permissions/viewer.ts';
import { cutPage } from '../../store/core/cut-page.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { globalStylesheet, type StylesheetPart } from './global-stylesheet.ts';

/** Declared things have no number in the database: their place serves for cursors. */
type Numbered<K extends string> = { kind: K; id: number };
type PluginSource = Numbered<'plugin'> & { plugin: PluginDeclaration };
type ThemeSource = Numbered<'theme'>;
type AssetSource = Numbered<'enqueued-stylesheet' | 'enqueued-script'> & { handle: string };

const pluginSources = plugins.map((plugin, index): PluginSource => ({ kind: 'plugin', id: index + 1, plugin }));
const themeSource: ThemeSource = { kind: 'theme', id: 1 };
const sheetSources = stylesheets.map((handle, index): AssetSource => ({ kind: 'enqueued-stylesheet', id: index + 1, handle }));
/** The service registers no scripts: the site's are compiled into it. */
const scriptSources: readonly AssetSource[] = [];

/** Version of this project; plugins and theme come with it. */
const { version, author } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
  author?: string;
};

const isRestricted: FieldSpec = { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false };
const told = (type: string, description: string, value: unknown): FieldSpec => ({ type, description, resolve: () => value });

/** What is installed under a key, if the viewer may know. */
export function installedThing(
  kind: 'plugin' | 'theme' | 'enqueued_script' | 'enqueued_stylesheet',
  key: string,
  context: ContentContext,
): PluginSource | ThemeSource | AssetSource | null {
  switch (kind) {
    case 'plugin':
      return pluginsFor(context, {}).find(({ plugin }) => plugin.key === key) ?? null;
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
      description: 'Styles every page of the site is set with.',
      args: { types: { type: '[GlobalStylesheetTypesEnum]', description: 'Only these parts.' } },
      resolve: (_root, { types }: { types?: (StylesheetPart | null)[] | null }) =>
        globalStylesheet((types ?? []).filter((type) => type !== null)),
    },
  });
}

/** @throws UserError for what is no global id of the kind */
function keyOf(kind: IdKind, id: string): string {
  const parsed = fromGlobalId(id);
  if (parsed?.kind !== kind) throw new UserError(`The ID input is invalid. Give the global id of a ${kind}.`);
  return parsed.key;
}

type PluginWhere = { search?: string | null; status?: PluginStatus | null; stati?: (PluginStatus | null)[] | null };

function pluginsFor({ viewer }: ContentContext, { search, status, stati }: PluginWhere): PluginSource[] {
  // What is installed tells attackers where to look.
  if (!can(viewer, 'activate_plugins')) return [];
  const asked = [status, ...(stati ?? [])].filter((item) => item !== null && item !== undefined);
  const words = (search ?? '').toLowerCase();
  return pluginSources.filter(
    ({ plugin }) =>
      (asked.length === 0 || plugin.stati.some((item) => asked.includes(item))) &&
      `${plugin.name} ${plugin.description}`.toLowerCase().includes(words),
  );
}

function declarePlugins(builder: SchemaBuilder): void {
  const stati: Record<PluginStatus, string> = {
    ACTIVE: 'In use.',
    DROP_IN: 'Stands in for a part of the core.',
    INACTIVE: 'Switched off.',
    MUST_USE: 'In use, and cannot be switched off.',
    PAUSED: 'Stopped after a fault.',
    RECENTLY_ACTIVE: 'Switched off a short while ago.',
    UPGRADE: 'Has a newer version.',
  };
  builder.enum('PluginStatusEnum', {
    description: 'State of a plugin.',
    values: Object.fromEntries(pluginStati.map((name) => [name, { description: stati[name] }])),
  });
  const field = (description: string, read: (plugin: PluginDeclaration) => unknown): FieldSpec => ({
    type: 'String',
    description,
    resolve: ({ plugin }: PluginSource) => read(plugin),
  });
  builder.object('Plugin', {
    description: 'Something a WordPress site would install. Here it is built in.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: ({ plugin }: PluginSource) => toGlobalId('plugin', plugin.key) },
      author: told('String', 'Who makes it.', author ?? null),
      authorUri: told('String', 'Address of who makes it; none is kept.', null),
      description: field('What it does.', (plugin) => plugin.description),
      isRestricted,
      name: field('Name for people.', (plugin) => plugin.name),
      path: field('Where in the project it stands.', (plugin) => plugin.path),
      pluginUri: told('String', 'Address of its page; none is kept.', null),
      version: told('String', 'Version.', version),
    },
  });
  builder.extend('RootQuery', {
    plugin: {
      type: 'Plugin',
      description: 'One plugin; for those who may switch plugins on.',
      args: { id: { type: 'ID!', description: 'Global id.' } },
      resolve: (_root, { id }: { id: string }, context) => installedThing('plugin', keyOf('plugin', id), context),
    },
    plugins: connection(builder, {
      from: 'RootQuery',
      to: 'Plugin',
      description: 'Plugins; for those who may switch plugins on.',
      offset: false,
      where: {
        search: { type: 'String', description: 'Words that the name or the description contains.' },
        stati: { type: '[PluginStatusEnum]', description: 'Plugins in one of these states.' },
        status: { type: 'PluginStatusEnum', description: 'Plugins in this state.' },
      },
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, context) =>
        cutPage(pluginsFor(context, (args.where ?? {}) as PluginWhere), page),
    }),
  });
}

function declareTheme(builder: SchemaBuilder): void {
  builder.object('Theme', {
    description: 'How the site looks. There is one: the front end.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: () => toGlobalId('theme', theme.key) },
      author: told('String', 'Who makes it.', author ?? null),
      authorUri: told('String', 'Address of who makes it; none is kept.', null),
      description: told('String', 'What it is.', theme.description),
      isRestricted,
      name: told('String', 'Name for people.', theme.name),
      screenshot: told('String', 'Address of a picture of it; there is none.', null),
      slug: told('String', 'Name for programs.', theme.key),
      tags: told('[String]', 'Keywords.', theme.tags),
      themeUri: { type: 'String', description: 'Address where it is seen.', resolve: (_theme, _args, { site }) => site.siteUrl },
      version: told('String', 'Version.', version),
    },
  });
  builder.extend('RootQuery', {
    theme: {
      type: 'Theme',
      description: 'One theme.',
      args: { id: { type: 'ID!', description: 'Global id.' } },
      resolve: (_root, { id }: { id: string }, context) => installedThing('theme', keyOf('theme', id), context),
    },
    themes: connection(builder, {
      from: 'RootQuery',
      to: 'Theme',
      description: 'The theme.',
      offset: false,
      load: (_root: unknown, _args: ConnectionArgs, page: PageArgs) => cutPage([themeSource], page),
    }),
  });
}

function declareAssets(builder: SchemaBuilder): void {
  const fields: FieldSpecs = {
    args: told('Boolean', 'Arguments it was registered with; none are kept.', null),
    dependencies: told('[EnqueuedScript]', 'What has to be loaded before it.', null),
    extra: told('String', 'What was added to it; nothing is.', null),
    handle: { type: 'String', description: 'Name it is registered with.' },
    id: {
      type: 'ID!',
      description: 'Global id.',
      resolve: ({ kind, handle }: AssetSource) =>
        toGlobalId(kind === 'enqueued-script' ? 'enqueued_script' : 'enqueued_stylesheet', handle),
    },
    src: told('String', 'Address of its file; null, as the site compiles it into files of its own.', null),
    version: told('String', 'Version.', version),
  };
  builder.interface('EnqueuedAsset', {
    description: 'A script or a style that pages load.',
    resolveType: typeNameOf,
    fields,
  });
  builder.object('EnqueuedScript', { description: 'A script that pages load.', interfaces: ['Node', 'EnqueuedAsset'], fields: {} });
  builder.object('EnqueuedStylesheet', { description: 'A style that pages load.', interfaces: ['Node', 'EnqueuedAsset'], fields: {} });
  const list = (from: string, to: 'EnqueuedScript' | 'EnqueuedStylesheet', description: string) =>
    connection(builder, {
      from,
      to,
      description,
      offset: false,
      load: (_source: unknown, _args: ConnectionArgs, page: PageArgs) =>
        cutPage(to === 'EnqueuedScript' ? scriptSources : sheetSources, page),
    });
  for (const from of ['ContentNode', 'TermNode', 'User'])
    builder.extend(from, {
      enqueuedScripts: list(from, 'EnqueuedScript', 'Scripts its page loads beside the site’s own.'),
      enqueuedStylesheets: list(from, 'EnqueuedStylesheet', 'Styles its page is set with.'),
    });
  builder.extend('RootQuery', {
    registeredScripts: list('RootQuery', 'EnqueuedScript', 'Scripts beside the site’s own.'),
    registeredStylesheets: list('RootQuery', 'EnqueuedStylesheet', 'Styles of the site.'),
  });
}
