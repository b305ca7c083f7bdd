/**
 * Template names and WordPress's conditional tags, with which Faust front ends choose how to render the object at a URI. The names follow
 * WordPress's template hierarchy, the most specific first.
 */
import type { MediaRow } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from './builder.ts';
import type { ContentContext, ContentTypeSource, Source } from './context.ts';

type SpecialPages = { front: boolean; posts: boolean; privacy: boolean };

/** Content types that have no archive of their own in WordPress, which renders their list with the template of a page. */
const typesWithoutArchive: ReadonlySet<string> = new Set(['post', 'page', 'attachment']);

/** Checks whether the object is the front page, the page that lists the posts, or the privacy policy page. */
async function getSpecialPages(source: Source, { store }: ContentContext): Promise<SpecialPages> {
  const { pageOnFront, pageForPosts, pagePrivacyPolicy, showOnFront } = await store.option('settings');
  const listsPosts = source.kind === 'content-type' && source.declaration.name === 'post' && showOnFront === 'posts';
  if (listsPosts) return { front: true, posts: true, privacy: false };
  const id = source.kind === 'node' && source.type === 'page' ? source.id : null;
  return {
    front: id !== null && showOnFront !== 'posts' && id === pageOnFront,
    posts: id !== null && showOnFront !== 'posts' && id === pageForPosts,
    privacy: id !== null && id === pagePrivacyPolicy,
  };
}

async function listTemplates(source: Source, context: ContentContext): Promise<string[]> {
  const pages = await getSpecialPages(source, context);
  const special = [...(pages.front ? ['front-page'] : []), ...(pages.privacy ? ['privacy-policy'] : [])];
  return [...new Set([...special, ...(pages.posts ? ['home'] : await listSpecificTemplates(source, context)), 'index'])];
}

async function listSpecificTemplates(source: Source, { store }: ContentContext): Promise<string[]> {
  switch (source.kind) {
    case 'node':
      return source.type === 'attachment' ? listMediaTemplates(source, await store.findMedia(source.id)) : listNodeTemplates(source);
    case 'term':
      return listTermTemplates(source);
    case 'user':
      return [`author-${source.nicename}`, `author-${source.id}`, 'author', 'archive'];
    case 'content-type':
      return hasNoArchive(source) ? ['page'] : [`archive-${source.declaration.name}`, 'archive'];
    default:
      return [];
  }
}

/** The templates of a JPEG begin with `image-jpeg`, `jpeg`, `image`, `attachment`. */
function listMediaTemplates(node: NodeRow, media: MediaRow | null): string[] {
  const [group = '', format = ''] = media?.mimeType.split('/') ?? [];
  return [...(format === '' ? [] : [`${group}-${format}`, format, group]), 'attachment', ...listNodeTemplates(node)];
}

function listNodeTemplates({ type, slug, id, parentId, template }: NodeRow): string[] {
  const chosen = template === null ? [] : [template.replace(/\.php$/, '')];
  // WordPress looks the page up by its slug alone, so it does not find child pages and leaves out their ids.
  if (type === 'page') return [...chosen, `page-${slug}`, ...(parentId === null ? [`page-${id}`] : []), 'page'];
  return [...chosen, `single-${type}-${slug}`, `single-${type}`, 'single'];
}

function listTermTemplates({ taxonomy, slug, id }: TermRow): string[] {
  if (taxonomy === 'category' || taxonomy === 'post_tag') {
    const name = taxonomy === 'category' ? 'category' : 'tag';
    return [`${name}-${slug}`, `${name}-${id}`, name, 'archive'];
  }
  return [`taxonomy-${taxonomy}-${slug}`, `taxonomy-${taxonomy}`, 'taxonomy', 'archive'];
}

type TagSource = { source: Source; pages: SpecialPages };
type Tag = [description: string, holds: (tags: TagSource, context: ContentContext) => boolean | Promise<boolean>];

