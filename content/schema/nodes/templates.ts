/**
 * Names of templates and WordPress's conditional tags, by which Faust's front ends choose how to show what stands at an address. The names
 * follow WordPress's template hierarchy, the most special first.
 */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext, ContentTypeSource, Source } from '../core/context.ts';

type Where = { front: boolean; posts: boolean; privacy: boolean };

/** Which of the pages with a part of their own a source is. */
async function placeOf(source: Source, { store }: ContentContext): Promise<Where> {
  const { pageOnFront, pageForPosts, pagePrivacyPolicy, showOnFront } = await store.option('settings');
  const listsPosts = source.kind === 'content-type' && source.declaration.name === 'post';
  if (listsPosts) return { front: showOnFront === 'posts', posts: true, privacy: false };
  const id = source.kind === 'node' && source.type === 'page' ? source.id : null;
  return {
    front: id !== null && showOnFront !== 'posts' && id === pageOnFront,
    posts: id !== null && id === pageForPosts,
    privacy: id !== null && id === pagePrivacyPolicy,
  };
}

async function templatesOf(source: Source, context: ContentContext): Promise<string[]> {
  const place = await placeOf(source, context);
  return [...new Set([...(place.front ? ['front-page'] : []), ...special(source, place), 'index'])];
}

function special(source: Source, place: Where): string[] {
  switch (source.kind) {
    case 'node':
      return ofNode(source, place);
    case 'term':
      return ofTerm(source);
    case 'user':
      return [`author-${source.nicename}`, `author-${source.id}`, 'author', 'archive'];
    case 'content-type':
      return place.posts ? ['home'] : [`archive-${source.declaration.name}`, 'archive'];
    default:
      return [];
  }
}

function ofNode({ type, slug, id, template }: NodeRow, { front }: Where): string[] {
  const chosen = template === null ? [] : [template.replace(/\.php$/, '')];
  // WordPress names the page's number only for the front page (recorded).
  if (type === 'page') return [...chosen, `page-${slug}`, ...(front ? [`page-${id}`] : []), 'page'];
  const attachment = type === 'attachment' ? ['attachment'] : [];
  return [...attachment, ...chosen, `single-${type}-${slug}`, `single-${type}`, 'single'];
}

function ofTerm({ taxonomy, slug, id }: TermRow): string[] {
  if (taxonomy === 'category' || taxonomy === 'post_tag') {
    const name = taxonomy === 'category' ? 'category' : 'tag';
    return [`${name}-${slug}`, `${name}-${id}`, name, 'archive'];
  }
  return [`taxonomy-${taxonomy}-${slug}`, `taxonomy-${taxonomy}`, 'taxonomy', 'archive'];
}

type Tags = { source: Source; place: Where };
type Tag = [description: string, holds: (tags: Tags, context: ContentContext) => boolean | Promise<boolean>];

const isNode = (source: Source): source is NodeRow => source.kind === 'node';
const isType = (source: Source): source is ContentTypeSource => source.kind === 'content-type';
const isPage = (source: Source) => isNode(source) && source.type === 'page';
const isOfTaxonomy = (source: Source, name: string) => source.kind === 'term' && source.taxonomy === name;
const never = () => false;

const tags: Record<string, Tag> = {
  isArchive: ['a list of nodes', ({ source, place }) => (isType(source) ? !place.posts : source.kind === 'term' || source.kind === 'user')],
  isAttachment: ['a media item', ({ source }) => isNode(source) && source.type === 'attachment'],
  isAuthor: ['a user', ({ source }) => source.kind === 'user'],
  isCategory: ['a category', ({ source }) => isOfTaxonomy(source, 'category')],
  isDate: ['a list of some time; such lists have no address here', never],
  isDay: ['a list of some day; such lists have no address here', never],
  isFrontPage: ['the front page', ({ place }) => place.front],
  isHome: ['the list of posts', ({ source, place }) => isType(source) && place.posts],
  isMonth: ['a list of some month; such lists have no address here', never],
  isMultiAuthor: ['one of a site on which several people have published', (_tags, { store }) => store.hasSeveralAuthors()],
  isPage: ['a page', ({ source }) => isPage(source)],
  isPageTemplate: ['a page with a template of its own', ({ source }) => isNode(source) && isPage(source) && source.template !== null],
  isPostTypeArchive: ['the list of a content type', ({ source, place }) => isType(source) && !place.posts],
  isPreview: ['an unsaved change', ({ source }) => isNode(source) && source.isAutosave],
  isPrivacyPolicy: ['the privacy page', ({ place }) => place.privacy],
  isSearch: ['what a search found; searches have no address here', never],
  isSingle: ['one node that is no page', ({ source }) => isNode(source) && source.type !== 'page'],
  isSingular: ['one node', ({ source }) => isNode(source)],
  isSticky: ['a post that stays at the top', ({ source }) => isNode(source) && source.sticky],
  isTag: ['a tag', ({ source }) => isOfTaxonomy(source, 'post_tag')],
  isTax: ['a term of a taxonomy of one’s own', ({ source }) => source.kind === 'term' && !isBuiltIn(source)],
  isYear: ['a list of some year; such lists have no address here', never],
};

const isBuiltIn = ({ taxonomy }: TermRow) => ['category', 'tag'].includes(getTaxonomy(taxonomy).prefix) || taxonomy === 'post_tag';

/** Fields of everything that has an address. */
export const templateFields: FieldSpecs = {
  templates: {
    type: '[String]',
    description: 'Names of templates it can be shown with, the most special first.',
    resolve: (source: Source, _args, context) => templatesOf(source, context),
  },
  conditionalTags: {
    type: 'ConditionalTags',
    description: 'What it is, in WordPress’s terms.',
    deprecated: 'Only WordPress’s own templates ask for it. Use __typename and templates.',
    resolve: async (source: Source, _args, context): Promise<Tags> => ({ source, place: await placeOf(source, context) }),
  },
};

export function declareConditionalTags(builder: SchemaBuilder): void {
  const field = ([description, holds]: Tag): FieldSpec => ({
    type: 'Boolean',
    description: `Whether it is ${description}.`,
    resolve: (source: Tags, _args, context) => holds(source, context),
  });
  builder.object('ConditionalTags', {
    description: 'What a thing is, in WordPress’s terms.',
    fields: Object.fromEntries(Object.entries(tags).map(([name, tag]) => [name, field(tag)])),
  });
}
