'use client';

import { StatusPage } from '#components/layout/StatusPage.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

/**
 * Next shows this when a page fails to render, and when a client component fails in the browser. Behind the document server, visitors get
 * app/status/500 when a page fails to render.
 */
export default function ErrorPage() {
  return (
    <StatusPage code="Error 500" title="Something went wrong on our side" links={nextLinks}>
      <p>We have logged the error. Nothing you did caused it. Try again in a minute, or visit one of these pages:</p>
    </StatusPage>
  );
}
