import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { pageCanvasQuery } from '#generated/pageCanvasQuery.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { isCanvasToken } from '#lib/preview/canvas.ts';
import { fetchQuery } from '#lib/relay/server.ts';

type Props = { params: Promise<{ token: string }> };

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Canvas', robots: { index: false, follow: false } };

/**
 * The unsaved blocks of an open editor, for the canvas of the studio. The content service requests this page and takes the markup of each block from it
 * (content/server/studio/canvas-document.ts). There is no header and no footer.
 */
export default async function CanvasPage({ params }: Props) {
  const { token } = await params;
  if (!isCanvasToken(token)) notFound();
  const { canvasBlocks } = await fetchQuery<pageCanvasQuery>(query, { token });
  if (!canvasBlocks) notFound();
  return (
    <main id="main">
      {canvasBlocks.map(({ clientId, isFirst, blocks }) => (
        <div key={clientId} data-canvas-block={clientId}>
          <BlockTree blocks={blocks} hasPageTitle={!isFirst} />
        </div>
      ))}
    </main>
  );
}

const query = graphql`
  query pageCanvasQuery($token: String!, $parameters: [UrlParameter!]) {
    canvasBlocks(token: $token) {
      clientId
      isFirst
      blocks {
        ...BlockTree_blocks
      }
    }
  }
`;
