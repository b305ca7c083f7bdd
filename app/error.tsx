'use client';

import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

/**
 * What stands in for a page whose rendering failed, under plain Next and where a client component breaks after its script has started.
 * A document that could not be made is answered by the document server, with `status/500`.
 */
export default function ErrorPage() {
  return (
    <StatusPage code="Error 500" title="Something on our side broke" links={nextLinks}>
      <p>It has been noted, and nothing you did caused it. Try again in a minute, or go on here:</p>
    </StatusPage>
  );
}
