import type { Metadata } from 'next';
import { SiteSearchForm } from '#components/layout/SiteSearchForm.tsx';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** The document server sends this page with the status 404 for every path that has no page. */
export default function NotFoundPage() {
  return (
    <StatusPage code="Error 404" title="Page not found" links={nextLinks}>
      <p>The page may have been moved or removed. Search the site or try one of these:</p>
      <SiteSearchForm place="page" />
    </StatusPage>
  );
}
