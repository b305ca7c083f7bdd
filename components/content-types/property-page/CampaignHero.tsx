import { graphql } from 'relay-runtime';
import type { CampaignHero_layout$key } from '#generated/CampaignHero_layout.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatArea } from '#lib/format/measure.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = { layout: CampaignHero_layout$key; name: string | null; status: string | null | undefined; level: 1 | 2 };

/** The hero of a property page. A second one further down is rendered as a section, because a page has only one title. */
export function CampaignHero({ layout, name, status, level }: Props) {
  const { backgroundImage, eyebrow, title, subtitle, sqft } = readFragment(
    graphql`
      fragment CampaignHero_layout on PropertyPage_Propertypages_Blocks_Hero {
        eyebrow
        title
        subtitle
        sqft
        backgroundImage {
          ...Picture_image
        }
      }
    `,
    layout,
  );
  const area = sqft ? formatArea(sqft) : null;
  if (level === 2) {
    return (
      <PageSheet>
        <SectionHeader title={title ?? name} note={subtitle} />
      </PageSheet>
    );
  }
  return (
    <Hero eyebrow={eyebrow ?? name} title={title ?? name} image={backgroundImage}>
      {subtitle && <p>{subtitle}</p>}
      {area && (
        <p>
          <strong>{area.us}</strong>
          <br />
          <span className="label">{area.metric}</span>
        </p>
      )}
      {status && <p className="label">{status}</p>}
    </Hero>
  );
}
