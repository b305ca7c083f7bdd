import type { Metadata } from 'next';
import { unstable_cache } from 'next/cache';
import { readEnv } from '#lib/env/env.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { createMetadata } from './metadata.ts';
import { NodePage } from './NodePage.tsx';
import { loadPage } from './PageByUri.ts';

type Props = { params: Promise<{ uri: string[] }> };

// Pages are rendered at the first request and then cached. The build renders none, so it needs no content service.
export const dynamicParams = true;

export function generateStaticParams(): { uri: string[] }[] {
  return [];
}

/** Next accepts only a literal as a page's `revalidate`. A page that uses a cached value expires with it, so this value limits the age of the page. */
const limitPageAge = unstable_cache(async () => null, ['page-age'], { revalidate: readEnv().REVALIDATE_SECONDS, tags: ['content'] });

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { pageUri, data } = await loadPage(toPath((await params).uri));
  return createMetadata(data, pageUri);
}

/** A page without parameters: the same for every visitor, and cached. */
export default async function Page({ params }: Props) {
  const path = toPath((await params).uri);
  await limitPageAge();
  return await NodePage({ path });
}
