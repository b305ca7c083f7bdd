import { graphql } from 'relay-runtime';
import type { UpgradeGalleryCarousel_block$key } from '#generated/UpgradeGalleryCarousel_block.graphql.ts';
import { ComparisonSlider } from '#components/ui/media/ComparisonSlider.tsx';
import { CardScroller } from '#components/ui/containers/CardScroller.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './UpgradeGalleryCarousel.module.css';

const sizes = '(width >= 60rem) 40rem, 82vw';

/** Building upgrades in a carousel. Each has a comparison slider with an image before and after, and a result. */
export function UpgradeGalleryCarousel({ block }: { block: UpgradeGalleryCarousel_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment UpgradeGalleryCarousel_block on SiteUpgradeGalleryCarouselBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          upgrades {
            title
            text
            beforeLabel
            afterLabel
            figure
            figureNote
            beforeImage {
              ...Picture_image
            }
            afterImage {
              ...Picture_image
            }
          }
        }
      }
    `,
    block,
  );
  const upgrades = (attributes?.upgrades ?? []).flatMap(({ beforeImage, afterImage, ...rest }) =>
    beforeImage && afterImage ? [{ ...rest, beforeImage, afterImage }] : [],
  );
  if (!attributes || upgrades.length === 0) return null;
  const Heading = attributes.title ? 'h3' : 'h2';
  return (
    <Section ground={attributes.ground} title={attributes.title} text={attributes.text} moreLink={attributes.moreLink}>
      <CardScroller label={attributes.title ?? 'Upgrades'}>
        {upgrades.map(({ title, text, beforeImage, afterImage, beforeLabel, afterLabel, figure, figureNote }, index) => (
          <article className={styles.upgrade} key={index}>
            <ComparisonSlider
              before={beforeImage}
              after={afterImage}
              beforeLabel={beforeLabel || 'Before'}
              afterLabel={afterLabel || 'After'}
              bleed={false}
              sizes={sizes}
            />
            <div className={styles.body}>
              {title && <Heading className={styles.title}>{title}</Heading>}
              {figure && (
                <p className={styles.result}>
                  <span className={`${styles.figure} num`}>{figure}</span> <span className="label">{figureNote}</span>
                </p>
              )}
              <RichText className={styles.text} profile="inline" as="p" html={text} />
            </div>
          </article>
        ))}
      </CardScroller>
    </Section>
  );
}
