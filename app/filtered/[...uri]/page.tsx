import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { readParameters, writeParameters } from '#lib/uri/parameters.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { metadataOf } from '../../[...uri]/metadata.ts';
import { NodePage } from '../../[...uri]/NodePage.tsx';
import { loadPage } from '../../[...uri]/PageByUri.ts';

type Props = { params: Promise<{ uri: string[] }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const dynamic = 'force-dynamic';

/** Search engines keep the page itself, not every view of it. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, query } = await read(props);
  const { address, data } = await loadPage(path, query);
  return { ...metadataOf(data, address), robots: { index: false, follow: true } };
}

/** A page of which the address asks something: a filter, a part of a list, the outcome of a form. Made for the request. */
export default async function FilteredPage(props: Props) {
  const { path, query } = await read(props);
  // This address is an inner one; without parameters somebody has typed it.
  if (query === '') permanentRedirect(`/${path}${path && '/'}`);
  return await NodePage({ path, query });
}

async function read({ params, searchParams }: Props): Promise<{ path: string; query: string }> {
  const [{ uri }, given] = await Promise.all([params, searchParams]);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) for (const one of [value ?? []].flat()) search.append(name, one);
  return { path: toPath(uri), query: writeParameters(readParameters(search.toString())) };
}
