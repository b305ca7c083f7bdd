/** Site-wide values: settings in groups, site options, the number module. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { getDefaultStructure } from '../../commands/permalinks/permalink-structure.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { getFileUrl } from '../../core/media-url.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { MediaRow } from '../../core/rows/media.ts';
import { UserError } from '../../core/user-error.ts';
import { optionGroups } from '../../model/options.ts';
import { type SettingDeclaration, type SettingsGroupDeclaration, settingsGroups } from '../../model/settings.ts';
import { can } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { mapRead } from '../../store/core/read-result.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareEdge } from '../core/connections.ts';
import type { SettingsGroupSource } from '../core/context.ts';
import { declareGroup } from '../fields/fields.ts';

const groups = Object.entries(settingsGroups as Record<string, SettingsGroupDeclaration>);

/** Returns the name of a setting outside its group: `generalSettingsTitle` for `title` in `general`. */
export function getSettingName(group: string, name: string): string {
  return `${group}Settings${toUpperFirst(name)}`;
}

/** Returns WordPress's structure of the addresses of posts. */
export function getPermalinkStructure({ permalinkStructure }: FieldValues): string {
  return typeof permalinkStructure === 'string' && permalinkStructure !== '' ? permalinkStructure : getDefaultStructure();
}

/** Settings by group that no mutation of the settings changes. Addresses of categories and tags have WordPress's default bases. */
const readOnlySettings: Readonly<Record<string, FieldSpecs>> = {
  general: {
    homeUrl: { type: 'String', description: 'URL of the site.', resolve: (_settings, _args, { site }) => site.siteUrl },
  },
  permalink: {
    categoryBase: { type: 'String', description: 'Base of the addresses of categories. Empty for the default.', resolve: () => '' },
    structure: { type: 'String', description: 'Structure of the addresses of posts.', resolve: getPermalinkStructure },
    tagBase: { type: 'String', description: 'Base of the addresses of tags. Empty for the default.', resolve: () => '' },
  },
};

const allGroups: readonly (readonly [name: string, description: string, settings: FieldSpecs])[] = [
  ...groups.map(
    ([group, { description, fields }]) =>
      [
        group,
        description,
        {
          ...Object.fromEntries(Object.entries(fields).map(([name, declaration]) => [name, declareSetting(name, declaration)])),
          ...readOnlySettings[group],
        },
      ] as const,
  ),
  ['permalink', 'Structure of the addresses of content.', readOnlySettings['permalink'] ?? {}],
];

/** Finds a group of settings by the name in its global id. */
export async function findSettingsGroup(group: string, store: ContentStore): Promise<SettingsGroupSource | null> {
  if (!allGroups.some(([name]) => name === group)) return null;
  return { ...(await store.option('settings')), kind: 'settings-group', group };
}

function declareSetting(name: string, { type, description, isPrivate }: SettingDeclaration): FieldSpec {
  if (name === 'url') return { type, description, resolve: (_settings, _args, { site }) => site.contentUrl };
  if (isPrivate)
    return {
      type,
      description,
      resolve: (settings: FieldValues, _args, { viewer }) => {
        if (!can(viewer, 'manage_options'))
          throw new UserError('Sorry, you do not have permission to view this setting.', { kind: 'forbidden' });
        return settings[name] ?? null;
      },
    };
  return { type, description, resolve: (settings: FieldValues) => settings[name] ?? null };
}

/** Size in pixels of the site icon if none is requested, which is also the largest one (WordPress). */
const ICON_SIZE = 512;

/** Returns the smallest square size of an icon that is large enough, or the original file (WordPress). */
function getIconFile({ file, sizes }: MediaRow, size: number): string {
  const large = sizes.filter(({ width, height }) => width === height && width >= size).toSorted((a, b) => a.width - b.width);
  return (size < ICON_SIZE && large[0]?.file) || file;
}

