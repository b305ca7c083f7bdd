/** Values of a node that WPGraphQL has no input for: whether it sticks to the top, its picture, what search engines are told. */
import type { Transaction } from 'kysely';
import { toStorableText } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import type { Seo } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';
import type { SeoInput } from './node-input.ts';

/** Rules of WordPress's REST interface, `WP_REST_Posts_Controller`. */
export function resolveSticky(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow, asked: boolean | null | undefined): boolean {
  const sticky = asked ?? node.sticky;
  if (asked === true && !node.sticky) {
    const { editOthers, publish } = getTypeCapabilities(type.name);
    if (!can(viewer, editOthers) && !can(viewer, publish)) throw new UserError('Sorry, you are not allowed to make posts sticky.');
  }
  if (sticky && node.password !== null && asked !== undefined)
    throw new UserError('A post can not be sticky and have a password. Take the password away, or set isSticky to false.');
  return sticky && node.password === null;
}

/**
 * @param given undefined: as it was; null or empty: none
 * @throws UserError for what is no media item
 */
export async function resolveImageId(
  db: Transaction<Database>,
  field: string,
  given: string | null | undefined,
  former: number | null,
): Promise<number | null> {
  if (given === undefined) return former;
  if (given === null || given === '' || given === '0') return null;
  const id = parseId('post', given);
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
  if (!media) throw new UserError(`The ${field} "${given.slice(0, 60)}" is the id of no media item. Give the id of an existing one.`);
  return media.id;
}

const MAX_TEXT = 1_000;

/** @param given undefined: as it was; null: nothing of one's own */
export async function applySeo(db: Transaction<Database>, former: Seo, given: SeoInput | null | undefined): Promise<Seo> {
  if (given === undefined) return former;
  if (given === null) return {};
  const imageId = await resolveImageId(db, 'seo.opengraphImageId', given.opengraphImageId, former.imageId ?? null);
  const text = (name: string, value: string | null | undefined, before: string | undefined) => {
    if (value === undefined) return before;
    if ((value ?? '').length > MAX_TEXT) throw new UserError(`seo.${name} is longer than ${MAX_TEXT} signs. Shorten it.`);
    return toStorableText(value ?? '').trim() || undefined;
  };
  const canonical = text('canonical', given.canonical, former.canonical);
  if (canonical !== undefined && canonical !== former.canonical && !/^(?:https?:\/\/[^\s/]\S*|\/(?!\/)\S*)$/i.test(canonical))
    throw new UserError('seo.canonical is no address. Give a path that begins with / or an address that begins with https://.');
  const title = text('title', given.title, former.title);
  const description = text('metaDesc', given.metaDesc, former.description);
  const noindex = given.metaRobotsNoindex === undefined ? former.noindex : given.metaRobotsNoindex === true;
  const nofollow = given.metaRobotsNofollow === undefined ? former.nofollow : given.metaRobotsNofollow === true;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(canonical !== undefined && { canonical }),
    ...(noindex && { noindex }),
    ...(nofollow && { nofollow }),
    ...(imageId !== null && { imageId }),
  };
}
