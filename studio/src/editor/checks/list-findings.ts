/** What the editor's content lacks, from the stores of the editor. */
import { getBlockType } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { getBlockTitle } from '../../../blocks/block-title.ts';
import { siteBlockRenderer } from '../../canvas/site-block-renderer.ts';
import { listFieldGroups } from '../fields/field-groups.ts';
import { toValues } from '../fields/field-values.ts';
import {
  type BlockSchema,
  type CheckedBlock,
  type Finding,
  findEmptyRequired,
  findImagesWithoutAlt,
  listInternalLinks,
  listMediaReferences,
} from './check-content.ts';
import { findHeadingProblems } from './heading-order.ts';
import type { References } from './load-findings.ts';
import { FEATURED_IMAGE, SEO } from './open-panel.ts';
import { findEmptyFields } from './required-fields.ts';

const getSchema = (name: string) => getBlockType(name) as unknown as BlockSchema | undefined;

/** Reads the stores, so that a component that calls it in `useSelect` follows their changes. */
export function getCheckedContent() {
  const editor = select(editorStore);
  return {
    blocks: editor.getEditorBlocks() as readonly CheckedBlock[],
    seo: editor.getEditedPostAttribute('seo') as { metaDesc?: string | null } | null | undefined,
    image: editor.getEditedPostAttribute('featured_media') as number | undefined,
    fields: editor.getEditedPostAttribute('acf') as unknown,
    type: editor.getCurrentPostType(),
  };
}

type CheckedContent = ReturnType<typeof getCheckedContent>;

/** The findings that need no request. */
export function listFindings({ blocks, seo, image, fields, type }: CheckedContent): Finding[] {
  return [
    ...findEmptyRequired(blocks, getSchema),
    ...findEmptyFields(listFieldGroups(type ?? ''), toValues(fields)),
    ...findImagesWithoutAlt(blocks),
    ...findHeadingProblems(blocks, {
      getHtml: (clientId) => siteBlockRenderer.get(clientId).html,
      getTitle: getBlockTitle,
    }),
    ...(seo !== undefined && !seo?.metaDesc
      ? [{ panel: SEO, message: 'There is no description for search results. Write one under “Search and social”.' }]
      : []),
    ...(image === 0 ? [{ panel: FEATURED_IMAGE, message: 'There is no featured image. Lists and social networks show it.' }] : []),
  ];
}

/** What the other findings are about. */
export const listReferences = ({ blocks, image }: CheckedContent, siteUrl: string): References => ({
  media: [...(image ? [{ panel: FEATURED_IMAGE, title: 'Featured image', value: image }] : []), ...listMediaReferences(blocks, getSchema)],
  links: listInternalLinks(blocks, siteUrl),
});
