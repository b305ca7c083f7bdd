/** The permalink with a placeholder for the slug, which the editor fills while a title is typed. */
import { buildNodeUri, formatPermalink } from '../../../../commands/permalinks/node-uri.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { getContentType } from '../../../../model/content-types.ts';
import type { RestRequest } from '../framework/rest-request.ts';

export async function getPermalinkTemplate(node: NodeRow, { context }: RestRequest): Promise<string> {
  const { store, site } = context;
  const placeholder = getContentType(node.type).hierarchical ? '%pagename%' : '%postname%';
  const { permalinkStructure, pageOnFront, showOnFront } = await store.option('settings');
  if (showOnFront !== 'posts' && pageOnFront === node.id) return `${site.siteUrl}/`;
  const ancestors = await store.getAncestors(node);
  const slugs = ancestors.map(({ slug }) => slug).toReversed();
  // Placeholders are not valid in URIs, so a word takes their place.
  const word = 'permalink-placeholder';
  const uri =
    node.type === 'post' && typeof permalinkStructure === 'string' && permalinkStructure !== ''
      ? formatPermalink(permalinkStructure, { ...node, slug: word, authorName: '', category: [] }, site.timezone)
      : buildNodeUri(node.type, [...slugs, word]);
  return uri === null ? `${site.contentUrl}/?p=${node.id}` : `${site.siteUrl}${uri.replace(word, placeholder)}`;
}
