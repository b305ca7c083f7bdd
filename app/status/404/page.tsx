import type { Metadata } from 'next';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { notFoundMessage } from './not-found-message.tsx';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** The document server sends this page with the status 404 for every path that has no page, as long as it has no page with the menu. */
export default function NotFoundPage() {
  return <StatusPage {...notFoundMessage} />;
}
