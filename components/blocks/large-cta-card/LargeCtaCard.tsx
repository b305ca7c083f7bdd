import { graphql } from 'relay-runtime';
import type { LargeCtaCard_block$key } from '#generated/LargeCtaCard_block.graphql.ts';
import { CallToAction } from '#components/ui/sections/CallToAction.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';

export function LargeCtaCard({ block }: { block: LargeCtaCard_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment LargeCtaCard_block on SiteLargeCtaCardBlock {
        attributes {
          title
          text
          link {
            url
            title
            target
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title) return null;
  return (
    <CallToAction title={attributes.title} text={<RichText profile="inline" as="p" html={attributes.text} />} link={attributes.link} />
  );
}
