// Written by scripts/content-type-registry.ts from components/content-types. Do not edit: run `npm run generate`.
import { declaration as post } from '#components/content-types/post/declaration.ts';
import { declaration as page } from '#components/content-types/page/declaration.ts';
import { declaration as mediaItem } from '#components/content-types/media-item/declaration.ts';
import { declaration as property } from '#components/content-types/property/declaration.ts';
import { declaration as propertyPage } from '#components/content-types/property-page/declaration.ts';
import { declaration as region } from '#components/content-types/region/declaration.ts';
import { declaration as market } from '#components/content-types/market/declaration.ts';
import { declaration as team } from '#components/content-types/team/declaration.ts';
import { declaration as leadership } from '#components/content-types/leadership/declaration.ts';
import { declaration as themeasset } from '#components/content-types/themeasset/declaration.ts';
import { declaration as reusableBlock } from '#components/content-types/reusable-block/declaration.ts';
import { declaration as blockEditorPreview } from '#components/content-types/block-editor-preview/declaration.ts';
import { declaration as position } from '#components/content-types/position/declaration.ts';
import { declaration as glossaryTerm } from '#components/content-types/glossary-term/declaration.ts';

/** Every content type, in WordPress's order: first its own types, then the others by menu position. */
export const contentTypes = [
  post,
  page,
  mediaItem,
  property,
  propertyPage,
  region,
  market,
  team,
  leadership,
  themeasset,
  reusableBlock,
  blockEditorPreview,
  position,
  glossaryTerm,
] as const;
