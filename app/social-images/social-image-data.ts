/** What the picture for link previews shows of a page, as a plain query: Relay fragments can only be read in a render. */
import { formatStatus } from '#components/ui/property/format-status.ts';
import { formatCompactArea } from '#lib/format/compact.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatArea, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { type PictureData, pictureFields } from '#lib/media/fetch-picture.ts';
import type { SocialImage, SocialImageFigure } from '#lib/social-image/social-image.ts';

const portfolioFields = 'portfolio { buildings squareFeet availableSquareFeet }';

export const socialImageQuery = `query SocialImageQuery($uri: String!) {
  generalSettings { title description }
  nodeByUri(uri: $uri) {
    uri
    ... on NodeWithTitle { title }
    ... on NodeWithFeaturedImage { featuredImage { node { ${pictureFields} } } }
    ... on ContentNode { hasPassword contentType { node { labels { singularName } } } }
    ... on Page { isFrontPage }
    ... on Post { date categories(first: 1) { nodes { name } } }
    ... on Property {
      allStatus(first: 1) { nodes { slug name } }
      propertyMeta { market { title } }
      propertyFacts { availableFrom availableSquareFeet totalSquareFeet clearHeightFeet dockDoors }
    }
    ... on Team { teamMeta { title } }
    ... on Leadership { leadershipMeta { title } }
    ... on Position { pay { amounts period } positionMeta { location validThrough } }
    ... on Market { ${portfolioFields} }
    ... on Region { ${portfolioFields} }
    ... on Submarket { ${portfolioFields} }
    ... on TermNode { name }
    ... on User { name }
    ... on ContentType { label }
  }
}`;

type Portfolio = { buildings: number; squareFeet: number; availableSquareFeet: number };

type SocialImageNode = {
  uri?: string | null;
  title?: string | null;
  name?: string | null;
  label?: string | null;
  featuredImage?: { node: PictureData } | null;
  hasPassword?: boolean | null;
  contentType?: { node: { labels: { singularName: string | null } | null } } | null;
  isFrontPage?: boolean;
  date?: string | null;
  categories?: { nodes: readonly { name: string | null }[] } | null;
  allStatus?: { nodes: readonly { slug: string | null; name: string | null }[] } | null;
  propertyMeta?: { market: { title: string | null } | null } | null;
  propertyFacts?: {
    availableFrom: string | null;
    availableSquareFeet: number | null;
    totalSquareFeet: number | null;
    clearHeightFeet: number | null;
    dockDoors: number | null;
  } | null;
  teamMeta?: { title: string | null } | null;
  leadershipMeta?: { title: string | null } | null;
  pay?: { amounts: string; period: string } | null;
  positionMeta?: { location: string | null; validThrough: string | null } | null;
  portfolio?: Portfolio;
};

export type SocialImageData = {
  generalSettings: { title: string | null; description: string | null } | null;
  nodeByUri: SocialImageNode | null;
};

/** Returns null for a page without a picture: one that does not exist, or that is protected by a password. */
export function toSocialImage({ generalSettings, nodeByUri: node }: SocialImageData): Omit<SocialImage, 'picture'> | null {
  if (!node || node.hasPassword) return null;
  const organization = generalSettings?.title ?? '';
  if (node.isFrontPage) return { kicker: '', title: generalSettings?.description || organization, figures: [], organization };
  return {
    kicker: getKicker(node),
    title: toPlainText(node.title ?? node.name ?? node.label) || organization,
    figures: listFigures(node),
    organization,
  };
}

function getKicker({ contentType, date, categories, allStatus, propertyMeta, propertyFacts, ...node }: SocialImageNode): string {
  if (categories) return [categories.nodes[0]?.name, formatDate(date)].filter(Boolean).join(', ');
  if (allStatus)
    return [propertyMeta?.market?.title, formatStatus(allStatus.nodes[0], propertyFacts?.availableFrom)].filter(Boolean).join(', ');
  const detail = node.teamMeta?.title ?? node.leadershipMeta?.title ?? node.positionMeta?.location;
  if (detail) return detail;
  const kind = contentType?.node.labels?.singularName ?? '';
  return kind === 'Page' ? '' : kind;
}

function listFigures({ propertyFacts, pay, positionMeta, portfolio }: SocialImageNode): SocialImageFigure[] {
  if (propertyFacts) return listPropertyFigures(propertyFacts);
  if (positionMeta) return listPositionFigures({ pay, positionMeta });
  return portfolio ? listPlaceFigures(portfolio) : [];
}

function listPositionFigures({ pay, positionMeta }: Pick<SocialImageNode, 'pay' | 'positionMeta'>): SocialImageFigure[] {
  const lastDay = formatDate(positionMeta?.validThrough);
  return [
    ...(pay ? [{ value: pay.amounts, label: pay.period }] : []),
    ...(lastDay ? [{ value: lastDay, label: 'last day to apply' }] : []),
  ];
}

function listPropertyFigures(facts: NonNullable<SocialImageNode['propertyFacts']>): SocialImageFigure[] {
  const { availableSquareFeet, totalSquareFeet, clearHeightFeet, dockDoors } = facts;
  const area = availableSquareFeet || totalSquareFeet;
  return [
    ...(area ? [{ value: formatArea(area).us, label: availableSquareFeet ? 'available' : 'building area' }] : []),
    ...(clearHeightFeet ? [{ value: formatLength(clearHeightFeet).us, label: 'clear height' }] : []),
    ...(dockDoors ? [{ value: formatWhole(dockDoors), label: 'dock doors' }] : []),
  ];
}

function listPlaceFigures({ buildings, squareFeet, availableSquareFeet }: Portfolio): SocialImageFigure[] {
  if (buildings === 0) return [];
  return [
    { value: formatWhole(buildings), label: buildings === 1 ? 'building' : 'buildings' },
    { value: formatCompactArea(squareFeet), label: 'in total' },
    ...(availableSquareFeet > 0 ? [{ value: formatCompactArea(availableSquareFeet), label: 'available' }] : []),
  ];
}
