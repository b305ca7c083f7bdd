import { graphql } from 'relay-runtime';
import type { UserTemplate_user$key } from '#generated/UserTemplate_user.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { PageUri } from '#lib/uri/page-uri.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { PostFeed } from '../shared/PostFeed.tsx';

/** The page of an author with their posts. */
export function UserTemplate({ user, pageUri }: { user: UserTemplate_user$key; pageUri: PageUri }) {
  const author = readFragment(
    graphql`
      fragment UserTemplate_user on User {
        name
        description
        seo {
          breadcrumbs {
            text
            url
          }
        }
        posts(
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
    `,
    user,
  );
  return (
    <>
      <Breadcrumbs items={author.seo?.breadcrumbs} />
      <Hero variant="compact" title={author.name}>
        <RichText html={author.description} profile="block" />
      </Hero>
      {author.posts && <PostFeed posts={author.posts.nodes} pageInfo={author.posts.pageInfo} pageUri={pageUri} />}
    </>
  );
}
