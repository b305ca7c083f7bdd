/** Every content type of the site, in the order of the editor's menu. */
import type { ContentTypeName } from './define.ts';
import { blockEditorPreview } from './types/block-editor-preview.ts';
import { leadership } from './types/leadership.ts';
import { market } from './types/market.ts';
import { mediaItem } from './types/media-item.ts';
import { page } from './types/page.ts';
import { post } from './types/post.ts';
import { property } from './types/property.ts';
import { propertyPage } from './types/property-page.ts';
import { region } from './types/region.ts';
import { reusableBlock } from './types/reusable-block.ts';
import { team } from './types/team.ts';
import { themeasset } from './types/themeasset.ts';

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
] as const;

/** Declaration of a content type by its stored name. */
export function contentTypeOf(name: ContentTypeName) {
  const found = contentTypes.find((type) => type.name === name);
  if (!found) throw new Error(`No content type is declared with the name "${name}"`);
  return found;
}
