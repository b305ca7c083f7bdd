import { graphql } from 'relay-runtime';
import type { MarketNews_property$key } from '#generated/MarketNews_property.graphql.ts';
import { NewsList } from '#components/ui/news/NewsList.tsx';
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
                ...NewsList_posts
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
    <PageSheet className="screen-only" as="aside" labelledBy="market-news" noTopPadding>
      <SectionHeader
        id="market-news"
        title="Market news"
        moreLink={market.uri ? { url: market.uri, title: `${market.title} market` } : null}
      />
      <NewsList posts={posts} />
    </PageSheet>
  );
}
