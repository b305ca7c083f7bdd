// Written by scripts/content-type-registry.ts from components/content-types. Do not edit: run `npm run generate`.
import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { templatesGenerated_contentType$key } from '#generated/templatesGenerated_contentType.graphql.ts';
import type { templatesGenerated_node$key } from '#generated/templatesGenerated_node.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { PostArchive } from './post/PostArchive.tsx';
import { PostTemplate } from './post/PostTemplate.tsx';
import { PageTemplate } from './page/PageTemplate.tsx';
import { MediaItemTemplate } from './media-item/MediaItemTemplate.tsx';
import { PropertyArchive } from './property/PropertyArchive.tsx';
import { PropertyTemplate } from './property/PropertyTemplate.tsx';
import { PropertyPageArchive } from './property-page/PropertyPageArchive.tsx';
import { PropertyPageTemplate } from './property-page/PropertyPageTemplate.tsx';
import { RegionArchive } from './region/RegionArchive.tsx';
import { RegionTemplate } from './region/RegionTemplate.tsx';
import { MarketArchive } from './market/MarketArchive.tsx';
import { MarketTemplate } from './market/MarketTemplate.tsx';
import { TeamArchive } from './team/TeamArchive.tsx';
import { TeamTemplate } from './team/TeamTemplate.tsx';
import { LeadershipArchive } from './leadership/LeadershipArchive.tsx';
import { LeadershipTemplate } from './leadership/LeadershipTemplate.tsx';
import { PositionArchive } from './position/PositionArchive.tsx';
import { PositionTemplate } from './position/PositionTemplate.tsx';
import { GlossaryTermArchive } from './glossary-term/GlossaryTermArchive.tsx';
import { GlossaryTermTemplate } from './glossary-term/GlossaryTermTemplate.tsx';

const nodeFragment = graphql`
  fragment templatesGenerated_node on ContentNode {
    ...PostTemplate_post @alias(as: "post")
    ...PageTemplate_page @alias(as: "page")
    ...MediaItemTemplate_mediaItem @alias(as: "mediaItem")
    ...PropertyTemplate_property @alias(as: "property")
    ...PropertyPageTemplate_propertyPage @alias(as: "propertyPage")
    ...RegionTemplate_region @alias(as: "region")
    ...MarketTemplate_market @alias(as: "market")
    ...TeamTemplate_team @alias(as: "team")
    ...LeadershipTemplate_leadership @alias(as: "leadership")
    ...PositionTemplate_position @alias(as: "position")
    ...GlossaryTermTemplate_glossaryTerm @alias(as: "glossaryTerm")
  }
`;

/** Renders the page of a node with the template of its type. Returns null when its type has no pages. */
export function renderContentNode(key: templatesGenerated_node$key): ReactNode {
  const node = readFragment(nodeFragment, key);
  if (node.post) return <PostTemplate post={node.post} />;
  if (node.page) return <PageTemplate page={node.page} />;
  if (node.mediaItem) return <MediaItemTemplate mediaItem={node.mediaItem} />;
  if (node.property) return <PropertyTemplate property={node.property} />;
  if (node.propertyPage) return <PropertyPageTemplate propertyPage={node.propertyPage} />;
  if (node.region) return <RegionTemplate region={node.region} />;
  if (node.market) return <MarketTemplate market={node.market} />;
  if (node.team) return <TeamTemplate team={node.team} />;
  if (node.leadership) return <LeadershipTemplate leadership={node.leadership} />;
  if (node.position) return <PositionTemplate position={node.position} />;
  if (node.glossaryTerm) return <GlossaryTermTemplate glossaryTerm={node.glossaryTerm} />;
  return null;
}

const archiveFragment = graphql`
  fragment templatesGenerated_contentType on ContentType {
    name
    ...PostArchive_contentType
    ...PropertyArchive_contentType
    ...PropertyPageArchive_contentType
    ...RegionArchive_contentType
    ...MarketArchive_contentType
    ...TeamArchive_contentType
    ...LeadershipArchive_contentType
    ...PositionArchive_contentType
    ...GlossaryTermArchive_contentType
  }
`;

/** Renders the list of all nodes of a type. Returns null when the type has no archive. */
export function renderArchive({ contentType: key, ...props }: ArchiveProps<templatesGenerated_contentType$key>): ReactNode {
  const contentType = readFragment(archiveFragment, key);
  switch (contentType.name) {
    case 'post':
      return <PostArchive contentType={contentType} {...props} />;
    case 'properties':
      return <PropertyArchive contentType={contentType} {...props} />;
    case 'property_page':
      return <PropertyPageArchive contentType={contentType} {...props} />;
    case 'regions':
      return <RegionArchive contentType={contentType} {...props} />;
    case 'markets':
      return <MarketArchive contentType={contentType} {...props} />;
    case 'team':
      return <TeamArchive contentType={contentType} {...props} />;
    case 'leadership':
      return <LeadershipArchive contentType={contentType} {...props} />;
    case 'positions':
      return <PositionArchive contentType={contentType} {...props} />;
    case 'glossary_terms':
      return <GlossaryTermArchive contentType={contentType} {...props} />;
    default:
      return null;
  }
}
