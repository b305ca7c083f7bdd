/** Values of a node that are not part of WPGraphQL's input: sticky flag, featured image, SEO data. */
import type { Transaction } from 'kysely';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { toStorableText } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import type { Seo } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';
import type { SeoInput } from './node-input.ts';

/** Applies the rules of WordPress's REST API (`WP_REST_Posts_Controller`). */
export function resolveSticky(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow, requested: boolean | null | undefined): boolean {
  const sticky = requested ?? node.sticky;
  if (requested === true && !node.sticky) {
    const { editOthers, publish } = getTypeCapabilities(type.name);
    if (!can(viewer, editOthers) && !can(viewer, publish))
      throw new UserError('Sorry, you are not allowed to make posts sticky.', { kind: 'forbidden' });
  }
  if (sticky && node.password !== null && requested !== undefined)
    throw new UserError('A post can not be sticky and have a password. Remove the password, or set isSticky to false.', {
      kind: 'sticky-with-password',
    });
  return sticky && node.password === null;
}

/**
 * @param imageId undefined keeps the image, null or the empty string removes it
 * @throws UserError if the id is not the id of a media item
 */
export async function resolveImageId(
  db: Transaction<Database>,
  field: string,
  imageId: string | null | undefined,
  currentId: number | null,
): Promise<number | null> {
  if (imageId === undefined) return currentId;
  if (imageId === null || imageId === '' || imageId === '0') return null;
  const id = parseId('post', imageId);
  const media =
    id === null
      ? undefined
      : await db
          .selectFrom('content_node')
          .select('id')
          .where('id', '=', id)
          .where('type', '=', 'attachment')
          .forKeyShare()
          .executeTakeFirst();
  if (!media)
    throw new UserError(`The ${field} "${imageId.slice(0, 60)}" is not the id of a media item. Use the id of an existing media item.`, {
      ...(field === 'featuredImageId' && { kind: 'featured-image-invalid' }),
    });
  return media.id;
}

const MAX_TEXT = 1_000;
const SCHEMA_TYPE = /^[A-Z][A-Za-z]{1,60}$/;

/** @param input undefined keeps the data, null removes it */
export async function applySeo(db: Transaction<Database>, current: Seo, input: SeoInput | null | undefined): Promise<Seo> {
  if (input === undefined) return current;
  if (input === null) return {};
  const imageId = await resolveImageId(db, 'seo.opengraphImageId', input.opengraphImageId, current.imageId ?? null);
  const text = (name: string, value: string | null | undefined, before: string | undefined) => {
    if (value === undefined) return before;
    if ((value ?? '').length > MAX_TEXT) throw new UserError(`seo.${name} has more than ${MAX_TEXT} characters. Shorten it.`);
    return toStorableText(value ?? '').trim() || undefined;
  };
  const canonical = text('canonical', input.canonical, current.canonical);
  if (canonical !== undefined && canonical !== current.canonical && !/^(?:https?:\/\/[^\s/]\S*|\/(?!\/)\S*)$/i.test(canonical))
    throw new UserError('seo.canonical is not a URL. Use a path that begins with / or a URL that begins with https://.');
  const title = text('title', input.title, current.title);
  const description = text('metaDesc', input.metaDesc, current.description);
  const noindex = input.metaRobotsNoindex === undefined ? current.noindex : (input.metaRobotsNoindex ?? undefined);
  const nofollow = input.metaRobotsNofollow === undefined ? current.nofollow : input.metaRobotsNofollow === true;
  const schemaType = (name: string, value: string | null | undefined, before: string | undefined) => {
    const type = text(name, value, before);
    if (type !== undefined && type !== before && !SCHEMA_TYPE.test(type))
      throw new UserError(`seo.${name} is not a schema.org type. Types consist of letters and begin with a capital, like AboutPage.`);
    return type;
  };
  const openGraphTitle = text('opengraphTitle', input.opengraphTitle, current.openGraphTitle);
  const openGraphDescription = text('opengraphDescription', input.opengraphDescription, current.openGraphDescription);
  const focusKeyword = text('focuskw', input.focuskw, current.focusKeyword);
  const pageType = schemaType('schemaPageType', input.schemaPageType, current.pageType);
  const articleType = schemaType('schemaArticleType', input.schemaArticleType, current.articleType);
  const isCornerstone = input.cornerstone === undefined ? current.isCornerstone : input.cornerstone === true;
  return {
    ...(openGraphTitle !== undefined && { openGraphTitle }),
    ...(openGraphDescription !== undefined && { openGraphDescription }),
    ...(focusKeyword !== undefined && { focusKeyword }),
    ...(pageType !== undefined && { pageType }),
    ...(articleType !== undefined && { articleType }),
    ...(isCornerstone && { isCornerstone }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(canonical !== undefined && { canonical }),
    ...(noindex !== undefined && { noindex }),
    ...(nofollow && { nofollow }),
    ...(imageId !== null && { imageId }),
  };
}
