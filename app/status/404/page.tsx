import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** The document server sends this page with the status 404 for every path that has no page. */
export default function NotFoundPage() {
  return (
    <StatusPage code="Error 404" title="Page not found" links={nextLinks}>
      <p>The page may have been moved or removed. Try one of these:</p>
    </StatusPage>
  );
}
