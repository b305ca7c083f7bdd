/** Inputs of the mutations of content types, as WPGraphQL has them for what a type supports, and how they become commands' inputs. */
import type { NodeInput } from '../../commands/nodes/node-input.ts';
import type { NodeTermInput } from '../../commands/nodes/node-terms.ts';
import type { ContentTypeDeclaration, Support, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { fieldInputs } from '../fields/field-inputs.ts';

/** What GraphQL hands over for the input of a create or update. */
export type RawInput = { [name: string]: unknown };

const always: Record<string, ArgSpec> = {
  date: { type: 'String', description: 'When it is published, in the site’s time zone: `2026-11-12T09:00:00`. A date ahead schedules it.' },
  menuOrder: { type: 'Int', description: 'Place among its siblings.' },
  password: { type: 'String', description: 'Password readers are asked for; empty: none.' },
  slug: { type: 'String', description: 'Last part of the address; made from the title where it is left out.' },
  status: { type: 'PostStatusEnum', description: 'Status; DRAFT for new content.' },
};

const bySupport: Partial<Record<Support, Record<string, ArgSpec>>> = {
  title: { title: { type: 'String', description: 'Title.' } },
  editor: { content: { type: 'String', description: 'What is written, as WordPress block markup.' } },
  author: { authorId: { type: 'ID', description: 'User who is the author; oneself where it is left out.' } },
  excerpt: { excerpt: { type: 'String', description: 'Short form, as markup.' } },
  comments: { commentStatus: { type: 'String', description: '`open` or `closed`.' } },
  trackbacks: {
    pingStatus: { type: 'String', description: '`open` or `closed`.' },
    pinged: { type: '[String]', description: 'Addresses that were told of it.' },
    toPing: { type: '[String]', description: 'Addresses to be told of it.' },
  },
  thumbnail: { featuredImageId: { type: 'ID', description: 'Media item that stands for it; null: none.' } },
};

const hierarchical: Record<string, ArgSpec> = {
  parentId: { type: 'ID', description: 'Content above it, of the same type; empty: none.' },
};

const publicOnly: Record<string, ArgSpec> = {
  seo: { type: 'PostTypeSEOInput', description: 'What search engines and link previews are told; null: what follows from the content.' },
  template: { type: 'String', description: 'Name of the template it is shown with; empty: the usual one.' },
};

const ofPreviews: Record<string, ArgSpec> = {
  previewedDatabaseId: { type: 'Int', description: 'Content whose unsaved blocks these are. One’s former preview of it goes.' },
  previewedParentDatabaseId: { type: 'Int', description: 'Content that this one is a revision of; itself where it is left out.' },
};

/** Declares what the inputs of every type share. */
export function declareNodeInputs(builder: SchemaBuilder): void {
  builder.input('PostTypeSEOInput', {
    description: 'What search engines and link previews are told. What is left out stays; null takes a value away.',
    fields: {
      title: { type: 'String', description: 'Title in search results.' },
      metaDesc: { type: 'String', description: 'Description in search results.' },
      canonical: { type: 'String', description: 'Address that search engines are to show instead.' },
      metaRobotsNoindex: { type: 'Boolean', description: 'Whether search engines are asked to leave it out.' },
      metaRobotsNofollow: { type: 'Boolean', description: 'Whether search engines are asked not to follow its links.' },
      opengraphImageId: { type: 'ID', description: 'Media item in link previews.' },
    },
  });
}

/** Inputs for one content type. */
export function nodeInputs(builder: SchemaBuilder, type: ContentTypeDeclaration): Record<string, ArgSpec> {
  return {
    ...always,
    ...Object.assign({}, ...type.supports.map((support) => bySupport[support] ?? {})),
    ...(type.hierarchical && hierarchical),
    ...(type.public && publicOnly),
    ...(type.name === 'post' && { isSticky: { type: 'Boolean', description: 'Whether it stays at the top of the news room.' } }),
    ...(type.name === 'wgg_preview' && ofPreviews),
    ...Object.fromEntries(type.taxonomies.map((name) => termsInput(builder, type, getTaxonomy(name)))),
    ...fieldInputs(builder, type),
  };
}

/** `PostCategoriesInput` with `PostCategoriesNodeInput`. */
function termsInput(builder: SchemaBuilder, type: ContentTypeDeclaration, taxonomy: TaxonomyDeclaration): [string, ArgSpec] {
  const { plural } = taxonomy.graphql;
  const name = `${type.graphql.single}${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
  builder.input(`${name}NodeInput`, {
    description: 'One term: found by id, else by slug, else by name. A term that does not exist yet is made, if the caller may make terms.',
    fields: {
      id: { type: 'ID', description: 'Global id or database id.' },
      slug: { type: 'String', description: 'Slug.' },
      name: { type: 'String', description: 'Name.' },
      description: { type: 'String', description: 'Description of a term that is made.' },
    },
  });
  builder.input(`${name}Input`, {
    description: `${taxonomy.label.plural} of the ${type.label.singular.toLowerCase()}.`,
    fields: {
      append: { type: 'Boolean', description: 'Whether the terms it has already stay; true unless it is said otherwise.' },
      nodes: { type: `[${name}NodeInput]`, description: 'The terms.' },
    },
  });
  return [plural, { type: `${name}Input`, description: `${taxonomy.label.plural} to file it under.` }];
}

/** The command's input: terms and declared fields are told apart from the rest. */
export function toNodeInput(type: ContentTypeDeclaration, raw: RawInput): NodeInput {
  const declared = [...Object.keys(type.fields ?? {}), ...Object.keys(type.groups ?? {})];
  const fields = Object.fromEntries(declared.filter((name) => raw[name] !== undefined).map((name) => [name, raw[name]]));
  const terms = type.taxonomies.flatMap((taxonomy) => {
    const given = raw[getTaxonomy(taxonomy).graphql.plural] as
      | { append?: boolean | null; nodes?: (NodeTermInput | null)[] | null }
      | null
      | undefined;
    return given ? [{ taxonomy, ...given }] : [];
  });
  const plain = Object.fromEntries(Object.entries(raw).filter(([name]) => !declared.includes(name))) as NodeInput;
  const id = raw['previewedDatabaseId'];
  const parentId = raw['previewedParentDatabaseId'] ?? id;
  return {
    ...plain,
    terms,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(typeof id === 'number' && typeof parentId === 'number' && { previewed: { id, parentId } }),
  };
}
