/** Filters of node lists, named as in WPGraphQL: the input types, and the arguments of each kind of list. */
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { mimeTypes } from '../media/mime-types.ts';

/** Filters of all node lists. */
const sharedFilters: Record<string, ArgSpec> = {
  dateQuery: { type: 'DateQueryInput', description: 'Nodes in a date range.' },
  hasPassword: { type: 'Boolean', description: 'Only nodes with (true) or without (false) a password.' },
  id: { type: 'Int', description: 'The node with this database id.' },
  in: { type: '[ID]', description: 'Only these nodes. At most 100 database ids or global ids.' },
  mimeType: { type: 'MimeTypeEnum', description: 'Only files of this media type.' },
  name: { type: 'String', description: 'Nodes with this slug.' },
  nameIn: { type: '[String]', description: 'Nodes with one of these slugs. At most 100.' },
  notIn: { type: '[ID]', description: 'Exclude these nodes. At most 100 database ids or global ids.' },
  orderby: { type: '[PostObjectsConnectionOrderbyInput]', description: 'Sort keys. Default is newest first.' },
  parent: { type: 'ID', description: 'Children of the node with this id. 0 means top-level nodes.' },
  parentIn: { type: '[ID]', description: 'Children of one of these nodes.' },
  parentNotIn: { type: '[ID]', description: 'Exclude children of these nodes.' },
  password: { type: 'String', description: 'Nodes with this password. For viewers who may edit content of others.' },
  search: { type: 'String', description: 'Nodes that match this search text.' },
  stati: { type: '[PostStatusEnum]', description: 'Nodes with one of these statuses that the viewer may see.' },
  status: { type: 'PostStatusEnum', description: 'Nodes with this status that the viewer may see.' },
  title: { type: 'String', description: 'Nodes with exactly this title.' },
};

const authorFilters: Record<string, ArgSpec> = {
  author: { type: 'Int', description: 'Nodes by the user with this database id.' },
  authorIn: { type: '[ID]', description: 'Nodes by one of these users.' },
  authorName: { type: 'String', description: 'Nodes by the user with this nicename.' },
  authorNotIn: { type: '[ID]', description: 'Exclude nodes by these users.' },
};

const getTypeFilters = (typesEnum: string): Record<string, ArgSpec> => ({
  contentTypes: { type: `[${typesEnum}]`, description: 'Only nodes of these types.' },
});

const termFilters: Record<string, ArgSpec> = {
  categoryId: { type: 'Int', description: 'Posts in the category with this database id or in its descendants.' },
  categoryIn: { type: '[ID]', description: 'Posts in one of these categories, without their descendants.' },
  categoryName: { type: 'String', description: 'Posts in the category with this slug or in its descendants.' },
  categoryNotIn: { type: '[ID]', description: 'Exclude posts in these categories.' },
  tag: { type: 'String', description: 'Posts with the tag of this slug.' },
  tagId: { type: 'String', description: 'Posts with the tag of this id.' },
  tagIn: { type: '[ID]', description: 'Posts with one of these tags.' },
  tagNotIn: { type: '[ID]', description: 'Exclude posts with these tags.' },
  tagSlugAnd: { type: '[String]', description: 'Posts with all tags of these slugs.' },
  tagSlugIn: { type: '[String]', description: 'Posts with one of the tags of these slugs.' },
};

const previewFilters: Record<string, ArgSpec> = {
  previewedDatabaseId: { type: 'Int', description: 'Previews of the content with this database id.' },
  previewedParentDatabaseId: { type: 'Int', description: 'Previews of the content with this database id or of one of its revisions.' },
};

/** Returns the filter arguments for lists of a GraphQL type. */
export function getNodeFilterArgs(type: string, typesEnum = 'ContentTypeEnum'): Record<string, ArgSpec> {
  return {
    ...sharedFilters,
    ...(type.endsWith('ContentNode') ? getTypeFilters(typesEnum) : authorFilters),
    ...(type === 'Post' && termFilters),
    ...(type === 'BlockEditorPreview' && previewFilters),
  };
}

