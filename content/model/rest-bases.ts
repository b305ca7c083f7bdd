/** The paths of content types and taxonomies in the REST API: WordPress's for its own, and the stored name for most others. */
import type { ContentTypeDeclaration, ContentTypeName, TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { contentTypes } from './content-types.generated.ts';
import { taxonomies } from './taxonomies.ts';

const typeBases: Partial<Record<ContentTypeName, string>> = { post: 'posts', page: 'pages', attachment: 'media', wp_block: 'blocks' };
/** The property `status` of an item is its publication status. */
const taxonomyBases: Partial<Record<TaxonomyName, string>> = { category: 'categories', post_tag: 'tags', status: 'property_status' };

export const getTypeBase = (name: ContentTypeName): string => typeBases[name] ?? name;
export const getTaxonomyBase = (name: TaxonomyName): string => taxonomyBases[name] ?? name;

/** Content types that editors write. Media items have a resource of their own. */
export const nodeTypes: readonly ContentTypeDeclaration[] = contentTypes.filter(({ name }) => name !== 'attachment');

/** Formats are a property of posts, not terms with routes of their own (WordPress). */
export const restTaxonomies: readonly TaxonomyDeclaration[] = taxonomies.filter(({ name }) => name !== 'post_format');
