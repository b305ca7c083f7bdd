/**
 * The vocabulary of the content model. A declaration is data: the schema, storage, validation, sample content and the site's registry are all
 * derived from it, so nothing about a type is declared twice.
 */
import type { contentTypeNames } from './content-type-names.generated.ts';
import type { Limits } from './limits.ts';
import type { SeriesName } from './series.ts';

/** A value an editor can fill in. `description` is shown in the schema and next to the form field. */
export type Field = FieldOfKind & {
  /** Editors are reminded before they publish content without it. Drafts and imports may lack it. */
  isRequired?: true;
  /** What forms call the value. Default: its name in words. */
  label?: string;
};

type FieldOfKind =
  | { kind: 'text'; description: string; format?: TextFormat }
  | { kind: 'html' | 'url' | 'email' | 'date' | 'datetime'; description: string }
  | NumericField
  | { kind: 'boolean'; description: string }
  | { kind: 'select'; description: string; choices: readonly string[] }
  | { kind: 'link'; description: string }
  | { kind: 'coordinates'; description: string }
  /** One reference. `to` names a content type; a media reference is `to: 'attachment'`, a user `to: 'user'`. */
  | { kind: 'reference'; description: string; to: ReferenceTarget }
  | { kind: 'references'; description: string; to: ReferenceTarget }
  | { kind: 'group'; description: string; fields: Fields }
  /** `item` is what forms call one of the items, in lower case. */
  | { kind: 'list'; description: string; fields: Fields; item?: string }
  /** A list whose items are of different shapes: ACF's flexible content. */
  | { kind: 'layouts'; description: string; layouts: Record<string, Fields> };

/** The limits are included. They apply to new values: imports may have others. */
type NumericField = { kind: 'number' | 'integer'; description: string; unit?: string } & Limits;

/** The pattern that a text must match unless it is empty, and an example for messages. */
export type TextFormat = { pattern: RegExp; example: string };

export type Fields = Readonly<Record<string, Field>>;

export type ReferenceTarget = ContentTypeName | 'user';

/** Name of a content type in storage (WordPress's post type name). */
export type ContentTypeName = (typeof contentTypeNames)[number];

export type TaxonomyName = 'category' | 'post_tag' | 'post_format' | 'status' | 'submarket' | 'assettype';

/** What an editor can do with a type; each support adds the matching `NodeWith…` interface of WPGraphQL. */
export type Support = 'title' | 'editor' | 'author' | 'thumbnail' | 'excerpt' | 'comments' | 'revisions' | 'page-attributes' | 'trackbacks';

/** A list of nodes of another type that point at this one through a reference field. */
export type ReverseConnection = {
  from: ContentTypeName;
  group: string;
  field: string;
  description: string;
  /** The field refers to nodes of this type, which refer to the node themselves: a post names a market, and the market a region. */
  through?: { from: ContentTypeName; group: string; field: string };
  /** Whether the first of these nodes has the canonical URL, because its page is about the same thing. Sitemaps then list only that page. */
  isCanonical?: true;
};

/** How the site presents a content type whose nodes have pages. */
export type SitePresentation = {
  /** Drawing series in the title block of its pages. */
  series: SeriesName;
  /** Heading of the archive page. Default: the plural label. */
  archiveTitle?: string;
  /** Whether its pages are listed in sitemaps. */
  sitemap: boolean;
  /** Whether a search that names no content type finds its nodes. */
  search: boolean;
};

