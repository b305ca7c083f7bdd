import { graphql } from 'relay-runtime';
import type { TextImageCta_block$key } from '#generated/TextImageCta_block.graphql.ts';
import { BarChart } from '#components/ui/numbers/BarChart.tsx';
import { TextBesidePicture } from '#components/ui/sections/TextBesidePicture.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

export function TextImageCta({ block }: { block: TextImageCta_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment TextImageCta_block on SiteTextImageCtaBlock {
        attributes {
          title
          text
          ground
          imagePosition
          image {
            ...Picture_image
          }
          link {
            ...LinkActions_link
          }
          bars {
            label
            value
            display
          }
        }
      }
    `,
    block,
  );
  if (!attributes || (!attributes.title && !attributes.text && !attributes.image)) return null;
  const bars = (attributes.bars ?? []).flatMap(({ label, value, display }) =>
    label && typeof value === 'number'
      ? [{ label, value, display: display ?? String(value), planned: /planned/i.test(display ?? '') }]
      : [],
  );
  return (
    <Section ground={attributes.ground}>
      <TextBesidePicture title={attributes.title} image={attributes.image} flip={attributes.imagePosition === 'start'}>
        <RichText className="lead" profile="inline" as="p" html={attributes.text} />
        {bars.length > 0 && <BarChart bars={bars} label={attributes.title ?? undefined} />}
        <LinkActions primary={attributes.link} variant="plain" />
      </TextBesidePicture>
    </Section>
  );
}
