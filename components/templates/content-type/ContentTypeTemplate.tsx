import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { ContentTypeTemplate_contentType$key } from '#generated/ContentTypeTemplate_contentType.graphql.ts';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListCursor } from '#lib/uri/address.ts';
import { getArchiveTitle } from '../shared/archive-titles.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { CampaignArchive } from './CampaignArchive.tsx';
import { LeadershipArchive } from './LeadershipArchive.tsx';
import { MarketArchive } from './MarketArchive.tsx';
import { PostArchive } from './PostArchive.tsx';
import { PropertyArchive } from './PropertyArchive.tsx';
import { RegionArchive } from './RegionArchive.tsx';
import { TeamArchive } from './TeamArchive.tsx';

type Props = { contentType: ContentTypeTemplate_contentType$key; root: ListChips_root$key; part: ListCursor | null; year: number | null };

/** The list of all nodes of a type. Which list it is, is told by the name the type is stored with. */
export function ContentTypeTemplate({ contentType, root, part, year }: Props) {
  const type = readFragment(
    graphql`
      fragment ContentTypeTemplate_contentType on ContentType {
        name
        label
        uri
        ...PostArchive_contentType
        ...PropertyArchive_contentType
        ...CampaignArchive_contentType
        ...RegionArchive_contentType
        ...MarketArchive_contentType
        ...TeamArchive_contentType
        ...LeadershipArchive_contentType
      }
    `,
    contentType,
  );
  const archives: Readonly<Record<string, ReactNode>> = {
    post: <PostArchive contentType={type} root={root} part={part} year={year} />,
    properties: <PropertyArchive contentType={type} root={root} part={part} />,
    property_page: <CampaignArchive contentType={type} part={part} />,
    regions: <RegionArchive contentType={type} part={part} />,
    markets: <MarketArchive contentType={type} part={part} />,
    team: <TeamArchive contentType={type} part={part} />,
    leadership: <LeadershipArchive contentType={type} part={part} />,
  };
  const title = getArchiveTitle(type.name, type.label);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { text: 'Home', url: '/' },
          { text: title, url: type.uri },
        ]}
      />
      <Hero variant="compact" title={title} />
      {archives[type.name ?? '']}
    </>
  );
}
