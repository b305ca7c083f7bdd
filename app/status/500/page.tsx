import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

/** The document server sends this page with the status 500 when a page fails to render. */
export default function ServerErrorPage() {
  return (
    <StatusPage code="Error 500" title="Something went wrong on our side" links={nextLinks}>
      <p>We have logged the error. Nothing you did caused it. Try again in a minute, or visit one of these pages:</p>
    </StatusPage>
  );
}
