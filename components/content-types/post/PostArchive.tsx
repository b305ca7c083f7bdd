import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { PostArchive_contentType$data, PostArchive_contentType$key } from '#generated/PostArchive_contentType.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { ListChips } from '#components/templates/shared/ListChips.tsx';
import { PostFeed } from '#components/templates/shared/PostFeed.tsx';
import { FilterForm } from '#components/ui/forms/FilterForm.tsx';
import { listFilterChips } from '#components/ui/navigation/filter-chips.ts';
import { ALERTS_PATH } from '#lib/subscriptions/addresses.ts';
import { feedMediaTypes, getFeedPath, getNewsFeedListUri } from '#lib/uri/feed-path.ts';
import { readFragment } from '#lib/relay/server.ts';
import { describeListPage } from '#lib/seo/list-title.ts';
import type { ArchiveDate } from '#lib/uri/page-uri.ts';
import { formatParameters, type Parameter, type ParameterName, parseParameters } from '#lib/uri/parameters.ts';
import { DateArchiveLinks } from './DateArchiveLinks.tsx';
import styles from './PostArchive.module.css';

type Archive = NonNullable<PostArchive_contentType$data['newsArchive']>;

/** The parameters that filter posts. */
const filterNames: ReadonlySet<ParameterName> = new Set(['q', 'category', 'market', 'year']);

/** The newsroom: all posts, newest first, with links to categories and dates, and a form whose filters combine. */
export function PostArchive({ contentType, root, pageUri }: ArchiveProps<PostArchive_contentType$key>) {
  const { uri, newsArchive: archive } = readFragment(
    graphql`
      fragment PostArchive_contentType on ContentType {
        uri
        newsArchive(parameters: $parameters) {
          posts(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { offsetPagination: $offset }) {
            nodes {
              ...PostFeed_posts
            }
            pageInfo {
              offsetPagination {
                total
              }
              ...PostPagination_pageInfo
            }
          }
          category {
            name
            slug
            uri
          }
          market {
            title
            slug
            uri
          }
          year
          month
          text
          ignored
          categories {
            value
            label
            count
          }
          markets {
            value
            label
            count
          }
          years {
            value
            label
            count
          }
          months {
            value
            label
            count
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !archive) return null;
  const { date } = pageUri;
  // A year without news is not a filter, so all posts would be shown.
  if (date && (archive.year !== date.year || archive.month !== date.month)) notFound();
  const selection = describeSelection(archive);
  const filters = parseParameters(pageUri.query ?? '').filter(({ name }) => filterNames.has(name));
  const query = formatParameters(filters);
  const total = archive.posts?.pageInfo.offsetPagination?.total ?? 0;
  return (
    <>
      {archive.posts && (
        <PostFeed
          posts={archive.posts.nodes}
          pageInfo={archive.posts.pageInfo}
          pageUri={pageUri}
          selection={selection}
          query={query}
          chips={
            <>
              <ListChips
                root={root}
                list="posts"
                current={selection ? null : uri}
                filtered={filters.length > 0 ? listCategoryChips(archive, uri, filters) : null}
              />
              <div className={styles.filter}>
                <NewsFilterForm archive={archive} uri={uri} date={date} />
                <FilterResult archive={archive} uri={uri} total={selection && !pageUri.listCursor ? total : null} />
                <ul className={styles.follow}>
                  <li>
                    <a href={getAlertsHref(query)} rel="nofollow">
                      {selection ? 'Get this news by email' : 'Get news by email'}
                    </a>
                  </li>
                  <li>
                    <a href={getFeedPath(getNewsFeedListUri(uri, { ...archive, date }), 'rss')} type={feedMediaTypes.rss}>
                      RSS feed
                    </a>
                  </li>
                </ul>
              </div>
            </>
          }
        />
      )}
      {!archive.category && !archive.market && !archive.text && (
        <DateArchiveLinks uri={uri} date={date} years={archive.years} months={archive.months} />
      )}
    </>
  );
}

/** The page on which visitors subscribe to the posts that match these filters. */
function getAlertsHref(query: string): string {
  return `${ALERTS_PATH}?${new URLSearchParams([['topic', 'news'], ...new URLSearchParams(query)]).toString()}`;
}

/** What the shown posts have in common: `Insights, Dallas–Fort Worth, November 2026`. Empty if no filter is in use. */
function describeSelection({ category, market, year, month, text }: Archive): string {
  return describeListPage({
    filters: [category?.name, market?.title],
    year,
    month,
    text,
    pageNumber: null,
    cursor: null,
  });
}

/** Without filters, the chips link to the pages of the categories, which search engines index. */
const listCategoryChips = ({ category, categories }: Archive, uri: string, filters: readonly Parameter[]) =>
  listFilterChips({
    uri,
    name: 'category',
    allLabel: 'All news',
    options: categories,
    value: category?.slug,
    kept: filters.filter(({ name }) => name !== 'category'),
  });

function NewsFilterForm({ archive, uri, date }: { archive: Archive; uri: string; date: ArchiveDate | null }) {
  const { text, category, market, year, markets, years } = archive;
  return (
    <FilterForm
      // The filters of an archive of a month apply to its whole year.
      action={uri}
      label="Filter news"
      text={{ name: 'q', label: 'Keywords', value: text }}
      filters={[
        { name: 'market', label: 'Market', allLabel: 'All markets', options: markets, value: market?.slug },
        { name: 'year', label: 'Year', allLabel: 'All years', options: years, value: (date?.year ?? year)?.toString() },
      ].filter(({ options, value }) => options.length > 1 || value)}
      kept={category?.slug ? [{ name: 'category', value: category.slug }] : []}
    />
  );
}

function FilterResult({ archive, uri, total }: { archive: Archive; uri: string; total: number | null }) {
  if (archive.ignored.length === 0 && total === null) return null;
  return (
    <p className="label" role="status">
      {archive.ignored.map((sentence) => `${sentence} This filter is ignored. `)}
      {total !== null && `${total} ${total === 1 ? 'article' : 'articles'}. `}
      <a href={uri}>Clear filters</a>
    </p>
  );
}
