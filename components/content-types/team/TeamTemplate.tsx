import { graphql } from 'relay-runtime';
import type { TeamTemplate_team$key } from '#generated/TeamTemplate_team.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { PersonJsonLd } from '#components/templates/shared/PersonJsonLd.tsx';
import { Profile } from '#components/templates/shared/Profile.tsx';

/** The page of a team member, with contact details. */
export function TeamTemplate({ team }: { team: TeamTemplate_team$key }) {
  const { title, uri, seo, featuredImage, teamMeta, blocks } = readFragment(
    graphql`
      fragment TeamTemplate_team on Team {
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
        teamMeta {
          title
          department
          email
          phone
          region {
            title
            uri
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
    team,
  );
  const { department, email, phone, region, linkToStory: story } = teamMeta ?? {};
  const telephone = formatTelephone(phone);
  return (
    <>
      <PersonJsonLd
        name={title}
        role={teamMeta?.title}
        uri={uri}
        description={seo?.metaDesc}
        image={featuredImage?.node.sourceUrl}
        organization={seo?.opengraphSiteName}
        telephone={telephone?.href.replace('tel:', '')}
        email={email}
      />
      <Breadcrumbs items={seo?.breadcrumbs} />
      <Profile
        name={title}
        role={teamMeta?.title}
        image={featuredImage?.node}
        facts={[
          { term: 'Phone', value: telephone && <TelephoneLink telephone={telephone} /> },
          { term: 'Email', value: email && <a href={`mailto:${email}`}>{email}</a> },
          { term: 'Department', value: department },
          { term: 'Region', value: region?.uri && <a href={region.uri}>{region.title}</a> },
        ]}
      >
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
