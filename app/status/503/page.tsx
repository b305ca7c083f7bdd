import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

export const metadata: Metadata = { title: 'Not available at the moment', robots: { index: false } };

/** Served by the document server, with status 503 and Retry-After, for a page nobody has seen yet while the content service is away. */
export default function UnavailablePage() {
  return (
    <StatusPage code="Error 503" title="This page is on its way" links={nextLinks}>
      <p>
        The service that keeps our pages does not answer at the moment. Reload in half a minute; pages visited before are open as usual:
      </p>
    </StatusPage>
  );
}
