import { permanentRedirect } from 'next/navigation';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { OrganizationJsonLd } from '#components/templates/OrganizationJsonLd.tsx';
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
 * The page of the node at a path: content, a term, an author, or the archive of a content type. The response is 404 only when the content service says
 * that there is no node. When the content service is unavailable, the error is not caught, so that Next keeps the page it has and caches no failure.
 */
export async function NodePage({ path, query = '' }: Props) {
  const { pageUri: address, data } = await loadPage(path, query);
  const node = data.nodeByUri;
  if (!node) return await redirectOrNotFound(`/${path}${path && '/'}`);
  const canonical = node.isFrontPage ? '/' : (node.uri ?? address.uri);
  if (!isSameUri(canonical, address.uri)) permanentRedirect(address.listCursor ? getListPageUri(canonical, address.listCursor) : canonical);
  return (
    <SiteFrame root={data}>
      <NodeTemplate node={node} root={data} pageUri={address} />
      {node.isFrontPage ? <OrganizationJsonLd query={data} /> : null}
    </SiteFrame>
  );
}
