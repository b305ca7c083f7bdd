import type { Metadata } from 'next';
import { cache } from 'react';
import { graphql } from 'relay-runtime';
import type { pageNotFoundQuery } from '#generated/pageNotFoundQuery.graphql.ts';
import { SiteFooter } from '#components/layout/SiteFooter.tsx';
import { SiteHeader } from '#components/layout/SiteHeader.tsx';
import { StatusMain } from '#components/layout/StatusPage.tsx';
import { fetchQuery } from '#lib/relay/server.ts';
import { notFoundMessage } from '../not-found-message.tsx';

export const dynamic = 'force-dynamic';

const loadPage = cache(async () => await fetchQuery<pageNotFoundQuery>(query, { uri: '' }));

/** The title is that of the SEO settings. */
export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await loadPage();
  return { title: seo?.meta?.notFound?.title?.trim() || notFoundMessage.title, robots: { index: false } };
}

/**
 * The 404 page with the menu, the telephone number and the address of the company, which need the content service. The document server renders it again at most
 * every ten seconds while it is requested, and sends the prerendered page until it has one.
 */
export default async function NotFoundPageWithMenu() {
  const data = await loadPage();
  return (
    <>
      <SiteHeader root={data} />
      <StatusMain {...notFoundMessage} />
      <SiteFooter root={data} isSameForAll titleBlock={[{ term: 'Sheet', value: notFoundMessage.title }]} />
    </>
  );
}

const query = graphql`
  query pageNotFoundQuery($uri: String!, $asPreview: Boolean) {
    seo {
      meta {
        notFound {
          title
        }
      }
    }
    ...SiteHeader_root
    ...SiteFooter_root
  }
`;