const statuses: Record<string, string> = {
  ACF_DISABLED: 'Used by another plugin. No node has this status.',
  AUTO_DRAFT: 'Created, but never saved.',
  DRAFT: 'Draft.',
  FUTURE: 'Scheduled for publication.',
  INHERIT: 'Media items and revisions.',
  PENDING: 'Waiting for review.',
  PRIVATE: 'Visible to viewers who may read private content.',
  PUBLISH: 'Published.',
  REQUEST_COMPLETED: 'Used for personal data requests. No node has this status.',
  REQUEST_CONFIRMED: 'Used for personal data requests. No node has this status.',
  REQUEST_FAILED: 'Used for personal data requests. No node has this status.',
  REQUEST_PENDING: 'Used for personal data requests. No node has this status.',
  TRASH: 'In the trash.',
};

export function declareNodeFilters(builder: SchemaBuilder): void {
  builder.enum('PostStatusEnum', {
    description: 'Statuses of content.',
    values: Object.fromEntries(
      Object.entries(statuses).map(([name, description]) => [name, { value: name.toLowerCase().replaceAll('_', '-'), description }]),
    ),
  });
  builder.enum('MimeTypeEnum', {
    description: 'MIME types of files.',
    values: Object.fromEntries(
      mimeTypes.map((value) => [value.toUpperCase().replaceAll(/[/.+-]/g, '_'), { value, description: `\`${value}\`` }]),
    ),
  });
  builder.enum('RelationEnum', {
    description: 'How conditions are combined.',
    values: { AND: { description: 'All conditions must match.' }, OR: { description: 'Any condition must match.' } },
  });
  builder.enum('PostObjectsConnectionDateColumnEnum', {
    description: 'Date columns.',
    values: {
      DATE: { value: 'date', description: 'Publication date.' },
      MODIFIED: { value: 'modified', description: 'Date of the last change.' },
    },
  });
  builder.enum('PostObjectsConnectionOrderbyEnum', {
    description: 'Sort keys of node lists.',
    values: {
      AUTHOR: { value: 'author', description: 'Database id of the author.' },
      COMMENT_COUNT: { value: 'comments', description: 'Number of approved comments.' },
      DATE: { value: 'date', description: 'Publication date.' },
      IN: { value: 'in', description: 'The order of the filter `in`.' },
      MENU_ORDER: { value: 'menu', description: 'Order among the siblings.' },
      MODIFIED: { value: 'modified', description: 'Date of the last change.' },
      NAME_IN: { value: 'nameIn', description: 'The order of the filter `nameIn`.' },
      PARENT: { value: 'parent', description: 'Database id of the parent.' },
      SLUG: { value: 'slug', description: 'Slug.' },
      TITLE: { value: 'title', description: 'Title.' },
    },
  });
  builder.input('PostObjectsConnectionOrderbyInput', {
    description: 'A sort key and direction.',
    fields: {
      field: { type: 'PostObjectsConnectionOrderbyEnum!', description: 'Sort key.' },
      order: { type: 'OrderEnum!', description: 'Sort direction.' },
    },
  });
  declareDateQuery(builder);
}

function declareDateQuery(builder: SchemaBuilder): void {
  const part = (description: string): ArgSpec => ({ type: 'Int', description });
  const day = { year: part('Year.'), month: part('Month, from 1 to 12.'), day: part('Day of the month, from 1 to 31.') };
  const time = { hour: part('Hour, from 0 to 23.'), minute: part('Minute, from 0 to 59.'), second: part('Second, from 0 to 59.') };
  builder.input('DateInput', { description: 'A time, day, month or year in the site’s time zone.', fields: { ...day, ...time } });
  builder.input('DateQueryInput', {
    description: 'Date conditions in the site’s time zone.',
    fields: {
      ...day,
      week: part('Week of the year, from 0 to 53. Weeks start on the day in the general settings.'),
      hour: part('Hour, from 0 to 23.'),
      minute: part('Minute, from 0 to 59.'),
      second: part('Second, from 0 to 59.'),
      after: { type: 'DateInput', description: 'Only later dates.' },
      before: { type: 'DateInput', description: 'Only earlier dates.' },
      inclusive: { type: 'Boolean', description: 'Whether the dates of `after` and `before` are included.' },
      column: { type: 'PostObjectsConnectionDateColumnEnum', description: 'The date to compare. Default DATE.' },
      compare: {
        type: 'String',
        description: 'Comparison operator: `=` (default), `!=`, `>` or `>=`. As in WPGraphQL, all others mean `=`, also `<` and `<=`.',
      },
      relation: {
        type: 'RelationEnum',
        description: 'Has no effect, because there is only one query, whose conditions all apply (WordPress).',
      },
    },
  });
}
