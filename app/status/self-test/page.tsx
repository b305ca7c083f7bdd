import type { Metadata } from 'next';
import { Island } from '#components/ui/core/Island.tsx';
import { ComparisonDivider } from '#components/ui/media/ComparisonSlider.island.tsx';

export const metadata: Metadata = { title: 'Self-test', robots: { index: false } };

/**
 * A page with an island, prerendered by the build. The document server reads it when it starts, to check that it understands the documents of this
 * version of Next (server/next/self-test.ts). Visitors get 404 at this path.
 */
export default function SelfTestPage() {
  return (
    <main id="main">
      <h1>Self-test</h1>
      <Island on="interaction">
        <ComparisonDivider />
      </Island>
    </main>
  );
}
