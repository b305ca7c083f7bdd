import { graphql } from 'relay-runtime';
import type { LeadershipTemplate_leadership$key } from '#generated/LeadershipTemplate_leadership.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { PersonJsonLd } from '#components/templates/shared/PersonJsonLd.tsx';
import { Profile } from '#components/templates/shared/Profile.tsx';

/** The page of a member of the leadership, with their biography. */
export function LeadershipTemplate({ leadership }: { leadership: LeadershipTemplate_leadership$key }) {
  const { title, uri, seo, featuredImage, leadershipMeta, blocks } = readFragment(
    graphql`
      fragment LeadershipTemplate_leadership on Leadership {
        title
        uri
        seo {
          metaDesc
          opengraphSiteName
          breadcrumbs {
            text
            url
          }
        }
        featuredImage {
          node {
            sourceUrl
            ...Portrait_image
          }
        }
        leadershipMeta {
          title
          excerpt
          largeImage {
            ...Portrait_image
          }
          linkToStory {
            url
            title
            target
          }
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
      }
    `,
    leadership,
  );
  const { excerpt, largeImage, linkToStory: story } = leadershipMeta ?? {};
  return (
    <>
      <PersonJsonLd
        name={title}
        role={leadershipMeta?.title}
        uri={uri}
        description={seo?.metaDesc}
        image={featuredImage?.node.sourceUrl}
        organization={seo?.opengraphSiteName}
      />
      <Breadcrumbs items={seo?.breadcrumbs} />
      <Profile name={title} role={leadershipMeta?.title} image={largeImage ?? featuredImage?.node} facts={[]}>
        <RichText html={excerpt} profile="block" className="lead" />
        <BlockTree blocks={blocks ?? []} hasPageTitle isInColumn />
        {story?.url && (
          <p>
            <SmartLink href={story.url} target={story.target}>
              {story.title || 'Read the story'}
            </SmartLink>
          </p>
        )}
      </Profile>
    </>
  );
}
