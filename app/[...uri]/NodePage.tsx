import { permanentRedirect } from 'next/navigation';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { OrganizationJsonLd } from '#components/templates/OrganizationJsonLd.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { isSameUri, getListPageUri } from '#lib/uri/address.ts';
import { answerMissing } from './missing.ts';
import { loadPage } from './PageByUri.ts';

type Props = {
  /** Segments of the address, joined by slashes. */
  path: string;
  /** What the address asks of the page, in one spelling (lib/uri/parameters.ts); empty for the page everybody gets. */
  query?: string;
};

/**
 * The page of whatever stands at an address: content, a term, an author, or the list of a content type. Only a proven absence is a 404;
 * an unreachable content service is an error that passes through, so that Next keeps the page it has and caches no failure.
 */
export async function NodePage({ path, query = '' }: Props) {
  const { address, data } = await loadPage(path, query);
  const node = data.nodeByUri;
  if (!node) return await answerMissing(`/${path}${path && '/'}`);
  const canonical = node.isFrontPage ? '/' : (node.uri ?? address.uri);
  if (!isSameUri(canonical, address.uri)) permanentRedirect(address.part ? getListPageUri(canonical, address.part) : canonical);
  return (
    <SiteFrame root={data}>
      <NodeTemplate node={node} root={data} address={address} />
      {node.isFrontPage ? <OrganizationJsonLd query={data} /> : null}
    </SiteFrame>
  );
}
