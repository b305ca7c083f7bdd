import { graphql } from 'relay-runtime';
import type { YoastSeoBreadcrumbs_block$key } from '#generated/YoastSeoBreadcrumbs_block.graphql.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Breadcrumb links from the front page to the content that the block belongs to. */
export function YoastSeoBreadcrumbs({ block }: { block: YoastSeoBreadcrumbs_block$key }) {
  const { parentNode } = readFragment(
    graphql`
      fragment YoastSeoBreadcrumbs_block on YoastSeoBreadcrumbsBlock {
        parentNode {
          ... on ContentNode {
            seo {
              breadcrumbs {
                text
                url
              }
            }
          }
        }
      }
    `,
    block,
  );
  return <Breadcrumbs items={parentNode.seo?.breadcrumbs} />;
}