function declareSiteIcon(builder: SchemaBuilder): FieldSpecs {
  return {
    siteIcon: declareEdge(builder, {
      from: 'GeneralSettings',
      to: 'MediaItem',
      description: 'The icon of the site.',
      load: ({ siteIcon }: FieldValues, store) => (typeof siteIcon === 'number' ? store.nodeById(siteIcon) : null),
    }),
    siteIconUrl: {
      type: 'String',
      description: 'URL of the icon of the site.',
      args: { size: { type: 'Int', description: 'Smallest width in pixels. Default and maximum 512.' } },
      resolve: ({ siteIcon }: FieldValues, { size }: { size?: number | null }, { site, store }) =>
        typeof siteIcon === 'number'
          ? mapRead(
              store.findMedia(siteIcon),
              (media) => media && getFileUrl(getIconFile(media, Math.abs(size || ICON_SIZE)), site.contentUrl),
            )
          : null,
    },
  };
}

function declareImage(name: string, description: string): FieldSpec {
  return {
    type: 'MediaItem',
    description,
    resolve: (settings: FieldValues, _args, { store }) => {
      const id = settings[name];
      return typeof id === 'number' ? store.nodeById(id) : null;
    },
  };
}

/** Returns the fields for each group and for all settings, which the root and the payload of `updateSettings` share. */
export function getSettingsFields(): FieldSpecs {
  const field = (type: string, description: string): FieldSpec => ({
    type,
    description,
    resolve: (_source, _args, { store }) => store.option('settings'),
  });
  return {
    allSettings: field('Settings', 'All settings.'),
    ...Object.fromEntries(
      allGroups.map(([group, description]) => [`${group}Settings`, field(`${toUpperFirst(group)}Settings`, description)]),
    ),
  };
}

/** Returns the field that reads a group of options. */
export function getOptionField(name: string, type: string, description: string): FieldSpec {
  return { type, description, resolve: (_source, _args, { store }) => store.option(name) };
}

/** `Settings` reads the text `0` as empty (WPGraphQL, because PHP does). */
function withoutZero(spec: FieldSpec): FieldSpec {
  const { type, resolve } = spec;
  if (type !== 'String' || !resolve) return spec;
  const read: NonNullable<FieldSpec['resolve']> = async (...request) => {
    const value: unknown = await resolve(...request);
    return value === '0' ? '' : value;
  };
  return { ...spec, resolve: read };
}

export function declareSettings(builder: SchemaBuilder): void {
  const all: FieldSpecs = {};
  for (const [group, description, settings] of allGroups) {
    const id: FieldSpec = { type: 'ID!', description: 'Global id.', resolve: () => toGlobalId('setting_group', group) };
    builder.object(`${toUpperFirst(group)}Settings`, { description, interfaces: ['Node'], fields: { ...settings, id } });
    for (const [name, spec] of Object.entries(settings)) all[getSettingName(group, name)] = withoutZero(spec);
  }
  builder.extend('GeneralSettings', declareSiteIcon(builder));
  builder.object('Settings', { description: 'All settings of the site.', fields: all });
  builder.extend('IdentitySettings', { icon: declareImage('siteIcon', 'The icon.'), logo: declareImage('siteLogo', 'The logo.') });
  builder.extend('RootQuery', getSettingsFields());
  for (const [name, { graphql, description, fields }] of Object.entries(optionGroups)) {
    declareGroup(builder, graphql.type, name, description, fields);
    builder.extend('RootQuery', { [graphql.query]: getOptionField(name, graphql.type, description) });
  }
  declarePageFlags(builder);
}

/** Declares fields that identify the front page, the posts page and the privacy policy page. */
function declarePageFlags(builder: SchemaBuilder): void {
  const flagField = (name: string, description: string): FieldSpec => ({
    type: 'Boolean!',
    description,
    resolve: async (node: { id: number }, _args, { store }) => (await store.option('settings'))[name] === node.id,
  });
  builder.extend('Page', {
    isFrontPage: flagField('pageOnFront', 'Whether the page is the front page.'),
    isPostsPage: flagField('pageForPosts', 'Whether the page is the posts page.'),
    isPrivacyPage: flagField('pagePrivacyPolicy', 'Whether the page is the privacy policy page.'),
  });
  builder.extend('Post', {
    isSticky: {
      type: 'Boolean!',
      description: 'Whether the post is sticky.',
      resolve: (node: { sticky: boolean }) => node.sticky,
    },
  });
}
