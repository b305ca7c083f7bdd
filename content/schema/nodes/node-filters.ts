/** Filters of lists of nodes, as WPGraphQL names them: the input types, and the arguments each kind of list takes. */
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { mimeTypes } from '../media/mime-types.ts';

/** Filters that every list of nodes has. */
const everywhere: Record<string, ArgSpec> = {
  dateQuery: { type: 'DateQueryInput', description: 'Nodes of some time.' },
  hasPassword: { type: 'Boolean', description: 'Only nodes with a password, or only nodes without.' },
  id: { type: 'Int', description: 'The node with this database id.' },
  in: { type: '[ID]', description: 'Only these nodes: database ids or global ids, at most 100.' },
  mimeType: { type: 'MimeTypeEnum', description: 'Only files of this media type.' },
  name: { type: 'String', description: 'Nodes with this slug.' },
  nameIn: { type: '[String]', description: 'Nodes with one of these slugs, at most 100.' },
  notIn: { type: '[ID]', description: 'Without these nodes: database ids or global ids, at most 100.' },
  orderby: { type: '[PostObjectsConnectionOrderbyInput]', description: 'What the list is sorted by; the newest first by default.' },
  parent: { type: 'ID', description: 'Nodes right below the one with this id; 0: at the top.' },
  parentIn: { type: '[ID]', description: 'Nodes right below one of these.' },
  parentNotIn: { type: '[ID]', description: 'Nodes that are not right below one of these.' },
  password: { type: 'String', description: 'Nodes with this password. For those who may edit what others write.' },
  search: { type: 'String', description: 'Nodes that contain these words.' },
  stati: { type: '[PostStatusEnum]', description: 'Nodes of one of these stati, as far as the caller may see them.' },
  status: { type: 'PostStatusEnum', description: 'Nodes of this status, as far as the caller may see them.' },
  title: { type: 'String', description: 'Nodes with exactly this title.' },
};

const byAuthor: Record<string, ArgSpec> = {
  author: { type: 'Int', description: 'Nodes of the user with this database id.' },
  authorIn: { type: '[ID]', description: 'Nodes of one of these users.' },
  authorName: { type: 'String', description: 'Nodes of the user with this name in addresses.' },
  authorNotIn: { type: '[ID]', description: 'Nodes of anybody else.' },
};

const byContentType = (typesEnum: string): Record<string, ArgSpec> => ({
  contentTypes: { type: `[${typesEnum}]`, description: 'Only nodes of these types.' },
});

const byTerm: Record<string, ArgSpec> = {
  categoryId: { type: 'Int', description: 'Posts of the category with this database id, or of one below it.' },
  categoryIn: { type: '[ID]', description: 'Posts of one of these categories themselves.' },
  categoryName: { type: 'String', description: 'Posts of the category with this slug, or of one below it.' },
  categoryNotIn: { type: '[ID]', description: 'Posts of none of these categories.' },
  tag: { type: 'String', description: 'Posts of the tag with this slug.' },
  tagId: { type: 'String', description: 'Posts of the tag with this id.' },
  tagIn: { type: '[ID]', description: 'Posts of one of these tags.' },
  tagNotIn: { type: '[ID]', description: 'Posts of none of these tags.' },
  tagSlugAnd: { type: '[String]', description: 'Posts of all the tags with these slugs.' },
  tagSlugIn: { type: '[String]', description: 'Posts of one of the tags with these slugs.' },
};

const byPreviewed: Record<string, ArgSpec> = {
  previewedDatabaseId: { type: 'Int', description: 'Previews of the content with this database id.' },
  previewedParentDatabaseId: { type: 'Int', description: 'Previews of the content with this database id, or of a revision of it.' },
};

/** Filters of lists of one GraphQL type. */
export function nodeWhere(type: string, typesEnum = 'ContentTypeEnum'): Record<string, ArgSpec> {
  return {
    ...everywhere,
    ...(type.endsWith('ContentNode') ? byContentType(typesEnum) : byAuthor),
    ...(type === 'Post' && byTerm),
    ...(type === 'BlockEditorPreview' && byPreviewed),
  };
}

