/** The properties of nodes, based on what their type supports. */
import type { ContentTypeDeclaration, Support, TaxonomyName } from '#lib/content-model/define.ts';
import { toSlug } from '../../../../commands/permalinks/slugs.ts';
import { getNodeVersion } from '../../../../commands/core/edit-versions.ts';
import { formatGmtDate, formatLocalDate } from '../../../../core/format-date.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { filterTitle } from '../../../../rendering/title.ts';
import { getSiteLink } from '../../../../schema/nodes/node-uri.ts';
import { renderNodeContent, renderNodeExcerpt } from '../../../../schema/nodes/rendered-content.ts';
import { createPageArgs } from '../../../../store/core/page.ts';
import type { ItemField, ItemFields } from '../framework/item.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import { editOnly, type PropertySchema, viewAndEdit } from '../framework/schema.ts';
import { getTaxonomyBase } from '../../../../model/rest-bases.ts';
import { dateTime, isProtected, metaField, readonlyDate, renderedText } from '../shared/text-fields.ts';
import { readStoredFields } from './stored-fields.ts';
import { getPermalinkTemplate } from './permalink-template.ts';
import { seoFields, toSeoJson } from './seo-fields.ts';
import { formats, getFormat } from './post-formats.ts';

type NodeField = ItemField<NodeRow>;

/** A node has this many terms of a taxonomy at most. */
const MAX_TERMS = 100;

const openState: PropertySchema = { type: 'string', enum: ['open', 'closed'], context: viewAndEdit };

const fieldsBySupport: Partial<Record<Support, Record<string, NodeField>>> = {
  title: {
    title: {
      ...renderedText('The title.'),
      read: (node, { context }) => ({ raw: node.title, rendered: () => filterTitle(node.title, context.guard.pause) }),
    },
  },
  editor: {
    content: {
      ...renderedText('The content.', viewAndEdit, {
        protected: isProtected,
        block_version: { description: 'Version of the block format.', type: 'integer', context: editOnly, readonly: true },
      }),
      read: (node, { context }) => ({
        raw: node.content,
        rendered: () => renderNodeContent(node, context),
        protected: node.password !== null,
        block_version: node.content.includes('<!-- wp:') ? 1 : 0,
      }),
    },
  },
  excerpt: {
    excerpt: {
      ...renderedText('The excerpt.', undefined, { protected: isProtected }),
      read: (node, { context }) => ({
        raw: node.excerpt,
        // An excerpt could otherwise be generated from the content.
        rendered: () => (node.restricted ? '' : renderNodeExcerpt(node, context)),
        protected: node.password !== null,
      }),
    },
  },
  author: { author: { description: 'The ID of the author.', type: 'integer', read: ({ authorId }) => authorId ?? 0 } },
  thumbnail: {
    featured_media: {
      description: 'The ID of the featured image. 0 for none.',
      type: 'integer',
      read: ({ featuredImageId }) => featuredImageId ?? 0,
    },
  },
  comments: {
    comment_status: { ...openState, description: 'Whether comments are open.', read: ({ commentStatus }) => commentStatus },
    ping_status: { ...openState, description: 'Whether pingbacks are open.', read: ({ pingStatus }) => pingStatus },
  },
  'page-attributes': {
    menu_order: { description: 'Order among the siblings.', type: 'integer', context: viewAndEdit, read: ({ menuOrder }) => menuOrder },
  },
};

const postFields: Record<string, NodeField> = {
  sticky: { description: 'Whether the post is sticky.', type: 'boolean', context: viewAndEdit, read: ({ sticky }) => sticky },
  format: { description: 'The format.', type: 'string', enum: formats, context: viewAndEdit, read: getFormat },
};

const hierarchicalFields: Record<string, NodeField> = {
  parent: {
    description: 'The ID of the parent. 0 for none.',
    type: 'integer',
    context: viewAndEdit,
    read: ({ parentId }) => parentId ?? 0,
  },
};

const publicFields: Record<string, NodeField> = {
  template: {
    description: 'The template. Empty for the default.',
    type: 'string',
    context: viewAndEdit,
    read: ({ template }) => template ?? '',
  },
  seo: {
    description:
      'SEO data. Omitted properties stay unchanged, and a null property is removed. Null instead of the object removes all SEO data.',
    type: ['object', 'null'],
    context: editOnly,
    properties: seoFields,
    read: ({ seo }) => toSeoJson(seo),
  },
};

const { description: _description, ...localDate } = dateTime('');

/** Title of new content in the editor until a user enters one (WordPress). */
export const PLACEHOLDER_TITLE = 'Auto Draft';

