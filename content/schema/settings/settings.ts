/** Site-wide values: settings in groups, site options, the number module. */
import type { FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import { optionGroups } from '../../model/options.ts';
import { type SettingDeclaration, type SettingsGroupDeclaration, settingsGroups } from '../../model/settings.ts';
import { can } from '../../permissions/viewer.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareGroup } from '../fields/fields.ts';

const groups = Object.entries(settingsGroups as Record<string, SettingsGroupDeclaration>);

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the name of a setting outside its group: `generalSettingsTitle` for `title` in `general`. */
export function getSettingName(group: string, name: string): string {
  return `${group}Settings${capitalize(name)}`;
}

function declareSetting(name: string, { type, description, isPrivate }: SettingDeclaration): FieldSpec {
  if (name === 'url') return { type, description, resolve: (_settings, _args, { site }) => site.contentUrl };
  if (isPrivate)
    return {
      type,
      description,
      resolve: (settings: FieldValues, _args, { viewer }) => {
        if (!can(viewer, 'manage_options')) throw new UserError('Sorry, you do not have permission to view this setting.');
        return settings[name] ?? null;
      },
    };
  return { type, description, resolve: (settings: FieldValues) => settings[name] ?? null };
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
      groups.map(([group, { description }]) => [`${group}Settings`, field(`${capitalize(group)}Settings`, description)]),
    ),
  };
}

/** Returns the field that reads a group of options. */
export function getOptionField(name: string, type: string, description: string): FieldSpec {
  return { type, description, resolve: (_source, _args, { store }) => store.option(name) };
}

export function declareSettings(builder: SchemaBuilder): void {
  const all: FieldSpecs = {};
  for (const [group, { description, fields }] of groups) {
    const specs = Object.entries(fields).map(([name, declaration]) => [name, declareSetting(name, declaration)] as const);
    builder.object(`${capitalize(group)}Settings`, { description, fields: Object.fromEntries(specs) });
    for (const [name, spec] of specs) all[getSettingName(group, name)] = spec;
  }
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
