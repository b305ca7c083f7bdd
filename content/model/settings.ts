/** Site settings: their names, types, and default values (the defaults of WordPress). */

export type SettingDeclaration = {
  type: 'String' | 'Int' | 'Boolean';
  description: string;
  defaultValue: string | number | boolean | null;
  /** Only administrators can read it. */
  isPrivate?: true;
};

export type SettingsGroupDeclaration = { description: string; fields: Readonly<Record<string, SettingDeclaration>> };

/** The groups of settings in the API. `generalSettings.title` is `generalSettingsTitle` in `allSettings` and in inputs. */
export const settingsGroups = {
  comments: {
    description: 'Who can comment, and which comments wait for a moderator.',
    fields: {
      commentMaxLinks: {
        type: 'Int',
        defaultValue: 2,
        description: 'A comment with this many links waits for a moderator. 0 turns the rule off. Only administrators can read it.',
        isPrivate: true,
      },
      commentModeration: {
        type: 'Boolean',
        defaultValue: false,
        description: 'Whether every comment waits for a moderator. Only administrators can read it.',
        isPrivate: true,
      },
      commentPreviouslyApproved: {
        type: 'Boolean',
        defaultValue: true,
        description: 'Whether the first comment of an author waits for a moderator. Only administrators can read it.',
        isPrivate: true,
      },
      commentRegistration: { type: 'Boolean', defaultValue: false, description: 'Whether only signed-in users can comment.' },
      requireNameEmail: { type: 'Boolean', defaultValue: true, description: 'Whether visitors must enter a name and an email address.' },
      threadCommentsDepth: { type: 'Int', defaultValue: 5, description: 'Maximum depth of nested replies.' },
    },
  },
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
        isPrivate: true,
      },
      language: { type: 'String', defaultValue: 'en_US', description: 'Locale, such as `en_US`.' },
      startOfWeek: { type: 'Int', defaultValue: 1, description: 'First day of the week. 0 is Sunday.' },
      timeFormat: { type: 'String', defaultValue: 'g:i a', description: 'Time format in PHP notation.' },
      timezone: { type: 'String', defaultValue: 'UTC', description: 'Time zone, such as `America/Los_Angeles`.' },
      title: { type: 'String', defaultValue: '', description: 'Title of the site.' },
      url: { type: 'String', defaultValue: null, description: 'URL of the content service, set in its configuration.' },
    },
  },
  identity: {
    description: 'Logo and icon of the site.',
    fields: {
      siteIcon: { type: 'Int', defaultValue: null, description: 'Database id of the image that browsers show as the icon of the site.' },
      siteLogo: { type: 'Int', defaultValue: null, description: 'Database id of the image with the logo.' },
    },
  },
  membership: {
    description: 'Whether visitors can create accounts.',
    fields: {
      defaultRole: {
        type: 'String',
        defaultValue: 'subscriber',
        description: 'Role of new accounts. Only administrators can read it.',
        isPrivate: true,
      },
      usersCanRegister: { type: 'Boolean', defaultValue: false, description: 'Whether visitors can create accounts.' },
    },
  },
  privacy: {
    description: 'The privacy policy.',
    fields: {
      pagePrivacyPolicy: { type: 'Int', defaultValue: null, description: 'Database id of the page with the privacy policy.' },
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
    description: 'How accounts sign in, and how long audit records are kept. Only administrators can read it.',
    fields: {
      auditRetentionDays: {
        type: 'Int',
        defaultValue: 365,
        description: 'Days after which audit records are deleted, from 7 to 3650. Only administrators can read it.',
        isPrivate: true,
      },
      requireSecondFactor: {
        type: 'Boolean',
        defaultValue: false,
        description:
          'Whether accounts that may publish need a second factor. Until such an account has one, its owner can only set one up. Only administrators can read it.',
        isPrivate: true,
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

export const settingDefaults: Readonly<Record<string, string | number | boolean | null>> = Object.fromEntries(
  Object.values(settingsGroups as Record<string, SettingsGroupDeclaration>).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { defaultValue }]) => [name, defaultValue]),
  ),
);

type CommentRuleDeclarations = typeof settingsGroups.comments.fields;
export type CommentRules = {
  [K in keyof CommentRuleDeclarations]: CommentRuleDeclarations[K]['type'] extends 'Boolean' ? boolean : number;
};
