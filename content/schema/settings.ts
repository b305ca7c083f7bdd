/** Site-wide values: settings, options, the number module. */
import { numberModule, siteOptions } from '../model/options.ts';
import type { FieldSpec, SchemaBuilder } from './builder.ts';
import { UserError } from './errors.ts';
import { declareGroup } from './fields.ts';
import type { FieldValues } from '../store/types.ts';

const setting = (type: string, name: string, description: string): FieldSpec => ({
  type,
  description,
  resolve: (settings: FieldValues) => settings[name] ?? null,
});

export function declareSettings(builder: SchemaBuilder): void {
  builder.object('GeneralSettings', {
    description: 'Name, address and conventions of the site.',
    fields: {
      title: setting('String', 'title', 'Name of the site.'),
      description: setting('String', 'description', 'One sentence about the site.'),
      url: { type: 'String', description: 'Address of the content service.', resolve: (_settings, _args, { site }) => site.contentUrl },
      language: setting('String', 'language', 'Language and country, `en_US`.'),
      timezone: setting('String', 'timezone', 'Time zone, `America/Los_Angeles`.'),
      dateFormat: setting('String', 'dateFormat', 'Date format in PHP’s letters.'),
      timeFormat: setting('String', 'timeFormat', 'Time format in PHP’s letters.'),
      startOfWeek: setting('Int', 'startOfWeek', 'First day of the week; 0: Sunday.'),
      email: {
        type: 'String',
        description: 'Mail address of the site’s administrator; not told to everybody.',
        resolve: () => {
          throw new UserError('Sorry, you do not have permission to view this setting.');
        },
      },
    },
  });
  builder.object('ReadingSettings', {
    description: 'What the front of the site shows.',
    fields: {
      postsPerPage: setting('Int', 'postsPerPage', 'Posts on a page of the news room.'),
      pageOnFront: setting('Int', 'pageOnFront', 'Database id of the front page.'),
      pageForPosts: setting('Int', 'pageForPosts', 'Database id of the posts page.'),
      showOnFront: setting('String', 'showOnFront', '`page` or `posts`.'),
    },
  });
  declareGroup(builder, 'SiteOptions', 'siteOptions', 'Values that stand in many places of the site.', siteOptions);
  declareGroup(builder, 'NumberModule', 'numberModule', 'The company’s numbers.', numberModule);
  const option = (name: string, type: string, description: string): FieldSpec => ({
    type,
    description,
    resolve: (_root, _args, { store }) => store.option(name),
  });
  builder.extend('RootQuery', {
    generalSettings: option('settings', 'GeneralSettings', 'Name, address and conventions of the site.'),
    readingSettings: option('settings', 'ReadingSettings', 'What the front of the site shows.'),
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
