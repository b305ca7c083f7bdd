import type { Metadata } from 'next';
import NotFoundPage from './status/404/page.tsx';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** Used by `next start` and `next dev`. The document server sends app/status/404 itself. */
export default function NotFound() {
  return <NotFoundPage />;
}
