/** Settings of the whole site: names, types and the values they have until somebody chooses others (WordPress's own). */

export type SettingDeclaration = { type: 'String' | 'Int' | 'Boolean'; description: string; standard: string | number | boolean | null };

export type SettingsGroupDeclaration = { description: string; fields: Readonly<Record<string, SettingDeclaration>> };

/** Groups that are told and changed through the interface: `generalSettings.title` is `generalSettingsTitle` in `allSettings` and in inputs. */
export const settingsGroups = {
  discussion: {
    description: 'Whether new content can be commented on.',
    fields: {
      defaultCommentStatus: { type: 'String', standard: 'open', description: '`open` or `closed`: whether new posts take comments.' },
      defaultPingStatus: {
        type: 'String',
        standard: 'open',
        description: '`open` or `closed`: whether new posts take notices of links to them.',
      },
    },
  },
  general: {
    description: 'Name, address and conventions of the site.',
    fields: {
      dateFormat: { type: 'String', standard: 'F j, Y', description: 'Date format in PHP’s letters.' },
      description: { type: 'String', standard: '', description: 'One sentence about the site.' },
      email: { type: 'String', standard: '', description: 'Mail address of the site’s administrator; told to administrators only.' },
      language: { type: 'String', standard: 'en_US', description: 'Language and country, `en_US`.' },
      startOfWeek: { type: 'Int', standard: 1, description: 'First day of the week; 0: Sunday.' },
      timeFormat: { type: 'String', standard: 'g:i a', description: 'Time format in PHP’s letters.' },
      timezone: { type: 'String', standard: 'UTC', description: 'Time zone, `America/Los_Angeles`.' },
      title: { type: 'String', standard: '', description: 'Name of the site.' },
      url: { type: 'String', standard: null, description: 'Address of the content service; its configuration sets it.' },
    },
  },
  reading: {
    description: 'What the front of the site shows.',
    fields: {
      pageForPosts: { type: 'Int', standard: null, description: 'Database id of the posts page.' },
      pageOnFront: { type: 'Int', standard: null, description: 'Database id of the front page.' },
      postsPerPage: { type: 'Int', standard: 10, description: 'Posts on a page of the news room.' },
      showOnFront: { type: 'String', standard: 'posts', description: '`page` or `posts`: what stands at the front.' },
    },
  },
  writing: {
    description: 'What new content begins with.',
    fields: {
      defaultCategory: { type: 'Int', standard: null, description: 'Database id of the category of posts that have no other.' },
      defaultPostFormat: { type: 'String', standard: '0', description: 'Format of new posts; `0`: the standard one.' },
      useSmilies: { type: 'Boolean', standard: true, description: 'Whether `:-)` becomes a picture.' },
    },
  },
} as const satisfies Record<string, SettingsGroupDeclaration>;

/** Rules of comments. WPGraphQL has no field for them: they come with an import, or stay as they are here. */
export const commentRules = {
  /** Every comment waits for a moderator. */
  commentModeration: false,
  /** A comment with this many links waits; 0: links do not matter. */
  commentMaxLinks: 2,
  /** The first comment of somebody waits. */
  commentPreviouslyApproved: true,
  /** Only people who are signed in may comment. */
  commentRegistration: false,
  /** Visitors give a name and a mail address. */
  requireNameEmail: true,
  /** Levels of answers to answers. */
  threadCommentsDepth: 5,
} as const;

export const settingDefaults: Readonly<Record<string, string | number | boolean | null>> = Object.fromEntries(
  Object.values(settingsGroups as Record<string, SettingsGroupDeclaration>).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { standard }]) => [name, standard]),
  ),
);
