/** Site settings: their names, types, and default values (the defaults of WordPress). */

export type SettingDeclaration = {
  type: 'String' | 'Int' | 'Boolean';
  description: string;
  defaultValue: string | number | boolean | null;
};

export type SettingsGroupDeclaration = { description: string; fields: Readonly<Record<string, SettingDeclaration>> };

/** The groups of settings in the API. `generalSettings.title` is `generalSettingsTitle` in `allSettings` and in inputs. */
export const settingsGroups = {
  discussion: {
    description: 'Defaults for comments on new content.',
    fields: {
      defaultCommentStatus: { type: 'String', defaultValue: 'open', description: 'Whether new posts accept comments: `open` or `closed`.' },
      defaultPingStatus: {
        type: 'String',
        defaultValue: 'open',
        description: 'Whether new posts accept pingbacks and trackbacks: `open` or `closed`.',
      },
    },
  },
  general: {
    description: 'Title, URL, language and formats of the site.',
    fields: {
      dateFormat: { type: 'String', defaultValue: 'F j, Y', description: 'Date format in PHP notation.' },
      description: { type: 'String', defaultValue: '', description: 'Tagline: one sentence about the site.' },
      email: {
        type: 'String',
        defaultValue: '',
        description: 'Email address of the site’s administrator. Only administrators can read it.',
      },
      language: { type: 'String', defaultValue: 'en_US', description: 'Locale, such as `en_US`.' },
      startOfWeek: { type: 'Int', defaultValue: 1, description: 'First day of the week. 0 is Sunday.' },
      timeFormat: { type: 'String', defaultValue: 'g:i a', description: 'Time format in PHP notation.' },
      timezone: { type: 'String', defaultValue: 'UTC', description: 'Time zone, such as `America/Los_Angeles`.' },
      title: { type: 'String', defaultValue: '', description: 'Title of the site.' },
      url: { type: 'String', defaultValue: null, description: 'URL of the content service, set in its configuration.' },
    },
  },
  reading: {
    description: 'What the front page and the posts page show.',
    fields: {
      pageForPosts: { type: 'Int', defaultValue: null, description: 'Database id of the posts page.' },
      pageOnFront: { type: 'Int', defaultValue: null, description: 'Database id of the front page.' },
      postsPerPage: { type: 'Int', defaultValue: 10, description: 'Number of posts on each page of the posts archive.' },
      showOnFront: { type: 'String', defaultValue: 'posts', description: 'What the front page shows: `page` or `posts`.' },
    },
  },
  security: {
    description: 'How accounts sign in. Only administrators can read it.',
    fields: {
      requireSecondFactor: {
        type: 'Boolean',
        defaultValue: false,
        description:
          'Whether accounts that may publish need a second factor. Until such an account has one, it can do nothing but set it up. Only administrators can read it.',
      },
    },
  },
  writing: {
    description: 'Defaults for new content.',
    fields: {
      defaultCategory: { type: 'Int', defaultValue: null, description: 'Database id of the category of posts without a category.' },
      defaultPostFormat: { type: 'String', defaultValue: '0', description: 'Format of new posts. `0` is the standard format.' },
      useSmilies: { type: 'Boolean', defaultValue: true, description: 'Whether emoticons such as `:-)` are shown as images.' },
    },
  },
} as const satisfies Record<string, SettingsGroupDeclaration>;

/** Default comment rules. WPGraphQL has no fields for them. An import can set them. */
export const commentRules = {
  /** Every comment is held for moderation. */
  commentModeration: false,
  /** A comment with this many links is held for moderation. 0 turns the rule off. */
  commentMaxLinks: 2,
  /** The first comment of an author is held for moderation. */
  commentPreviouslyApproved: true,
  /** Only signed-in users can comment. */
  commentRegistration: false,
  /** Visitors must enter a name and an email address. */
  requireNameEmail: true,
  /** Maximum depth of nested replies. */
  threadCommentsDepth: 5,
} as const;

export const settingDefaults: Readonly<Record<string, string | number | boolean | null>> = Object.fromEntries(
  Object.values(settingsGroups as Record<string, SettingsGroupDeclaration>).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { defaultValue }]) => [name, defaultValue]),
  ),
);