const stati: Record<string, string> = {
  ACF_DISABLED: 'Of another plugin; no node here has it.',
  AUTO_DRAFT: 'Just begun.',
  DRAFT: 'Not finished.',
  FUTURE: 'Will be published by itself.',
  INHERIT: 'Media, and revisions.',
  PENDING: 'Waits for somebody who may publish it.',
  PRIVATE: 'For those who may read private content.',
  PUBLISH: 'For everybody.',
  REQUEST_COMPLETED: 'Of requests about personal data; no node here has it.',
  REQUEST_CONFIRMED: 'Of requests about personal data; no node here has it.',
  REQUEST_FAILED: 'Of requests about personal data; no node here has it.',
  REQUEST_PENDING: 'Of requests about personal data; no node here has it.',
  TRASH: 'Thrown away.',
};

export function declareNodeFilters(builder: SchemaBuilder): void {
  builder.enum('PostStatusEnum', {
    description: 'States of content.',
    values: Object.fromEntries(
      Object.entries(stati).map(([name, description]) => [name, { value: name.toLowerCase().replaceAll('_', '-'), description }]),
    ),
  });
  builder.enum('MimeTypeEnum', {
    description: 'Media types of files.',
    values: Object.fromEntries(
      mimeTypes.map((value) => [value.toUpperCase().replaceAll(/[/.+-]/g, '_'), { value, description: `\`${value}\`` }]),
    ),
  });
  builder.enum('RelationEnum', {
    description: 'How conditions are put together.',
    values: { AND: { description: 'All of them.' }, OR: { description: 'Any of them.' } },
  });
  builder.enum('PostObjectsConnectionDateColumnEnum', {
    description: 'Which date is meant.',
    values: {
      DATE: { value: 'date', description: 'When it was published.' },
      MODIFIED: { value: 'modified', description: 'When it was last changed.' },
    },
  });
  builder.enum('PostObjectsConnectionOrderbyEnum', {
    description: 'What a list of nodes is sorted by.',
    values: {
      AUTHOR: { value: 'author', description: 'Database id of the author.' },
      COMMENT_COUNT: { value: 'comments', description: 'Number of approved comments.' },
      DATE: { value: 'date', description: 'When it was published.' },
      IN: { value: 'in', description: 'The order of the filter `in`.' },
      MENU_ORDER: { value: 'menu', description: 'Place among its siblings.' },
      MODIFIED: { value: 'modified', description: 'When it was last changed.' },
      NAME_IN: { value: 'nameIn', description: 'The order of the filter `nameIn`.' },
      PARENT: { value: 'parent', description: 'Database id of the parent.' },
      SLUG: { value: 'slug', description: 'Last part of the address.' },
      TITLE: { value: 'title', description: 'The title.' },
    },
  });
  builder.input('PostObjectsConnectionOrderbyInput', {
    description: 'What a list is sorted by.',
    fields: {
      field: { type: 'PostObjectsConnectionOrderbyEnum!', description: 'The key.' },
      order: { type: 'OrderEnum!', description: 'The direction.' },
    },
  });
  declareDateQuery(builder);
}

function declareDateQuery(builder: SchemaBuilder): void {
  const part = (description: string): ArgSpec => ({ type: 'Int', description });
  const day = { year: part('Year.'), month: part('Month, 1 to 12.'), day: part('Day of the month, 1 to 31.') };
  builder.input('DateInput', { description: 'A day, a month or a year of the site’s own time.', fields: day });
  builder.input('DateQueryInput', {
    description: 'A time, in the site’s own time zone.',
    fields: {
      ...day,
      week: part('Week of the year, 1 to 53; weeks begin on Monday.'),
      hour: part('Hour, 0 to 23.'),
      minute: part('Minute, 0 to 59.'),
      second: part('Second, 0 to 59.'),
      after: { type: 'DateInput', description: 'Only what is later.' },
      before: { type: 'DateInput', description: 'Only what is earlier.' },
      inclusive: { type: 'Boolean', description: 'Whether the days of `after` and `before` belong to it.' },
      column: { type: 'PostObjectsConnectionDateColumnEnum', description: 'Which date is meant; DATE by default.' },
      compare: { type: 'String', description: 'How the parts are compared: `=` (the default), `!=`, `>`, `>=`, `<` or `<=`.' },
      relation: { type: 'RelationEnum', description: 'How the conditions are put together; AND by default.' },
    },
  });
}
