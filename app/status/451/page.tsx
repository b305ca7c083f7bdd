import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Unavailable for legal reasons', robots: { index: false } };

/** The document server sends this page with the status 451 for a path that editors have declared as unavailable for legal reasons. */
export default function LegallyUnavailablePage() {
  return (
    <StatusPage code="Error 451" title="This page is unavailable for legal reasons" links={nextLinks}>
      <p>We had to take it down to comply with the law or a court order. Try one of these:</p>
    </StatusPage>
  );
}
