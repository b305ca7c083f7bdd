import type { Metadata } from 'next';
import NotFoundPage from './status/404/page.tsx';

export const metadata: Metadata = { title: 'No such page', robots: { index: false } };

/** Under plain `next start`; the document server answers with the same page itself. */
export default function NotFound() {
  return <NotFoundPage />;
}
