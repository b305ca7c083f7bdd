import { permanentRedirect } from 'next/navigation';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { SchemaGraph } from '#components/templates/SchemaGraph.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { isSameUri, getListPageUri } from '#lib/uri/page-uri.ts';
import { redirectOrNotFound } from './redirect-or-not-found.ts';
import { loadPage } from './PageByUri.ts';

type Props = {
  /** Segments of the URL path, joined by slashes. */
  path: string;
  /** Page parameters in canonical form (lib/uri/parameters.ts), or empty. */
  query?: string;
};

/**
 * The page of the node at a path: content, a term, an author, or the archive of a content type. The response is 404 only if the content service
 * returns no node. If the content service is unavailable, the error is not caught, so that Next keeps the cached page and does not cache the failure.
 */
export async function NodePage({ path, query = '' }: Props) {
  const { pageUri, data } = await loadPage(path, query);
  const node = data.nodeByUri;
  if (!node) return await redirectOrNotFound(`/${path}${path && '/'}`);
  const canonical = node.isFrontPage ? '/' : (node.uri ?? pageUri.uri);
  if (!isSameUri(canonical, pageUri.uri)) permanentRedirect(pageUri.listCursor ? getListPageUri(canonical, pageUri.listCursor) : canonical);
  return (
    <SiteFrame root={data}>
      <NodeTemplate node={node} root={data} pageUri={pageUri} />
      <SchemaGraph node={node} />
    </SiteFrame>
  );
}
