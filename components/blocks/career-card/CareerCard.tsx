import { graphql } from 'relay-runtime';
import type { CareerCard_block$key } from '#generated/CareerCard_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CareerCard.module.css';

type Props = { block: CareerCard_block$key; headingLevel: BlockProps['headingLevel'] };

/** One career path: a description next to an image, and the steps of the path on a timeline. */
export function CareerCard({ block, headingLevel }: Props) {
  const { attributes } = readFragment(
    graphql`
      fragment CareerCard_block on SiteCareerCardBlock {
        attributes {
          eyebrow
          title
          text
          ground
          imagePosition
          image {
            ...Picture_image
          }
          steps {
            label
            title
          }
          facts {
            label
            value
          }
          link {
            ...LinkActions_link
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title) return null;
  const steps = (attributes.steps ?? []).filter(({ title }) => title);
  const facts = (attributes.facts ?? []).filter(({ label, value }) => label && value);
  const Heading = `h${headingLevel}` as const;
  return (
    <Section ground={attributes.ground}>
      <div className={attributes.imagePosition === 'end' ? `${styles.card} ${styles.imageEnd}` : styles.card}>
        {attributes.image && (
          <div className={styles.image}>
            <Picture image={attributes.image} sizes="(width >= 48rem) 50vw, 100vw" />
          </div>
        )}
        <div className={styles.content}>
          {attributes.eyebrow && <p className="label">{attributes.eyebrow}</p>}
          <Heading className={styles.title}>{attributes.title}</Heading>
          <RichText html={attributes.text} profile="block" className={styles.text} />
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ label, value }, index) => (
                <div key={index}>
                  <dt className="label">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <LinkActions primary={attributes.link} variant="ink" />
        </div>
        {steps.length > 0 && (
          <ol className={styles.steps} aria-label={`Career steps: ${attributes.title}`}>
            {steps.map(({ label, title }, index) => (
              <li key={index}>
                {label && <span className="label">{label}</span>}
                <span className={styles.stepTitle}>{title}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}
