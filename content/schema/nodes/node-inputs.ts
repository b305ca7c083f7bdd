/** Inputs of content type mutations, based on what a type supports, as in WPGraphQL. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, Support, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import type { NodeInput } from '../../commands/nodes/node-input.ts';
import type { NodeTermInput } from '../../commands/nodes/node-terms.ts';
import { getParentId } from '../core/parent-input.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { declareFieldInputs } from '../fields/field-inputs.ts';

/** The GraphQL input of a create or update mutation. */
export type RawInput = { [name: string]: unknown };

const sharedInputs: Record<string, ArgSpec> = {
  date: {
    type: 'String',
    description: 'Publication date in the site’s time zone, such as `2026-11-12T09:00:00`. A future date schedules the content.',
  },
  menuOrder: { type: 'Int', description: 'Order among the siblings.' },
  password: { type: 'String', description: 'Password that readers need. The REST API can remove it.' },
  slug: { type: 'String', description: 'Slug. Created from the title if omitted.' },
  status: { type: 'PostStatusEnum', description: 'Status. Default DRAFT for new content.' },
};

const inputsBySupport: Partial<Record<Support, Record<string, ArgSpec>>> = {
  title: { title: { type: 'String', description: 'Title.' } },
  editor: { content: { type: 'String', description: 'Content as WordPress block markup.' } },
  author: { authorId: { type: 'ID', description: 'Author. Default is the viewer.' } },
  excerpt: { excerpt: { type: 'String', description: 'Excerpt as markup.' } },
  comments: { commentStatus: { type: 'String', description: '`open` or `closed`.' } },
  trackbacks: {
    pingStatus: { type: 'String', description: '`open` or `closed`.' },
    pinged: { type: '[String]', description: 'URLs that were notified of the content.' },
    toPing: { type: '[String]', description: 'URLs to notify of the content.' },
  },
  thumbnail: { featuredImageId: { type: 'ID', description: 'Featured image. Null removes it.' } },
};

const hierarchicalInputs: Record<string, ArgSpec> = {
  parentId: {
    type: 'ID',
    description: 'Parent of the same type. Cannot be combined with `parentDatabaseId`, which can remove the parent.',
  },
  parentDatabaseId: { type: 'Int', description: 'Database id of the parent. 0 for none. Cannot be combined with `parentId`.' },
};

const publicInputs: Record<string, ArgSpec> = {
  seo: { type: 'PostTypeSEOInput', description: 'SEO data. Null removes it, so that defaults from the content apply.' },
  template: { type: 'String', description: 'Name of the template. Empty for the default template.' },
};

const previewInputs: Record<string, ArgSpec> = {
  previewedDatabaseId: {
    type: 'Int',
    description: 'Database id of the content whose unsaved blocks this preview contains. The viewer’s former preview of it is deleted.',
  },
  previewedParentDatabaseId: {
    type: 'Int',
    description: 'Database id of the content of which the previewed node is a revision. Default is the previewed node itself.',
  },
};

/** Declares inputs that all types share. */
export function declareSharedNodeInputs(builder: SchemaBuilder): void {
  builder.input('PostTypeSEOInput', {
    description: 'SEO data. Omitted fields stay unchanged. Null removes a value.',
    fields: {
      title: { type: 'String', description: 'Title in search results.' },
      metaDesc: { type: 'String', description: 'Description in search results.' },
      canonical: { type: 'String', description: 'Canonical URL.' },
      metaRobotsNoindex: { type: 'Boolean', description: 'Whether search engines must not index the content.' },
      metaRobotsNofollow: { type: 'Boolean', description: 'Whether search engines must not follow its links.' },
      opengraphImageId: { type: 'ID', description: 'Image in link previews.' },
      opengraphTitle: { type: 'String', description: 'Title in link previews.' },
      opengraphDescription: { type: 'String', description: 'Description in link previews.' },
      focuskw: { type: 'String', description: 'The words for which the page should be found.' },
      cornerstone: { type: 'Boolean', description: 'Whether it is one of the most important pages of the site.' },
      schemaPageType: { type: 'String', description: 'schema.org type of the page, such as `AboutPage`.' },
      schemaArticleType: {
        type: 'String',
        description: 'schema.org type of the article that the page contains. `None` if it contains none.',
      },
    },
  });
}

