import type { Metadata } from 'next';
import { Island } from '#components/ui/core/Island.client.tsx';
import { ComparisonDivider } from '#components/ui/media/ComparisonSlider.island.tsx';

export const metadata: Metadata = { title: 'Self-test', robots: { index: false } };

/**
 * A page with an island, prerendered at build time. When the document server starts, it parses this page to check that it supports the HTML of this
 * version of Next (server/next/self-test.ts). For visitors, this path returns 404.
 */
export default function SelfTestPage() {
  return (
    <main id="main">
      <h1>Self-test</h1>
      <Island>
        <ComparisonDivider />
      </Island>
    </main>
  );
}
