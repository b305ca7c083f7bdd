import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Page removed', robots: { index: false } };

/** The document server sends this page with the status 410 for a path that editors have declared as removed. */
export default function RemovedPage() {
  return (
    <StatusPage code="Error 410" title="This page has been removed" links={nextLinks}>
      <p>We have taken it down for good, and nothing has replaced it. Try one of these:</p>
    </StatusPage>
  );
}
