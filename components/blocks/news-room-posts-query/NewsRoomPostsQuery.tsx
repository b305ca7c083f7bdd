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

/** Cards of the beginning: the lead, and these beside it. */
const BESIDE = 2;

/** News that visitors narrow to a category or a year and turn through, all by the address. Its beginning shows pictures, what follows is rows. */
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
  const chosen = (slug: string | null | undefined, of: number | null, part: Parameter[] = []) =>
    formatParameters([
      ...(slug ? [{ name: 'category' as const, value: slug }] : []),
      ...(of ? [{ name: 'year' as const, value: String(of) }] : []),
      ...part,
    ]) || './';
  const isBeginning = !newer && !year;
  const [lead, ...others] = posts;
  const rows = isBeginning ? others.slice(BESIDE) : posts;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text}>
      <div className={styles.room}>
        <ChipLinks
          label="Categories"
          chips={[
            { href: chosen(null, year), title: 'Everything', current: !category },
            ...categories.flatMap(({ slug, name, count }) =>
              slug && name
                ? [{ href: chosen(slug, year), title: `${toPlainText(name)} (${count ?? 0})`, current: slug === category?.slug }]
                : [],
            ),
          ]}
        />
        {years.length > 1 && (
          <ChipLinks
            label="Years"
            chips={[
              { href: chosen(category?.slug, null), title: 'All years', current: !year },
              ...years.map((one) => ({ href: chosen(category?.slug, one), title: String(one), current: one === year })),
            ]}
          />
        )}
        {!lead && (
          <EmptyState title={year ? `Nothing was written on this in ${year}` : 'Nothing has been written here yet'}>
            <p>
              <a href="./">All news</a>
            </p>
          </EmptyState>
        )}
        {lead && isBeginning && (
          <div className={styles.lead}>
            <NewsGrid>
              <NewsCard post={lead} width="lead" level={level} />
              {others.length > 0 && (
                <NewsSidebar>
                  {others.slice(0, BESIDE).map((post) => (
                    <NewsCard key={post.id} post={post} width="side" level={level} />
                  ))}
                </NewsSidebar>
              )}
            </NewsGrid>
          </div>
        )}
        {rows.length > 0 && <NewsList posts={rows} level={level} />}
        <PreviousNextLinks
          previous={newer && chosen(category?.slug, year, [{ name: 'before', value: newer }])}
          next={older && chosen(category?.slug, year, [{ name: 'after', value: older }])}
          words={{ previous: 'Newer', next: 'Older' }}
        />
      </div>
    </Section>
  );
}
