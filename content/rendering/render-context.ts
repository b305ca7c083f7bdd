/** What rendering needs to know about the content and the site. */
import type { CommentRow } from '../core/rows/comments.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import type { ContentBlock } from '../store/blocks/content-block.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { Pause } from './pause.ts';

export type RenderSite = {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Public URL of the content service, without a trailing slash. */
  contentUrl: string;
  /** IANA name of the site's time zone. */
  timezone: string;
};

/** Renders parts of content. Block renderers receive these functions here, because importing them would create an import cycle. */
export type Renderers = {
  /** Replaces blocks with their markup. */
  renderBlocks: (content: string, context: RenderContext) => Promise<string>;
  /** Applies all filters to the content of the context. */
  renderContent: (context: RenderContext) => Promise<string>;
  /** Returns the text of the excerpt of the context, without paragraphs. */
  renderExcerptText: (context: RenderContext, words?: number) => Promise<string>;
  renderComment: (text: string, context: RenderContext) => Promise<string>;
};

/** The rendering of one content. The counters belong to it, so that equal content always gives equal markup. */
export type RenderContext = {
  store: ContentStore;
  site: RenderSite;
  /** The content that is rendered. Null for markup that belongs to no content. */
  node: NodeRow | null;
  /** The comment that the blocks of a comment template show. */
  comment?: CommentRow;
  pause: Pause;
  /** Returns the URL of a node on the content host. */
  getLink: (node: NodeRow) => Promise<string | null>;
  renderers: Renderers;
  /** Loads a data field of a block (`x-data`), which the site's own block also shows. */
  loadBlockData: (source: ContentBlock, field: string) => Promise<unknown>;
  counters: Map<string, number>;
  /** Ids of the contents and reusable blocks that are being rendered. None of them may contain itself. */
  openIds: ReadonlySet<number>;
};

/** Returns the next number of a counter. WordPress numbers ids in the order in which it generates them. */
export function countUp({ counters }: RenderContext, name: string): number {
  const next = (counters.get(name) ?? 0) + 1;
  counters.set(name, next);
  return next;
}
