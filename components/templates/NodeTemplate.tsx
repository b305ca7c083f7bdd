import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import type { NodeTemplate_node$key } from '#generated/NodeTemplate_node.graphql.ts';
import { renderContentNode } from '#components/content-types/templates.generated.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { PageUri } from '#lib/uri/page-uri.ts';
import { ContentTypeTemplate } from './ContentTypeTemplate.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { TermTemplate } from './term/TermTemplate.tsx';
import { UserTemplate } from './user/UserTemplate.tsx';

type Props = { node: NodeTemplate_node$key; root: ListChips_root$key; pageUri: PageUri };

/** Renders the node at a URI with its template. Content types have theirs in components/content-types, through the generated registry. */
export function NodeTemplate({ node: key, root, pageUri }: Props) {
  const node = readFragment(
    graphql`
      fragment NodeTemplate_node on UniformResourceIdentifiable {
        ... on ContentNode {
          isRestricted
        }
        ...PasswordForm_node @alias(as: "restricted")
        ...templatesGenerated_node @alias(as: "contentNode")
        ...TermTemplate_term @alias(as: "term")
        ...UserTemplate_user @alias(as: "user")
        ...ContentTypeTemplate_contentType @alias(as: "contentType")
      }
    `,
    key,
  );
  const { listCursor, pageNumber } = pageUri;
  if (node.term) return <TermTemplate term={node.term} root={root} pageUri={pageUri} />;
  if (node.user) return <UserTemplate user={node.user} pageUri={pageUri} />;
  if (node.contentType) return <ContentTypeTemplate contentType={node.contentType} root={root} listCursor={listCursor} pageUri={pageUri} />;
  // Only lists have a cursor or a page number in their URI.
  if (listCursor || pageNumber !== null) notFound();
  if (node.isRestricted && node.restricted) return <PasswordForm node={node.restricted} message={pageUri.unlockMessage ?? null} />;
  // Types for editors only (reusable blocks, theme assets) have no page.
  return (node.contentNode && renderContentNode(node.contentNode)) ?? notFound();
}
