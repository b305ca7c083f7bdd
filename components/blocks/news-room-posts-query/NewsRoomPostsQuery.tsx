import { graphql } from 'relay-runtime';
import type { NewsRoomPostsQuery_block$key } from '#generated/NewsRoomPostsQuery_block.graphql.ts';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { NewsList } from '#components/ui/news/NewsList.tsx';
import { NewsSidebar } from '#components/ui/news/NewsSidebar.tsx';
import { PreviousNextLinks } from '#components/ui/navigation/PreviousNextLinks.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { type Parameter, formatParameters } from '#lib/uri/parameters.ts';
import styles from './NewsRoomPostsQuery.module.css';

/** Number of cards next to the lead card on the first page. */
const SIDE_CARD_COUNT = 2;

/** News with filters by category and year, and pagination, all by URL. The first page starts with image cards. The other posts are rows. */
export function NewsRoomPostsQuery({ block }: { block: NewsRoomPostsQuery_block$key }) {
  const { attributes, newsRoom } = readFragment(
    graphql`
      fragment NewsRoomPostsQuery_block on SiteNewsRoomPostsQueryBlock {
        attributes {
          title
          text
          ground
        }
        newsRoom(parameters: $parameters) {
          posts {
            id
            ...NewsCard_post
            ...NewsList_posts
          }
          category {
            slug
          }
          year
          newer
          older
          categories {
            slug
            name
            count
          }
          years
        }
      }
    `,
    block,
  );
  if (!newsRoom) return null;
  const { posts, category, year, newer, older, categories, years } = newsRoom;
  const level = attributes?.title ? 3 : 2;
  const getHref = (categorySlug: string | null | undefined, selectedYear: number | null, cursor: Parameter[] = []) =>
    formatParameters([
      ...(categorySlug ? [{ name: 'category' as const, value: categorySlug }] : []),
      ...(selectedYear ? [{ name: 'year' as const, value: String(selectedYear) }] : []),
      ...cursor,
    ]) || './';
  const isFirstPage = !newer && !year;
  const [lead, ...others] = posts;
  const rows = isFirstPage ? others.slice(SIDE_CARD_COUNT) : posts;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text}>
      <div className={styles.newsroom}>
        <ChipLinks
          label="Categories"
          chips={[
            { href: getHref(null, year), title: 'All categories', current: !category },
            ...categories.flatMap(({ slug, name, count }) =>
              slug && name
                ? [{ href: getHref(slug, year), title: `${toPlainText(name)} (${count ?? 0})`, current: slug === category?.slug }]
                : [],
            ),
          ]}
        />
        {years.length > 1 && (
          <ChipLinks
            label="Years"
            chips={[
              { href: getHref(category?.slug, null), title: 'All years', current: !year },
              ...years.map((option) => ({ href: getHref(category?.slug, option), title: String(option), current: option === year })),
            ]}
          />
        )}
        {!lead && (
          <EmptyState title={category || year ? 'No news matches these filters' : 'No news yet'}>
            <p>
              <a href="./">Show all news</a>
            </p>
          </EmptyState>
        )}
        {lead && isFirstPage && (
          <div className={styles.lead}>
            <NewsGrid>
              <NewsCard post={lead} width="lead" level={level} />
              {others.length > 0 && (
                <NewsSidebar>
                  {others.slice(0, SIDE_CARD_COUNT).map((post) => (
                    <NewsCard key={post.id} post={post} width="side" level={level} />
                  ))}
                </NewsSidebar>
              )}
            </NewsGrid>
          </div>
        )}
        {rows.length > 0 && <NewsList posts={rows} level={level} />}
        <PreviousNextLinks
          previousUrl={newer && getHref(category?.slug, year, [{ name: 'before', value: newer }])}
          nextUrl={older && getHref(category?.slug, year, [{ name: 'after', value: older }])}
          labels={{ previous: 'Newer', next: 'Older' }}
        />
      </div>
    </Section>
  );
}
