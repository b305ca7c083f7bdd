import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { unstable_cache } from 'next/cache';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { OrganizationData } from '#components/templates/OrganizationData.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { readEnv } from '#lib/env/env.ts';
import { isSameAddress, listAddress } from '#lib/uri/address.ts';
import { metadataOf } from './metadata.ts';
import { answerMissing } from './missing.ts';
import { FRONT_PAGE } from '#lib/uri/front-page.ts';
import { loadPage } from './PageByUri.ts';

type Props = { params: Promise<{ uri: string[] }> };

// Pages are made when they are first asked for and then kept; a build knows of none, and needs no content service.
export const dynamicParams = true;

export function generateStaticParams(): { uri: string[] }[] {
  return [];
}

/** Next takes a page's `revalidate` as a literal only. Cached nothing of the configured age makes the page as old as that at most. */
const agesWith = unstable_cache(async () => null, ['page-age'], { revalidate: readEnv().REVALIDATE_SECONDS, tags: ['content'] });

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { address, data } = await loadPage(pathOf(await params));
  return metadataOf(data, address);
}

/**
 * The page of whatever stands at an address: content, a term, an author, or the list of a content type. Only a proven absence is a 404;
 * an unreachable content service is an error that passes through, so that Next keeps the page it has and caches no failure.
 */
export default async function Page({ params }: Props) {
  const path = pathOf(await params);
  await agesWith();
  const { address, data } = await loadPage(path);
  const node = data.nodeByUri;
  if (!node) return await answerMissing(`/${path}${path && '/'}`);
  const canonical = node.isFrontPage ? '/' : (node.uri ?? address.uri);
  if (!isSameAddress(canonical, address.uri)) permanentRedirect(address.part ? listAddress(canonical, address.part) : canonical);
  return (
    <SiteFrame root={data}>
      <NodeTemplate node={node} root={data} address={address} />
      {node.isFrontPage ? <OrganizationData query={data} /> : null}
    </SiteFrame>
  );
}

function pathOf({ uri }: { uri: string[] }): string {
  const path = uri.join('/');
  return path === FRONT_PAGE ? '' : path;
}
