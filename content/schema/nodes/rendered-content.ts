/** Renders texts of nodes, blocks and comments for the viewer of a request. */
import type { CommentRow } from '../../core/rows/comments.ts';
import type { MediaRow } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import {
  renderAttachmentDescription,
  renderCaption,
  renderCommentText,
  renderContentText,
  renderDynamicBlock,
  renderExcerpt,
  renderTextBlock,
} from '../../rendering/pipeline.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import { loadBlockData } from '../blocks/block-data.ts';
import type { ContentContext } from '../core/context.ts';
import { getLink } from './node-uri.ts';

/** @param node the node that the text belongs to, or null */
const toInput = (node: NodeRow | null, context: ContentContext) => ({
  store: context.store,
  site: context.site,
  node,
  pause: context.guard.pause,
  getLink: (target: NodeRow) => getLink(target, context),
  loadBlockData: (source: ContentBlock, field: string) => loadBlockData(source, field, context),
});

export const renderNodeContent = (node: NodeRow, context: ContentContext): Promise<string> =>
  renderContentText(node.content, toInput(node, context));

export const renderNodeExcerpt = (node: NodeRow, context: ContentContext): Promise<string> => renderExcerpt(toInput(node, context));

export const renderMediaDescription = ({ description }: MediaRow, node: NodeRow, context: ContentContext): Promise<string> =>
  renderContentText(description, toInput(node, context));

/** Renders a description as on the page of the media item, after the media item itself. */
export const renderMediaPage = (media: MediaRow, node: NodeRow, context: ContentContext): Promise<string> =>
  renderAttachmentDescription({ node, media }, toInput(node, context));

export const renderMediaCaption = ({ caption, description }: MediaRow, node: NodeRow, context: ContentContext): Promise<string> =>
  renderCaption(caption, description, toInput(node, context));

export const renderCommentContent = (comment: CommentRow, context: ContentContext): Promise<string> =>
  renderCommentText(comment.content, toInput(null, context));

/** Renders the text of a block of the classic editor. */
export const renderBlockText = (source: ContentBlock, context: ContentContext): Promise<string> =>
  renderTextBlock(source, toInput(source.node, context));

export const renderBlockContent = (source: ContentBlock, context: ContentContext): Promise<string | null> =>
  renderDynamicBlock(source, toInput(source.node, context));
