import type { Metadata } from 'next';
import { graphql } from 'relay-runtime';
import type { pageSharedPreviewQuery, PreviewLinkStateEnum } from '#generated/pageSharedPreviewQuery.graphql.ts';
import { ResponseStatus } from '#components/layout/ResponseStatus.tsx';
import { SharedPreviewNotice } from '#components/layout/SharedPreviewNotice.tsx';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { createSharedPreviewPath } from '#lib/preview/shared-preview.ts';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { createPreviewMetadata } from '../../[...uri]/metadata.ts';
import { loadPreview } from '../../[...uri]/PageByUri.ts';

type Props = { params: Promise<{ token: string }> };

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = createSharedPreviewPath((await params).token);
  return path === null ? { title: 'Preview', robots: { index: false, follow: false } } : createPreviewMetadata(await loadPreview(path));
}

/** The newest version of one node, for people with a preview link. Everything else on the page is what every visitor sees. */
export default async function SharedPreviewPage({ params }: Props) {
  const { token } = await params;
  const path = createSharedPreviewPath(token);
  if (path === null) return <UnavailablePreview state="INVALID" expiresAt={null} />;
  const [{ pageUri, data }, { sharedPreview }] = await Promise.all([
    loadPreview(path),
    fetchQuery<pageSharedPreviewQuery>(sharedPreviewQuery, { token }),
  ]);
  const { state, expiresAt, status } = sharedPreview;
  const node = data.nodeByUri;
  if (state !== 'ACTIVE' || !node) return <UnavailablePreview state={state} expiresAt={expiresAt} />;
  return (
    <>
      <SharedPreviewNotice status={status} expiresAt={expiresAt} />
      <SiteFrame root={data}>
        <NodeTemplate node={node} root={data} pageUri={pageUri} />
      </SiteFrame>
    </>
  );
}

const sharedPreviewQuery = graphql`
  query pageSharedPreviewQuery($token: String!) {
    sharedPreview(token: $token) {
      state
      expiresAt
      status
    }
  }
`;

function UnavailablePreview({ state, expiresAt }: { state: PreviewLinkStateEnum; expiresAt: string | null | undefined }) {
  const { title, text } = describeState(state, expiresAt);
  return (
    <StatusPage code="Shared preview" title={title} links={[{ href: '/', label: 'Home page' }]}>
      <ResponseStatus status={state === 'INVALID' ? 404 : 410} />
      <p>{text}</p>
    </StatusPage>
  );
}

function describeState(state: PreviewLinkStateEnum, expiresAt: string | null | undefined): { title: string; text: string } {
  const date = formatDateWithPattern(expiresAt, 'F j, Y');
  switch (state) {
    case 'EXPIRED':
      return {
        title: 'This preview has expired',
        text: `The link was valid until ${date}. Ask the person who sent it to you for a new one.`,
      };
    case 'REVOKED':
      return {
        title: 'This preview has ended',
        text: 'The link was revoked by an editor. Ask the person who sent it to you for a new one.',
      };
    case 'WITHDRAWN':
      return {
        title: 'This preview is not available',
        text: 'The content was moved to the trash, or the person who shared it can no longer edit it.',
      };
    default:
      return {
        title: 'This preview link does not work',
        text: 'The link is incomplete, or the content that it showed has been deleted. Check that you copied the whole link.',
      };
  }
}
