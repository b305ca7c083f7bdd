import { graphql } from 'relay-runtime';
import type { SliderHero_block$key } from '#generated/SliderHero_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { PropertySearchField } from '#components/ui/property/PropertySearchField.tsx';
import { toSitePath } from '#lib/html/safe-href.ts';
import type { LinkActions_link$key } from '#generated/LinkActions_link.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Slides } from './Slides.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './Slides.module.css';

export function SliderHero({ block, headingLevel }: Pick<BlockProps, 'headingLevel'> & { block: SliderHero_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment SliderHero_block on SiteSliderHeroBlock {
        attributes {
          label
          showSearch
          slides {
            title
            text
            caption
            captionDetail
            image {
              ...Picture_image
            }
            primaryLink {
              url
              title
              ...LinkActions_link
            }
            secondaryLink {
              ...LinkActions_link
            }
            annotations {
              kind
              label
              x1
              y1
              x2
              y2
            }
          }
        }
      }
    `,
    block,
  );
  const slides = (attributes?.slides ?? []).filter((slide) => slide.title);
  if (slides.length === 0) return null;
  return (
    <Slides
      label={attributes?.label ?? 'Introduction'}
      level={headingLevel}
      slides={slides.map((slide, index) => ({
        title: slide.title,
        text: <RichText profile="inline" as="p" html={slide.text} />,
        image: slide.image,
        annotations: slide.annotations,
        caption: [slide.caption, slide.captionDetail],
        actions: <SlideActions slide={slide} showsSearch={index === 0 && attributes?.showSearch === true} isFirst={index === 0} />,
      }))}
    />
  );
}

type SlideActionsProps = {
  slide: {
    primaryLink: ({ url: string | null; title: string | null } & LinkActions_link$key) | null;
    secondaryLink: LinkActions_link$key | null;
  };
  showsSearch: boolean;
  isFirst: boolean;
};

/** The links of a slide, or a search field with the second one. */
function SlideActions({ slide: { primaryLink, secondaryLink }, showsSearch, isFirst }: SlideActionsProps) {
  const { url, title } = primaryLink ?? {};
  // A search form stays on this site, and its parameters replace those of the link.
  const action = toSitePath(url);
  if (!showsSearch || !title || !action)
    return <LinkActions primary={primaryLink} secondary={secondaryLink} variant={isFirst ? 'signal' : 'plain'} />;
  return (
    <div className={styles.search}>
      <PropertySearchField action={action} label={title} place="page" />
      <LinkActions primary={null} secondary={secondaryLink} />
    </div>
  );
}
