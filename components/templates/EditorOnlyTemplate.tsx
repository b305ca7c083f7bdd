import { graphql } from 'relay-runtime';
import type { EditorOnlyTemplate_node$key } from '#generated/EditorOnlyTemplate_node.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Title } from './shared/Title.tsx';

/** Types of content without a page of their own. Only previews show them. */
const editorOnlyTypes: ReadonlySet<string> = new Set(['ReusableBlock', 'Themeasset', 'BlockEditorPreview']);

/** @param typeName the GraphQL type */
export function isEditorOnly(typeName: string): boolean {
  return editorOnlyTypes.has(typeName);
}

/** Content without a page, for example a reusable block: its title and its blocks. */
export function EditorOnlyTemplate({ node }: { node: EditorOnlyTemplate_node$key }) {
  const { title, contentType, blocks } = readFragment(
    graphql`
      fragment EditorOnlyTemplate_node on ContentNode {
        ... on NodeWithTitle {
          title
        }
        contentType {
          node {
            labels {
              singularName
            }
          }
        }
        ... on BlockEditorContentNode {
          blocks(flat: true) {
            ...BlockTree_blocks
          }
        }
      }
    `,
    node,
  );
  return (
    <>
      <Hero variant="compact" title={<Title html={title || contentType?.node.labels?.singularName} />} />
      <BlockTree blocks={blocks ?? []} hasPageTitle />
    </>
  );
}
