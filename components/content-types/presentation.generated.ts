// Written by scripts/content-type-registry.ts from components/content-types. Do not edit: run `npm run generate`.
import type { SeriesName } from '#lib/content-model/series.ts';
import { latestModification } from '#lib/seo/sitemap.ts';

/** Drawing series of a node's or term's page, by GraphQL type. */
export const seriesByTypename: Readonly<Record<string, SeriesName>> = {
  Post: 'news',
  Page: 'page',
  MediaItem: 'page',
  Property: 'property',
  PropertyPage: 'property',
  Region: 'place',
  Market: 'place',
  Team: 'people',
  Leadership: 'people',
  Position: 'people',
  GlossaryTerm: 'page',
  Category: 'news',
  Tag: 'news',
  PostFormat: 'news',
  Status: 'property',
  Submarket: 'place',
  Assettype: 'page',
};

/** Series and heading of the archives, by name of the content type. Without a title, the type's plural label is the heading. */
export const archives: Readonly<Record<string, { series: SeriesName; title: string | null }>> = {
  post: { series: 'news', title: 'Newsroom' },
  page: { series: 'page', title: null },
  attachment: { series: 'page', title: null },
  properties: { series: 'property', title: null },
  property_page: { series: 'property', title: 'Featured buildings' },
  regions: { series: 'place', title: null },
  markets: { series: 'place', title: null },
  team: { series: 'people', title: null },
  leadership: { series: 'people', title: null },
  positions: { series: 'people', title: 'Open positions' },
  glossary_terms: { series: 'page', title: 'Glossary' },
};

/** Content types in the sitemap, as values of ContentTypeEnum. */
export const sitemapContentTypes = ['POST', 'PAGE', 'PROPERTIES', 'PROPERTY_PAGE', 'REGIONS', 'MARKETS', 'TEAM', 'LEADERSHIP', 'POSITIONS', 'GLOSSARY_TERMS'] as const;

/** Taxonomies in the sitemap, as values of TaxonomyEnum. */
export const sitemapTaxonomies = ['CATEGORY', 'TAG', 'POSTFORMAT', 'STATUS', 'SUBMARKET'] as const;

/** Selects when the content of a term in the sitemap was modified. The interface of all terms has no content. */
export const sitemapTermSelections = `
  ... on Category { contentNodes${latestModification} }
  ... on Tag { contentNodes${latestModification} }
  ... on PostFormat { contentNodes${latestModification} }
  ... on Status { contentNodes${latestModification} }
  ... on Submarket { contentNodes${latestModification} }
`;