/** Declares the inputs of a content type. */
export function declareNodeInputs(builder: SchemaBuilder, type: ContentTypeDeclaration): Record<string, ArgSpec> {
  return {
    ...sharedInputs,
    ...Object.assign({}, ...type.supports.map((support) => inputsBySupport[support] ?? {})),
    ...(type.hierarchical && hierarchicalInputs),
    ...(type.public && publicInputs),
    ...(type.name === 'post' && { isSticky: { type: 'Boolean', description: 'Whether the post is sticky.' } }),
    ...(type.name === 'wgg_preview' && previewInputs),
    ...Object.fromEntries(type.taxonomies.map((name) => declareTermsInput(builder, type, getTaxonomy(name)))),
    ...declareFieldInputs(builder, type.graphql.single, type),
  };
}

/** Declares the inputs for terms, such as `PostCategoriesInput` and `PostCategoriesNodeInput`. */
function declareTermsInput(builder: SchemaBuilder, type: ContentTypeDeclaration, taxonomy: TaxonomyDeclaration): [string, ArgSpec] {
  const { plural } = taxonomy.graphql;
  const name = `${type.graphql.single}${toUpperFirst(plural)}`;
  builder.input(`${name}NodeInput`, {
    description: 'A term by id, slug or name, in this order. A missing term is created if the viewer may create terms.',
    fields: {
      id: { type: 'ID', description: 'Global id or database id.' },
      slug: { type: 'String', description: 'Slug.' },
      name: { type: 'String', description: 'Name.' },
      description: { type: 'String', description: 'Description of a new term.' },
    },
  });
  builder.input(`${name}Input`, {
    description: `${taxonomy.label.plural} of the ${type.label.singular.toLowerCase()}.`,
    fields: {
      append: { type: 'Boolean', description: 'Whether to keep the current terms. Default true.' },
      nodes: { type: `[${name}NodeInput]`, description: 'Terms to assign.' },
    },
  });
  return [plural, { type: `${name}Input`, description: `${taxonomy.label.plural} to assign.` }];
}

/**
 * Inputs of WPGraphQL of which the empty text, 0 and an empty list leave the value unchanged, as in the plugin: clients send them for fields that they do not
 * know. Our own inputs, such as `featuredImageId`, and the REST API can remove values.
 */
const inputsIgnoredIfEmpty: ReadonlySet<string> = new Set(
  [sharedInputs, ...Object.values(inputsBySupport)].flatMap((inputs) => Object.keys(inputs)).filter((name) => name !== 'featuredImageId'),
);

const isEmpty = (value: unknown) => value === '' || value === 0 || value === null || (Array.isArray(value) && value.length === 0);

/** Converts the GraphQL input to the command's input, which separates terms and declared fields from the rest. */
export function toNodeInput(type: ContentTypeDeclaration, raw: RawInput): NodeInput {
  const declared = [...Object.keys(type.fields ?? {}), ...Object.keys(type.groups ?? {})];
  const fields = Object.fromEntries(declared.filter((name) => raw[name] !== undefined).map((name) => [name, raw[name]]));
  const terms = type.taxonomies.flatMap((taxonomy) => {
    const input = raw[getTaxonomy(taxonomy).graphql.plural] as
      | { append?: boolean | null; nodes?: (NodeTermInput | null)[] | null }
      | null
      | undefined;
    return input ? [{ taxonomy, ...input }] : [];
  });
  const rest = Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => !declared.includes(name) && !(inputsIgnoredIfEmpty.has(name) && isEmpty(value))),
  ) as NodeInput;
  const newParentId = getParentId(raw);
  const id = raw['previewedDatabaseId'];
  const parentId = raw['previewedParentDatabaseId'] ?? id;
  return {
    ...rest,
    parentId: newParentId,
    terms,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(typeof id === 'number' && typeof parentId === 'number' && { previewed: { id, parentId } }),
  };
}
