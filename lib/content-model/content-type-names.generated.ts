// Written by scripts/content-type-registry.ts from components/content-types. Do not edit: run `npm run generate`.
/** Names of all content types in storage (WordPress's post type names). */
export const contentTypeNames = [
  'post',
  'page',
  'attachment',
  'properties',
  'property_page',
  'regions',
  'markets',
  'team',
  'leadership',
  'themeassets',
  'wp_block',
  'wgg_preview',
  'positions',
  'glossary_terms',
] as const;
