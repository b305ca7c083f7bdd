import { graphql } from 'relay-runtime';
import type { BoardOfDirectors_block$key } from '#generated/BoardOfDirectors_block.graphql.ts';
import { PersonRows } from '#components/blocks/board-of-directors/PersonRows.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The members of the board with their roles and short biographies. Members without a profile page come last. */
export function BoardOfDirectors({ block }: { block: BoardOfDirectors_block$key }) {
  const { attributes, board } = readFragment(
    graphql`
      fragment BoardOfDirectors_block on SiteBoardOfDirectorsBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          members {
            name
            role
            text
            image {
              ...Portrait_image
            }
            link {
              url
              title
              target
            }
          }
        }
        board {
          title
          uri
          leadershipMeta {
            title
            excerpt
            largeImage {
              ...Portrait_image
            }
          }
          featuredImage {
            node {
              ...Portrait_image
            }
          }
        }
      }
    `,
    block,
  );
  const profileRows = (board ?? []).map(({ title, uri, leadershipMeta, featuredImage }) => ({
    name: (
      <SmartLink href={uri}>
        <RichText html={title} profile="inline" />
      </SmartLink>
    ),
    role: leadershipMeta?.title,
    portrait: featuredImage?.node ?? leadershipMeta?.largeImage,
    children: <RichText html={leadershipMeta?.excerpt} profile="block" className="lead" />,
  }));
  const memberRows = (attributes?.members ?? [])
    .filter(({ name }) => name)
    .map(({ name, role, text, image, link }) => ({
      name,
      role,
      portrait: image,
      children: (
        <>
          <RichText html={text} profile="block" className="lead" />
          {link?.url && link.title && (
            <SmartLink href={link.url} target={link.target}>
              {link.title}
            </SmartLink>
          )}
        </>
      ),
    }));
  const rows = [...profileRows, ...memberRows];
  if (rows.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <PersonRows rows={rows} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
