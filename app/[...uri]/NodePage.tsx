import { permanentRedirect } from 'next/navigation';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { SchemaGraph } from '#components/templates/SchemaGraph.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { SavedNotice } from '#components/templates/shared/SavedNotice.tsx';
import { getParameterValue, parseParameters } from '#lib/uri/parameters.ts';
import { formatPagePath, isSameUri } from '#lib/uri/page-uri.ts';
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
  const parameters = parseParameters(query);
  const canonical = node.isFrontPage ? '/' : (node.uri ?? pageUri.uri);
  // The first page of a list has only one address.
  if (!isSameUri(canonical, pageUri.uri) || pageUri.pageNumber === 1) permanentRedirect(formatPagePath({ ...pageUri, uri: canonical }));
  return (
    <SiteFrame
      root={data}
      notice={<SavedNotice result={getParameterValue(parameters, 'saved')} count={getParameterValue(parameters, 'saved-count')} />}
    >
      <NodeTemplate node={node} root={data} pageUri={pageUri} />
      <SchemaGraph node={node} />
    </SiteFrame>
  );
}
