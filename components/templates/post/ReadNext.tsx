import { graphql } from 'relay-runtime';
import type { ReadNext_post$key } from '#generated/ReadNext_post.graphql.ts';
import { NewsCard } from '#components/ui/NewsCard.tsx';
import { NewsGrid } from '#components/ui/NewsGrid.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

const SHOWN = 3;

/** The newest other pieces of the same category. */
export function ReadNext({ post }: { post: ReadNext_post$key }) {
  const { id, nextFrom } = readFragment(
    graphql`
      fragment ReadNext_post on Post {
        id
        nextFrom: categories(first: 1) {
          nodes {
            name
            uri
            posts(first: 4) {
              nodes {
                id
                ...NewsCard_post
              }
            }
          }
        }
      }
    `,
    post,
  );
  const [category] = nextFrom?.nodes ?? [];
  const others = (category?.posts?.nodes ?? []).filter((other) => other.id !== id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <Sheet ground="sunk" as="aside" labelledBy="read-next">
      <SectionHead
        id="read-next"
        title="Read next"
        more={category?.uri && category.name ? { url: category.uri, title: category.name } : null}
      />
      <NewsGrid>
        {others.map((other) => (
          <NewsCard key={other.id} post={other} />
        ))}
      </NewsGrid>
    </Sheet>
  );
}
