import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { toPath } from '#lib/uri/front-page.ts';
import { formatKnownParameters, type SearchParams } from '#lib/uri/search-params.ts';
import { createMetadata } from '../../[...uri]/metadata.ts';
import { NodePage } from '../../[...uri]/NodePage.tsx';
import { loadPage } from '../../[...uri]/PageByUri.ts';

type Props = { params: Promise<{ uri: string[] }>; searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

/** Search engines index only the page without parameters. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, query } = await parseProps(props);
  const { pageUri, data } = await loadPage(path, query);
  return { ...createMetadata(data, pageUri), robots: { index: false, follow: true } };
}

/** A page with parameters: a filter, a page of a list, or the result of a form submission. It is rendered for each request. */
export default async function FilteredPage(props: Props) {
  const { path, query } = await parseProps(props);
  // Rewrites to this path always add parameters. A request without parameters means that the visitor entered this internal path.
  if (query === '') permanentRedirect(`/${path}${path && '/'}`);
  return await NodePage({ path, query });
}

async function parseProps({ params, searchParams }: Props): Promise<{ path: string; query: string }> {
  const [{ uri }, parameters] = await Promise.all([params, searchParams]);
  return { path: toPath(uri), query: formatKnownParameters(parameters) };
}
