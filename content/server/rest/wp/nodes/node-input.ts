/** Converts the parameters of a request to the input of the commands. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { NodeInput } from '../../../../commands/nodes/node-input.ts';
import type { NodeTermsInput } from '../../../../commands/nodes/node-terms.ts';
import type { FieldsInput } from '../../../../commands/nodes/node-fields.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import { getTaxonomyBase } from '../../../../model/rest-bases.ts';
import { getRawText, toIdInput, toText } from '../shared/values.ts';
import { toFormatInput } from './post-formats.ts';
import { toSeoInput } from './seo-fields.ts';

/** Omitted parameters stay unchanged. */
export function toNodeInput(type: ContentTypeDeclaration, { values }: Pick<RestRequest, 'values'>): NodeInput {
  const { featured_media: image, sticky, acf, menu_order: menuOrder } = values;
  const seo = toSeoInput(values['seo']);
  const date = toDateInput(values);
  return {
    title: getRawText(values['title']),
    content: getRawText(values['content']),
    excerpt: getRawText(values['excerpt']),
    status: toText(values['status']),
    slug: toText(values['slug']),
    password: toText(values['password']),
    commentStatus: toText(values['comment_status']),
    pingStatus: toText(values['ping_status']),
    authorId: toIdInput(values['author']) || undefined,
    parentId: toIdInput(values['parent']),
    terms: toTermsInput(type, values),
    ...(date === null ? { resetsDate: true } : { date }),
    ...(typeof menuOrder === 'number' && { menuOrder }),
    ...(typeof image === 'number' && { featuredImageId: image === 0 ? null : String(image) }),
    ...(typeof sticky === 'boolean' && { isSticky: sticky }),
    ...(typeof values['template'] === 'string' && { template: values['template'] || null }),
    ...(seo !== undefined && { seo }),
    ...(typeof acf === 'object' && acf !== null && { fields: acf as FieldsInput }),
  };
}

/** `date` is local, `date_gmt` applies without it. Null resets the date. */
function toDateInput({ date, date_gmt: gmt }: RestRequest['values']): string | null | undefined {
  if (date === null || (date === undefined && gmt === null)) return null;
  if (typeof date === 'string') return date;
  return typeof gmt === 'string' ? (/Z$|[+-]\d{2}:?\d{2}$/i.test(gmt) ? gmt : `${gmt}Z`) : undefined;
}

/** A list of terms replaces the former one. */
function toTermsInput({ taxonomies }: ContentTypeDeclaration, values: RestRequest['values']): NodeTermsInput[] {
  const byTaxonomy = taxonomies.flatMap((taxonomy): NodeTermsInput[] => {
    const ids = values[getTaxonomyBase(taxonomy)];
    if (taxonomy === 'post_format' || !Array.isArray(ids)) return [];
    return [{ taxonomy, append: false, nodes: ids.map((id) => ({ id: String(id) })) }];
  });
  return [...byTaxonomy, ...(taxonomies.includes('post_format') ? toFormatInput(values['format']) : [])];
}