const isNode = (source: Source): source is NodeRow => source.kind === 'node';
const isContentType = (source: Source): source is ContentTypeSource => source.kind === 'content-type';
const hasNoArchive = (source: Source) => isContentType(source) && typesWithoutArchive.has(source.declaration.name);
const isArchive = ({ source, pages }: TagSource) => isContentType(source) && !pages.posts && !hasNoArchive(source);
const isPage = ({ source, pages }: TagSource) => !pages.posts && (hasNoArchive(source) || (isNode(source) && source.type === 'page'));
const isOfTaxonomy = (source: Source, name: string) => source.kind === 'term' && source.taxonomy === name;
const never = () => false;

const tags: Record<string, Tag> = {
  isArchive: ['a list of nodes', (tags) => isArchive(tags) || tags.source.kind === 'term' || tags.source.kind === 'user'],
  isAttachment: ['a media item', ({ source }) => isNode(source) && source.type === 'attachment'],
  isAuthor: ['a user', ({ source }) => source.kind === 'user'],
  isCategory: ['a category', ({ source }) => isOfTaxonomy(source, 'category')],
  isDate: ['a date archive. Always false: date archives have no URI here', never],
  isDay: ['the archive of a day. Always false: date archives have no URI here', never],
  isFrontPage: ['the front page', ({ pages }) => pages.front],
  isHome: ['the page that lists the posts', ({ pages }) => pages.posts],
  isMonth: ['the archive of a month. Always false: date archives have no URI here', never],
  isMultiAuthor: ['part of a site with several authors', (_tags, { store }) => store.hasSeveralAuthors()],
  isPage: ['a page', isPage],
  isPageTemplate: ['a page with a custom template', (tags) => isNode(tags.source) && isPage(tags) && tags.source.template !== null],
  isPostTypeArchive: ['the archive of a content type', isArchive],
  isPreview: ['a preview. Always false: previews are read by id here', never],
  isPrivacyPolicy: ['the privacy policy page', ({ pages }) => pages.privacy],
  isSearch: ['a search result page. Always false: searches have no URI here', never],
  isSingle: ['a single node other than a page', ({ source }) => isNode(source) && source.type !== 'page'],
  isSingular: ['a single node', (tags) => isPage(tags) || (isNode(tags.source) && !tags.pages.posts)],
  isSticky: ['a sticky post', ({ source }) => isNode(source) && source.sticky],
  isTag: ['a tag', ({ source }) => isOfTaxonomy(source, 'post_tag')],
  isTax: ['a term of a custom taxonomy', ({ source }) => source.kind === 'term' && !isBuiltIn(source)],
  isYear: ['the archive of a year. Always false: date archives have no URI here', never],
};

const isBuiltIn = ({ taxonomy }: TermRow) => ['category', 'tag'].includes(getTaxonomy(taxonomy).prefix) || taxonomy === 'post_tag';

const DEPRECATION = 'Only WordPress’s own templates need it. Use __typename and templates.';

/** Fields of every object with a URI. */
export const templateFields: FieldSpecs = {
  templates: {
    type: '[String]',
    description: 'Names of the templates that can render the object, the most specific first.',
    resolve: (source: Source, _args, context) => listTemplates(source, context),
  },
  conditionalTags: {
    type: 'ConditionalTags',
    description: 'WordPress’s conditional tags of the object.',
    deprecated: DEPRECATION,
    resolve: async (source: Source, _args, context): Promise<TagSource> => ({ source, pages: await getSpecialPages(source, context) }),
  },
};

export function declareConditionalTags(builder: SchemaBuilder): void {
  const field = ([description, holds]: Tag): FieldSpec => ({
    type: 'Boolean',
    description: `Whether the object is ${description}.`,
    deprecated: DEPRECATION,
    resolve: (source: TagSource, _args, context) => holds(source, context),
  });
  builder.object('ConditionalTags', {
    description: 'WordPress’s conditional tags.',
    fields: Object.fromEntries(Object.entries(tags).map(([name, tag]) => [name, field(tag)])),
  });
}
