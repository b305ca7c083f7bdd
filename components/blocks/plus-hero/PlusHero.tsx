import { graphql } from 'relay-runtime';
import type { PlusHero_block$key } from '#generated/PlusHero_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PlusHero.module.css';

/** A page header with a plus sign as its motif: the image is clipped to a plus sign, and each point below starts with one. */
export function PlusHero({ block, headingLevel }: Pick<BlockProps, 'headingLevel'> & { block: PlusHero_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment PlusHero_block on SitePlusHeroBlock {
        attributes {
          eyebrow
          title
          text
          image {
            ...Picture_image
          }
          primaryLink {
            ...LinkActions_link
          }
          secondaryLink {
            ...LinkActions_link
          }
          points {
            title
            text
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title) return null;
  const points = (attributes.points ?? []).filter(({ title, text }) => title || text);
  const Heading = `h${headingLevel}` as const;
  const PointHeading = `h${headingLevel === 1 ? 2 : 3}` as const;
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        {attributes.eyebrow && <p className="label">{attributes.eyebrow}</p>}
        <Heading>{attributes.title}</Heading>
        <RichText className="lead" profile="inline" as="p" html={attributes.text} />
        <LinkActions primary={attributes.primaryLink} secondary={attributes.secondaryLink} />
      </div>
      <div className={styles.plus}>
        {/* The square crops the picture at the sides, so it is loaded wider than its box. */}
        <Picture image={attributes.image} sizes="(width >= 60rem) 75vw, 140vw" priority={headingLevel === 1} />
      </div>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map(({ title, text }, index) => (
            <li className={styles.point} key={index}>
              {title && <PointHeading className={styles.name}>{title}</PointHeading>}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