const sharedFields = (type: ContentTypeDeclaration): Record<string, NodeField> => ({
  id: { description: 'Unique identifier.', type: 'integer', readonly: true, read: ({ id }) => id },
  date: {
    ...localDate,
    description: 'Publication date in the site’s time zone. Null publishes now.',
    read: ({ date }, { context }) => formatLocalDate(date, context.site.timezone),
  },
  date_gmt: {
    ...localDate,
    description: 'Publication date in UTC.',
    context: viewAndEdit,
    read: ({ date }) => formatGmtDate(date),
  },
  guid: {
    ...renderedText('Globally unique identifier, which never changes.', viewAndEdit),
    readonly: true,
    read: ({ guid }) => ({ raw: guid, rendered: guid }),
  },
  modified: {
    ...readonlyDate('Date of the last change in the site’s time zone.'),
    read: ({ modified }, { context }) => formatLocalDate(modified, context.site.timezone),
  },
  modified_gmt: {
    ...readonlyDate('Date of the last change in UTC.'),
    read: ({ modified }) => formatGmtDate(modified),
  },
  slug: {
    description: 'Alphanumeric identifier, part of the URL.',
    type: 'string',
    read: ({ slug }) => slug,
  },
  status: {
    description: 'Status. A future date schedules published content.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private', 'auto-draft', 'trash'],
    context: viewAndEdit,
    read: ({ status }) => status,
  },
  type: { description: 'Type of the content.', type: 'string', readonly: true, read: () => type.name },
  link: {
    description: 'URL at which visitors find published content.',
    type: 'string',
    format: 'uri',
    readonly: true,
    read: (node, { context }) => getSiteLink(node, context),
  },
  password: {
    description: 'A password that readers need. Empty for none.',
    type: 'string',
    context: editOnly,
    read: ({ password }) => password ?? '',
  },
  permalink_template: {
    description: 'Permalink with a placeholder for the slug.',
    type: 'string',
    context: editOnly,
    readonly: true,
    read: getPermalinkTemplate,
  },
  generated_slug: {
    description: 'Slug that the title would get.',
    type: 'string',
    context: editOnly,
    readonly: true,
    // The placeholder of new content is no title.
    read: ({ title, id, status }) => (status === 'auto-draft' && title === PLACEHOLDER_TITLE ? '' : toSlug(title) || String(id)),
  },
  class_list: {
    description: 'CSS classes of the content.',
    type: 'array',
    items: { type: 'string' },
    context: viewAndEdit,
    readonly: true,
    read: ({ id, type: name, status }) => [`post-${id}`, name, `type-${name}`, `status-${status}`],
  },
  version: {
    description:
      'Version of the stored content. An update with the header If-Match or the parameter base_version is refused if it differs.',
    type: 'string',
    context: editOnly,
    readonly: true,
    read: getNodeVersion,
  },
  meta: metaField,
});

export function getNodeFields(type: ContentTypeDeclaration): ItemFields<NodeRow> {
  const hasFields = Object.keys({ ...type.fields, ...type.groups }).length > 0;
  return {
    ...sharedFields(type),
    ...Object.assign({}, ...type.supports.map((support) => fieldsBySupport[support] ?? {})),
    ...(type.hierarchical && hierarchicalFields),
    ...(type.hierarchical && !type.supports.includes('page-attributes') && fieldsBySupport['page-attributes']),
    // In WordPress, pages have an excerpt in this API only.
    ...(type.name === 'page' && fieldsBySupport.excerpt),
    ...(type.public && publicFields),
    ...(type.name === 'post' && postFields),
    ...Object.fromEntries(
      type.taxonomies.filter((name) => name !== 'post_format').map((name) => [getTaxonomyBase(name), createTermsField(name)]),
    ),
    ...(hasFields && { acf: createFieldsField(type) }),
  };
}

function createTermsField(taxonomy: TaxonomyName): NodeField {
  return {
    description: `The terms of the taxonomy ${taxonomy}.`,
    type: 'array',
    items: { type: 'integer' },
    context: viewAndEdit,
    read: (node, request) => listTermIds(node, taxonomy, request),
  };
}

async function listTermIds(node: NodeRow, taxonomy: TaxonomyName, { context }: Pick<RestRequest, 'context'>): Promise<number[]> {
  const { rows } = await context.store.terms({ taxonomies: [taxonomy], nodeId: node.id }, createPageArgs(MAX_TERMS));
  return rows.map(({ id }) => id);
}

function createFieldsField(type: ContentTypeDeclaration): NodeField {
  const names = Object.keys({ ...type.fields, ...type.groups });
  return {
    description: `Declared fields and field groups: ${names.join(', ')}. References are database ids. Omitted ones stay unchanged, and null removes a value.`,
    type: 'object',
    context: viewAndEdit,
    read: (node) => readStoredFields(type, node.fields),
  };
}
