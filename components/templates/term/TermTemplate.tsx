import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { TermTemplate_term$key } from '#generated/TermTemplate_term.graphql.ts';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { PageUri } from '#lib/uri/page-uri.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { ListChips } from '../shared/ListChips.tsx';
import { PostFeed } from '../shared/PostFeed.tsx';
import { PropertyFeed } from '../shared/PropertyFeed.tsx';
import { Title } from '../shared/Title.tsx';
import { SubmarketTemplate } from './SubmarketTemplate.tsx';

type Props = { term: TermTemplate_term$key; root: ListChips_root$key; pageUri: PageUri };

/** The page of a term: the posts of a category, tag or post format, or the properties of a status. Submarkets have a template of their own. */
export function TermTemplate({ term: key, root, pageUri }: Props) {
  const term = readFragment(
    graphql`
      fragment TermTemplate_term on TermNode {
        name
        description
        uri
        count
        seo {
          breadcrumbs {
            text
            url
          }
        }
        ...SubmarketTemplate_submarket @alias(as: "submarket")
        ... on Category {
          categoryPosts: posts(
            first: $feedFirst
            last: $feedLast
            after: $after
            before: $before
            where: { hasPassword: false, offsetPagination: $offset }
          ) {
            nodes {
              ...PostFeed_posts
            }
            pageInfo {
              ...PostPagination_pageInfo
            }
          }
        }
        ... on Tag {
          tagPosts: posts(
            first: $feedFirst
            last: $feedLast
            after: $after
            before: $before
            where: { hasPassword: false, offsetPagination: $offset }
          ) {
            nodes {
              ...PostFeed_posts
            }
            pageInfo {
              ...PostPagination_pageInfo
            }
          }
        }
        ... on PostFormat {
          formatPosts: posts(
            first: $feedFirst
            last: $feedLast
            after: $after
            before: $before
            where: { hasPassword: false, offsetPagination: $offset }
          ) {
            nodes {
              ...PostFeed_posts
            }
            pageInfo {
              ...PostPagination_pageInfo
            }
          }
        }
        ... on Status {
          statusProperties: properties(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { hasPassword: false }) {
            nodes {
              ...PropertyFeed_properties
            }
            pageInfo {
              ...ListPagination_pageInfo
            }
          }
        }
      }
    `,
    key,
  );
  const { listCursor } = pageUri;
  const posts = term.categoryPosts ?? term.tagPosts ?? term.formatPosts;
  // Only lists of posts have numbered pages.
  if (pageUri.pageNumber !== null && !posts) notFound();
  if (term.submarket) return <SubmarketTemplate submarket={term.submarket} listCursor={listCursor} />;
  const { name, description, count, statusProperties } = term;
  const uri = term.uri ?? '/';
  const list = statusProperties ? 'properties' : 'posts';
  const [singular, plural] = { posts: ['article', 'articles'], properties: ['building', 'buildings'] }[list];
  const chips = <ListChips root={root} list={list} current={uri} />;
  return (
    <>
      <Breadcrumbs items={term.seo?.breadcrumbs} />
      <Hero variant="compact" title={<Title html={name} />}>
        <RichText html={description} profile="block" />
        {count ? (
          <p className="label">
            {count} {count === 1 ? singular : plural}
          </p>
        ) : null}
      </Hero>
      {statusProperties && (
        <PropertyFeed
          properties={statusProperties.nodes}
          uri={uri}
          pageInfo={statusProperties.pageInfo}
          listCursor={listCursor}
          chips={chips}
        />
      )}
      {posts && <PostFeed posts={posts.nodes} pageInfo={posts.pageInfo} pageUri={pageUri} chips={chips} />}
    </>
  );
}
