import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { layoutQuery } from '#generated/layoutQuery.graphql.ts';
import { SiteFooter } from '#components/layout/SiteFooter.tsx';
import { SiteHeader } from '#components/layout/SiteHeader.tsx';
import { fetchQuery } from '#lib/relay/server.ts';

/** Header and footer of every page that is made of content. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const root = await fetchQuery<layoutQuery>(
    graphql`
      query layoutQuery {
        ...SiteHeader_root
        ...SiteFooter_root
      }
    `,
    {},
  );
  return (
    <>
      <SiteHeader root={root} />
      <main id="main">{children}</main>
      <SiteFooter root={root} />
    </>
  );
}
