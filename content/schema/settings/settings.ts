/** Site-wide values: settings in their groups, options, the number module. */
import type { FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import { numberModule, siteOptions } from '../../model/options.ts';
import { type SettingsGroupDeclaration, settingsGroups } from '../../model/settings.ts';
import { can } from '../../permissions/viewer.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareGroup } from '../fields/fields.ts';

const groups = Object.entries(settingsGroups as Record<string, SettingsGroupDeclaration>);

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `general` and `title` make `generalSettingsTitle`. */
export function settingName(group: string, name: string): string {
  return `${group}Settings${capitalise(name)}`;
}

function setting(type: string, name: string, description: string): FieldSpec {
  if (name === 'url') return { type, description, resolve: (_settings, _args, { site }) => site.contentUrl };
  if (name === 'email')
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

/** Fields that answer with each group and with all settings; on the root, and in what `updateSettings` answers. */
export function settingsFields(): FieldSpecs {
  const field = (type: string, description: string): FieldSpec => ({
    type,
    description,
    resolve: (_source, _args, { store }) => store.option('settings'),
  });
  return {
    allSettings: field('Settings', 'Every setting.'),
    ...Object.fromEntries(
      groups.map(([group, { description }]) => [`${group}Settings`, field(`${capitalise(group)}Settings`, description)]),
    ),
  };
}

export function declareSettings(builder: SchemaBuilder): void {
  const all: FieldSpecs = {};
  for (const [group, { description, fields }] of groups) {
    const specs = Object.entries(fields).map(([name, { type, description: meaning }]) => [name, setting(type, name, meaning)] as const);
    builder.object(`${capitalise(group)}Settings`, { description, fields: Object.fromEntries(specs) });
    for (const [name, spec] of specs) all[settingName(group, name)] = spec;
  }
  builder.object('Settings', { description: 'Every setting of the site.', fields: all });
  declareGroup(builder, 'SiteOptions', 'siteOptions', 'Values that stand in many places of the site.', siteOptions);
  declareGroup(builder, 'NumberModule', 'numberModule', 'The company’s numbers.', numberModule);
  const option = (name: string, type: string, description: string): FieldSpec => ({
    type,
    description,
    resolve: (_root, _args, { store }) => store.option(name),
  });
  builder.extend('RootQuery', {
    ...settingsFields(),
    options: option('siteOptions', 'SiteOptions', 'Values that stand in many places of the site.'),
    numberModule: option('numberModule', 'NumberModule', 'The company’s numbers.'),
  });
  declarePageFlags(builder);
}

/** Which page is the front page, the posts page and the privacy page (spec section 2). */
function declarePageFlags(builder: SchemaBuilder): void {
  const is = (name: string, description: string): FieldSpec => ({
    type: 'Boolean!',
    description,
    resolve: async (node: { id: number }, _args, { store }) => (await store.option('settings'))[name] === node.id,
  });
  builder.extend('Page', {
    isFrontPage: is('pageOnFront', 'Whether it is the front page.'),
    isPostsPage: is('pageForPosts', 'Whether it is the posts page.'),
    isPrivacyPage: is('pagePrivacyPolicy', 'Whether it is the privacy page.'),
  });
  builder.extend('Post', {
    isSticky: {
      type: 'Boolean!',
      description: 'Whether it stays at the top of the news room.',
      resolve: (node: { sticky: boolean }) => node.sticky,
    },
  });
}
