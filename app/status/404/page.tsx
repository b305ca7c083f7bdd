import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'No such page', robots: { index: false } };

/** Served by the document server, with status 404, for every address where nothing stands. */
export default function NotFoundPage() {
  return (
    <StatusPage code="Error 404" title="Nothing is built at this address" links={nextLinks}>
      <p>The page was moved, let go, or never drawn. These still stand:</p>
    </StatusPage>
  );
}
