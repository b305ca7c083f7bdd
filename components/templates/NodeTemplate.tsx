import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import type { NodeTemplate_node$key } from '#generated/NodeTemplate_node.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import type { ResolvedUri } from '#lib/uri/address.ts';
import { ContentTypeTemplate } from './content-type/ContentTypeTemplate.tsx';
import { LeadershipTemplate } from './leadership/LeadershipTemplate.tsx';
import { MarketTemplate } from './market/MarketTemplate.tsx';
import { MediaItemTemplate } from './media-item/MediaItemTemplate.tsx';
import { PageTemplate } from './page/PageTemplate.tsx';
import { PasswordNotice } from './PasswordNotice.tsx';
import { PostTemplate } from './post/PostTemplate.tsx';
import { PropertyTemplate } from './property/PropertyTemplate.tsx';
import { PropertyPageTemplate } from './property-page/PropertyPageTemplate.tsx';
import { RegionTemplate } from './region/RegionTemplate.tsx';
import { TeamTemplate } from './team/TeamTemplate.tsx';
import { TermTemplate } from './term/TermTemplate.tsx';
import { UserTemplate } from './user/UserTemplate.tsx';

type Props = { node: NodeTemplate_node$key; root: ListChips_root$key; address: ResolvedUri };

/**
 * The template of whatever stands at an address. Another content type takes one line in the fragment and one below it: an alias is null for
 * nodes of other types, so every template gets its own type and no cast is needed.
 */
export function NodeTemplate({ node: key, root, address }: Props) {
  const node = readFragment(
    graphql`
      fragment NodeTemplate_node on UniformResourceIdentifiable {
        ... on ContentNode {
          isRestricted
        }
        ...PasswordNotice_node @alias(as: "restricted")
        ...PageTemplate_page @alias(as: "page")
        ...PostTemplate_post @alias(as: "post")
        ...PropertyTemplate_property @alias(as: "property")
        ...PropertyPageTemplate_propertyPage @alias(as: "propertyPage")
        ...RegionTemplate_region @alias(as: "region")
        ...MarketTemplate_market @alias(as: "market")
        ...TeamTemplate_team @alias(as: "team")
        ...LeadershipTemplate_leadership @alias(as: "leadership")
        ...MediaItemTemplate_mediaItem @alias(as: "mediaItem")
        ...TermTemplate_term @alias(as: "term")
        ...UserTemplate_user @alias(as: "user")
        ...ContentTypeTemplate_contentType @alias(as: "contentType")
      }
    `,
    key,
  );
  const { part, year } = address;
  if (node.term) return <TermTemplate term={node.term} root={root} part={part} />;
  if (node.user) return <UserTemplate user={node.user} part={part} />;
  if (node.contentType) return <ContentTypeTemplate contentType={node.contentType} root={root} part={part} year={year} />;
  // What is no list has no further parts.
  if (part) notFound();
  if (node.isRestricted && node.restricted) return <PasswordNotice node={node.restricted} />;
  if (node.page) return <PageTemplate page={node.page} />;
  if (node.post) return <PostTemplate post={node.post} />;
  if (node.property) return <PropertyTemplate property={node.property} />;
  if (node.propertyPage) return <PropertyPageTemplate propertyPage={node.propertyPage} />;
  if (node.region) return <RegionTemplate region={node.region} />;
  if (node.market) return <MarketTemplate market={node.market} />;
  if (node.team) return <TeamTemplate team={node.team} />;
  if (node.leadership) return <LeadershipTemplate leadership={node.leadership} />;
  if (node.mediaItem) return <MediaItemTemplate mediaItem={node.mediaItem} />;
  // A type that is for editors alone (a reusable block, a theme asset) has no page.
  notFound();
}
