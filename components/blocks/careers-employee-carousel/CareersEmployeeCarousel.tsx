import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { CareersEmployeeCarousel_block$key } from '#generated/CareersEmployeeCarousel_block.graphql.ts';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import { Portrait } from '#components/ui/people/Portrait.tsx';
import { CardScroller } from '#components/ui/containers/CardScroller.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CareersEmployeeCarousel.module.css';

type Story = {
  quote: string;
  name: ReactNode;
  role: string | null | undefined;
  portrait: Portrait_image$key | null | undefined;
  link: { url: string | null; title: string | null; target: string | null } | null | undefined;
};

/** Employee quotes side by side: first team members, then people without a profile page. It never scrolls automatically. */
export function CareersEmployeeCarousel({ block }: { block: CareersEmployeeCarousel_block$key }) {
  const { attributes, people } = readFragment(
    graphql`
      fragment CareersEmployeeCarousel_block on SiteCareersEmployeeCarouselBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          stories {
            quote
            name
            role
            portrait {
              ...Portrait_image
            }
            link {
              url
              title
              target
            }
          }
        }
        people {
          title
          uri
          teamMeta {
            title
            employeeQuote
            linkToStory {
              url
              title
              target
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
  const stories: Story[] = [
    ...(people ?? []).map(({ title, uri, teamMeta, featuredImage }) => ({
      quote: teamMeta?.employeeQuote?.trim() ?? '',
      name: (
        <SmartLink href={uri}>
          <RichText html={title} profile="inline" />
        </SmartLink>
      ),
      role: teamMeta?.title,
      portrait: featuredImage?.node,
      link: teamMeta?.linkToStory,
    })),
    ...(attributes?.stories ?? []).map(({ quote, ...story }) => ({ ...story, quote: quote?.trim() ?? '' })),
  ].filter(({ quote }) => quote);
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      {others.length === 0 ? (
        <EmployeeStory {...first} />
      ) : (
        <CardScroller label={attributes?.title || 'Employee quotes'}>
          {stories.map((story, index) => (
            <EmployeeStory key={index} {...story} />
          ))}
        </CardScroller>
      )}
    </Section>
  );
}

function EmployeeStory({ quote, name, role, portrait, link }: Story) {
  return (
    <figure className={styles.story}>
      <blockquote className={styles.quote}>“{quote}”</blockquote>
      <figcaption className={styles.attribution}>
        {portrait && <Portrait image={portrait} sizes="(width >= 48rem) 12rem, 6rem" />}
        <div>
          {name && <p className={styles.name}>{name}</p>}
          {role && <p className="label">{role}</p>}
          {link?.url && (
            <p>
              <SmartLink href={link.url} target={link.target}>
                {link.title || 'Read the story'}
              </SmartLink>
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
