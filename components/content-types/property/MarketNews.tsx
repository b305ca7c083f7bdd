import { graphql } from 'relay-runtime';
import type { MarketNews_property$key } from '#generated/MarketNews_property.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The newest posts about the market of a property. */
export function MarketNews({ property }: { property: MarketNews_property$key }) {
  const { propertyMeta } = readFragment(
    graphql`
      fragment MarketNews_property on Property {
        propertyMeta {
          market {
            title
            uri
            news(first: 3) {
              nodes {
                id
                ...NewsCard_post
              }
            }
          }
        }
      }
    `,
    property,
  );
  const market = propertyMeta?.market;
  const posts = market?.news?.nodes ?? [];
  if (!market || posts.length === 0) return null;
  return (
    <PageSheet className="screen-only" as="aside" labelledBy="market-news" ground="sunk">
      <SectionHeader
        id="market-news"
        title={`News from ${market.title}`}
        moreLink={market.uri ? { url: market.uri, title: `${market.title} market` } : null}
      />
      <NewsGrid>
        {posts.map((post) => (
          <NewsCard key={post.id} post={post} />
        ))}
      </NewsGrid>
    </PageSheet>
  );
}
