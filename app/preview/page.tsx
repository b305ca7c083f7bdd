import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { pageEditorOnlyQuery } from '#generated/pageEditorOnlyQuery.graphql.ts';
import type { pagePreviewBarQuery } from '#generated/pagePreviewBarQuery.graphql.ts';
import { EditorBar } from '#components/layout/EditorBar.tsx';
import { ResponseStatus } from '#components/layout/ResponseStatus.tsx';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import { EditorOnlyTemplate, isEditorOnly } from '#components/templates/EditorOnlyTemplate.tsx';
import { NodeTemplate } from '#components/templates/NodeTemplate.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { createPreviewUri, parsePreviewParameters, PreviewParameterError } from '#lib/preview/parameters.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { createLoginPath, createRefreshPath } from '#lib/session/login-path.ts';
import { requireEditor } from '#lib/session/page-access.ts';
import { readPageSession } from '#lib/session/session.ts';
import type { SearchParams } from '#lib/uri/search-params.ts';
import { createPreviewMetadata } from '../[...uri]/metadata.ts';
import { loadPreview, type PageData } from '../[...uri]/PageByUri.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const parameters = parse(await searchParams);
  if (parameters instanceof PreviewParameterError) return { title: incompleteLink, robots: { index: false, follow: false } };
  const uri = createPreviewUri(parameters);
  // Metadata and page are rendered at the same time, so both become those of the editor before their first query.
  await requireEditor(uri);
  return createPreviewMetadata(await loadPreview(uri));
}

const incompleteLink = 'This preview link is incomplete';

const homePage = { href: '/', label: 'Home page' };

/** The newest version of a node, for editors who may change it: unsaved changes if there are any, or else the node itself, published or not. */
export default async function PreviewPage({ searchParams }: Props) {
  const search = await searchParams;
  const parameters = parse(search);
  if (parameters instanceof PreviewParameterError)
    return (
      <StatusPage code="Preview" title={incompleteLink} links={[homePage]}>
        <ResponseStatus status={400} />
        <p>{parameters.message}</p>
      </StatusPage>
    );
  const uri = createPreviewUri(parameters);
  await requireEditor(uri);
  const [{ pageUri, data }, bar] = await Promise.all([loadPreview(uri), fetchQuery<pagePreviewBarQuery>(barQuery, { uri })]);
  // The session has ended since its access token was issued.
  if (!bar.viewer) redirect(createRefreshPath(uri));
  const node = data.nodeByUri;
  if (!node || !hasType(parameters.typeName, node.__typename, bar))
    return (
      <StatusPage
        code="Preview"
        title="There is nothing to preview"
        links={[homePage, { href: createLoginPath(uri), label: 'Use another account' }]}
      >
        <ResponseStatus status={404} />
        <p>The content does not exist, or you do not have permission to edit it.</p>
      </StatusPage>
    );
  const { share } = search;
  const failure = share === 'failed' ? ((await readPageSession()).failedForm?.message ?? null) : null;
  return (
    <>
      <EditorBar root={bar} uri={uri} isShareOpen={share === 'open' || failure !== null} failure={failure} />
      <SiteFrame root={data}>
        {isEditorOnly(node.__typename) ? await renderEditorOnly(uri) : <NodeTemplate node={node} root={data} pageUri={pageUri} />}
      </SiteFrame>
    </>
  );
}

const barQuery = graphql`
  query pagePreviewBarQuery($uri: String!) {
    viewer {
      id
    }
    blocks: nodeByUri(uri: $uri, asPreview: true) {
      ... on BlockEditorContentNode {
        shownBlockPreview {
          __typename
        }
      }
    }
    ...EditorBar_root
  }
`;

const editorOnlyQuery = graphql`
  query pageEditorOnlyQuery($uri: String!, $parameters: [UrlParameter!]) {
    nodeByUri(uri: $uri, asPreview: true) {
      ...EditorOnlyTemplate_node @alias(as: "contentNode")
    }
  }
`;

/** Content without a page has a query of its own, so that the query of all other pages stays small. */
async function renderEditorOnly(uri: string) {
  const { nodeByUri } = await fetchQuery<pageEditorOnlyQuery>(editorOnlyQuery, { uri });
  return nodeByUri?.contentNode ? <EditorOnlyTemplate node={nodeByUri.contentNode} /> : null;
}

/** Whether the link is for a node of this type, for any type, or for the unsaved blocks of an open editor, which are shown in the page of their node. */
function hasType(
  expected: string | null,
  typeName: NonNullable<PageData['data']['nodeByUri']>['__typename'],
  { blocks }: pagePreviewBarQuery['response'],
): boolean {
  return expected === null || expected === typeName || expected === blocks?.shownBlockPreview?.__typename;
}

function parse(searchParams: SearchParams) {
  try {
    return parsePreviewParameters(searchParams);
  } catch (error) {
    if (error instanceof PreviewParameterError) return error;
    throw error;
  }
}
