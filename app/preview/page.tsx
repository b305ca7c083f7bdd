import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { pagePreviewBarQuery } from '#generated/pagePreviewBarQuery.graphql.ts';
import { EditorBar } from '#components/layout/EditorBar.tsx';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { createPreviewUri, parsePreviewParameters, PreviewParameterError } from '#lib/preview/parameters.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { createRefreshPath } from '#lib/session/login-path.ts';
import { requireEditor } from '#lib/session/page-access.ts';
import type { SearchParams } from '#lib/uri/search-params.ts';
import { loadPreview } from '../[...uri]/PageByUri.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

const links = [{ href: '/', label: 'Home page' }];

/** The newest version of a node, for editors who may change it: the autosave if there is one, or else the node itself, published or not. */
export default async function PreviewPage({ searchParams }: Props) {
  const parameters = parse(await searchParams);
  if (parameters instanceof PreviewParameterError)
    return (
      <StatusPage code="Preview" title="This preview link is incomplete" links={links}>
        <p>{parameters.message}</p>
      </StatusPage>
    );
  const uri = createPreviewUri(parameters);
  await requireEditor(uri);
  const [{ pageUri, data }, bar] = await Promise.all([loadPreview(uri), fetchQuery<pagePreviewBarQuery>(barQuery, { uri })]);
  // The session has ended since its access token was issued.
  if (!bar.viewer) redirect(createRefreshPath(uri));
  const node = data.nodeByUri;
  if (!node || (parameters.typeName !== null && parameters.typeName !== node.__typename))
    return (
      <StatusPage code="Preview" title="There is nothing to preview" links={links}>
        <p>The content does not exist, or you do not have permission to edit it.</p>
      </StatusPage>
    );
  return (
    <>
      <EditorBar root={bar} />
      <SiteFrame root={data}>
        <NodeTemplate node={node} root={data} pageUri={pageUri} />
      </SiteFrame>
    </>
  );
}

const barQuery = graphql`
  query pagePreviewBarQuery($uri: String!) {
    viewer {
      id
    }
    ...EditorBar_root
  }
`;

function parse(searchParams: SearchParams) {
  try {
    return parsePreviewParameters(searchParams);
  } catch (error) {
    if (error instanceof PreviewParameterError) return error;
    throw error;
  }
}
