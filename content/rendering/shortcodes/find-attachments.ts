/** Media items of galleries and playlists: the chosen ones, or those that were uploaded to the content. */
import type { MediaRow } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { createPageArgs } from '../../store/core/page.ts';
import type { NodeOrder } from '../../store/nodes/node-filter.ts';
import type { RenderContext } from '../render-context.ts';
import type { ShortcodeAttributes } from './parse-attributes.ts';

export type Attachment = { node: NodeRow; media: MediaRow };

const MAX_ITEMS = 200;

const parseIds = (text: string) =>
  [
    ...new Set(
      text
        .split(/[\s,]+/)
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0),
    ),
  ].slice(0, MAX_ITEMS);

const orders: ReadonlyMap<string, Exclude<NodeOrder['by'], 'in' | 'nameIn'>> = new Map<string, Exclude<NodeOrder['by'], 'in' | 'nameIn'>>([
  ['title', 'title'],
  ['post_title', 'title'],
  ['date', 'date'],
  ['post_date', 'date'],
  ['modified', 'modified'],
  ['name', 'slug'],
]);

export async function findAttachments(
  { named }: ShortcodeAttributes,
  mimeType: string,
  { store, node }: RenderContext,
): Promise<Attachment[]> {
  const ids = parseIds(named.get('ids') ?? named.get('include') ?? '');
  const parentId = Number.parseInt(named.get('id') ?? '', 10) || node?.id;
  // Media of content that the viewer may not read is not shown.
  const parent = parentId === undefined ? null : await store.nodeById(parentId);
  if (ids.length === 0 && (!parent || parent.restricted)) return [];
  const isDescending = named.get('order')?.toUpperCase() === 'DESC';
  const by = orders.get((named.get('orderby') ?? '').split(' ')[0] ?? '');
  const isInGivenOrder = ids.length > 0 && by === undefined;
  const found = isInGivenOrder
    ? await store.nodesByIds(isDescending ? ids.toReversed() : ids)
    : (
        await store.nodes(
          {
            types: ['attachment'],
            statuses: ['inherit', 'publish'],
            filter: { mimeType, notIn: parseIds(named.get('exclude') ?? '') },
            ...(ids.length > 0 ? { ids } : { parentId: parent?.id ?? 0 }),
            orderby: [{ by: by ?? 'menu', descending: isDescending }],
          },
          createPageArgs(MAX_ITEMS),
        )
      ).rows;
  // Items of the same place in the menu order are in the order of their ids.
  const sorted =
    isInGivenOrder || by !== undefined
      ? found
      : found.toSorted((a, b) => (a.menuOrder - b.menuOrder || a.id - b.id) * (isDescending ? -1 : 1));
  const attachments = await Promise.all(
    sorted.map(async (item) => ({
      node: item,
      media: item.type === 'attachment' && !item.restricted ? await store.findMedia(item.id) : null,
    })),
  );
  return attachments.flatMap(({ node: item, media }) => (media?.mimeType.startsWith(`${mimeType}/`) ? [{ node: item, media }] : []));
}
