import type { Metadata } from 'next';
import { unstable_cache } from 'next/cache';
import { readEnv } from '#lib/env/env.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { metadataOf } from './metadata.ts';
import { NodePage } from './NodePage.tsx';
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
  const { address, data } = await loadPage(toPath((await params).uri));
  return metadataOf(data, address);
}

/** A page as everybody gets it. */
export default async function Page({ params }: Props) {
  const path = toPath((await params).uri);
  await agesWith();
  return await NodePage({ path });
}