export type ContentTypeDeclaration = {
  name: ContentTypeName;
  /** GraphQL names: type `Post`, list field `posts`, enum value `POST`. */
  graphql: { single: string; plural: string; enum: string };
  label: { singular: string; plural: string };
  description: string;
  /** URI pattern; `:path` is the chain of slugs of a hierarchical node. `null`: nodes have no URI. */
  permalink: string | null;
  /** URI of the list of all nodes, for example `/properties/`. */
  archive?: string;
  hierarchical: boolean;
  supports: readonly Support[];
  taxonomies: readonly TaxonomyName[];
  menu: { icon: string; position: number };
  /** Fields directly on the node. */
  fields?: Fields;
  /** Field groups: one object-typed GraphQL field each. `alias` is a second name of the field. */
  groups?: Readonly<Record<string, { description: string; fields: Fields; alias?: string }>>;
  reverse?: Readonly<Record<string, ReverseConnection>>;
} & (
  | { public: true; site: SitePresentation }
  /** For editors and other content only: never listed for visitors, in search or in sitemaps. */
  | { public: false; site?: never }
);

export type TaxonomyDeclaration = {
  name: TaxonomyName;
  graphql: { single: string; plural: string; enum: string };
  label: { singular: string; plural: string };
  description: string;
  /** URI prefix: the URI of a term is `/<prefix>/<slug>/`, with the slugs of its parents in between if the taxonomy is hierarchical. */
  prefix: string;
  hierarchical: boolean;
  public: boolean;
  /** Whether visitors see only the terms that published content has. */
  hidesUnused?: boolean;
  /** Drawing series in the title block of its term pages. */
  series: SeriesName;
  fields?: Fields;
};

/** Identity functions that let TypeScript check a declaration where it is written. */
export function defineContentType(declaration: ContentTypeDeclaration): ContentTypeDeclaration {
  return declaration;
}

export function defineTaxonomy(declaration: TaxonomyDeclaration): TaxonomyDeclaration {
  return declaration;
}

type Described = { description: string };

/** Shorthands, so that a declaration reads as a list of names and meanings. */
export const text = (description: string, format?: TextFormat): Field => ({ kind: 'text', description, ...(format && { format }) });
export const html = (description: string): Field => ({ kind: 'html', description });
export const url = (description: string): Field => ({ kind: 'url', description });
export const email = (description: string): Field => ({ kind: 'email', description });
export const date = (description: string): Field => ({ kind: 'date', description });
export const boolean = (description: string): Field => ({ kind: 'boolean', description });
export const link = (description: string): Field => ({ kind: 'link', description });
export const coordinates = (description: string): Field => ({ kind: 'coordinates', description });
export const image = (description: string): Field => ({ kind: 'reference', to: 'attachment', description });
export const images = (description: string): Field => ({ kind: 'references', to: 'attachment', description });
export const file = (description: string): Field => ({ kind: 'reference', to: 'attachment', description });
export const number = (description: string, unit?: string): NumericField => ({ kind: 'number', description, ...(unit && { unit }) });
export const integer = (description: string, unit?: string): NumericField => ({ kind: 'integer', description, ...(unit && { unit }) });
/** A whole number of things or units. */
export const count = (description: string, unit?: string): NumericField => limit({ minimum: 0 }, integer(description, unit));
/** A number that is zero or more. */
export const amount = (description: string, unit?: string): NumericField => limit({ minimum: 0 }, number(description, unit));
export const limit = (limits: Limits, field: NumericField): NumericField => ({ ...field, ...limits });
export const select = (choices: readonly string[], description: string): Field => ({ kind: 'select', choices, description });
export const reference = (to: ReferenceTarget, description: string): Field => ({ kind: 'reference', to, description });
export const references = (to: ReferenceTarget, description: string): Field => ({ kind: 'references', to, description });
export const required = (field: Field): Field => ({ ...field, isRequired: true });
export const labeled = (label: string, field: Field): Field => ({ ...field, label });
export const group = (fields: Fields, { description }: Described): Field => ({ kind: 'group', fields, description });
export const list = (fields: Fields, { description, item }: Described & { item?: string }): Field => ({
  kind: 'list',
  fields,
  description,
  ...(item && { item }),
});
export const layouts = (shapes: Record<string, Fields>, { description }: Described): Field => ({
  kind: 'layouts',
  layouts: shapes,
  description,
});
