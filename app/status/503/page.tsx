import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Temporarily unavailable', robots: { index: false } };

/** The document server sends this page with the status 503 and Retry-After, for a page that is not cached while the content service is unavailable. */
export default function UnavailablePage() {
  return (
    <StatusPage code="Error 503" title="This page is temporarily unavailable" links={nextLinks}>
      <p>Our content system is not responding right now. Reload the page in 30 seconds. Many other pages still work:</p>
    </StatusPage>
  );
}
