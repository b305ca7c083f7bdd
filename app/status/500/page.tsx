import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Something broke', robots: { index: false } };

/** Served by the document server, with status 500, when a page could not be made because of a fault of ours. */
export default function ServerErrorPage() {
  return (
    <StatusPage code="Error 500" title="Something on our side broke" links={nextLinks}>
      <p>It has been noted, and nothing you did caused it. Try again in a minute, or go on here:</p>
    </StatusPage>
  );
}
