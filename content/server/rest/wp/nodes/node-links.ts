/** The links of nodes. Those with `wp:action-` tell the editor what the viewer may do. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import {
  can,
  canAssignTerms,
  canDeleteNode,
  canEditNode,
  canManageTerms,
  getTypeCapabilities,
  type Viewer,
} from '../../../../permissions/viewer.ts';
import type { Link, Links } from '../framework/item.ts';
import { getRestUrl, type RestRequest } from '../framework/rest-request.ts';
import { getTaxonomyBase, getTypeBase } from '../../../../model/rest-bases.ts';

export async function getNodeLinks(type: ContentTypeDeclaration, node: NodeRow, request: RestRequest): Promise<Links> {
  const url = (path: string) => getRestUrl(request, `/wp/v2${path}`);
  const collection = url(`/${getTypeBase(type.name)}`);
  const self = `${collection}/${node.id}`;
  const canEdit = canEditNode(request.viewer, node);
  return {
    self: [{ href: self, ...(canEdit && { targetHints: { allow: getAllowedMethods(request.viewer, node) } }) }],
    collection: [{ href: collection }],
    about: [{ href: url(`/types/${type.name}`) }],
    ...(type.supports.includes('author') &&
      node.authorId !== null && { author: [{ embeddable: true, href: url(`/users/${node.authorId}`) }] }),
    ...(type.supports.includes('comments') && { replies: [{ embeddable: true, href: `${url('/comments')}?post=${node.id}` }] }),
    ...(type.supports.includes('revisions') && (await getRevisionLinks(node, self, request))),
    ...(type.hierarchical && node.parentId !== null && { up: [{ embeddable: true, href: `${collection}/${node.parentId}` }] }),
    ...(node.featuredImageId !== null && { 'wp:featuredmedia': [{ embeddable: true, href: url(`/media/${node.featuredImageId}`) }] }),
    ...(type.name !== 'attachment' && { 'wp:attachment': [{ href: `${url('/media')}?parent=${node.id}` }] }),
    ...(type.taxonomies.length > 0 && { 'wp:term': getTermLinks(type, node, url) }),
    ...(canEdit && getActionLinks(type, self, request)),
  };
}

/** The methods that the viewer, who may edit the node, may use on it. */
function getAllowedMethods(viewer: Viewer, node: NodeRow): string[] {
  return ['GET', 'POST', 'PUT', 'PATCH', ...(canDeleteNode(viewer, node) ? ['DELETE'] : [])];
}

function getTermLinks({ taxonomies }: ContentTypeDeclaration, node: NodeRow, url: (path: string) => string): Link[] {
  return taxonomies
    .filter((name) => name !== 'post_format')
    .map((name) => ({ taxonomy: name, embeddable: true, href: `${url(`/${getTaxonomyBase(name)}`)}?post=${node.id}` }));
}

/** Everyone sees that there are revisions (WordPress). The linked resources are for viewers who may edit the node. */
async function getRevisionLinks({ id }: NodeRow, self: string, { context }: RestRequest): Promise<Links> {
  const { count, newestId } = await context.store.getRevisionHistory(id);
  return {
    'version-history': [{ count, href: `${self}/revisions` }],
    ...(newestId !== null && { 'predecessor-version': [{ id: newestId, href: `${self}/revisions/${newestId}` }] }),
  };
}

function getActionLinks(type: ContentTypeDeclaration, self: string, { viewer }: RestRequest): Links {
  const { publish, editOthers } = getTypeCapabilities(type.name);
  const actions: Record<string, boolean> = {
    publish: can(viewer, publish),
    'unfiltered-html': can(viewer, 'unfiltered_html'),
    sticky: type.name === 'post' && (can(viewer, editOthers) || can(viewer, publish)),
    'assign-author': type.supports.includes('author') && can(viewer, editOthers),
    ...Object.fromEntries(
      type.taxonomies.flatMap((name) =>
        name === 'post_format'
          ? []
          : [
              [`create-${getTaxonomyBase(name)}`, canManageTerms(viewer)],
              [`assign-${getTaxonomyBase(name)}`, canAssignTerms(viewer)],
            ],
      ),
    ),
  };
  return Object.fromEntries(
    Object.entries(actions).flatMap(([name, isAllowed]) => (isAllowed ? [[`wp:action-${name}`, [{ href: self }]]] : [])),
  );
}
