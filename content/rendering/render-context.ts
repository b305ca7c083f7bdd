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

/** What comes after this many rendered characters is left out, because lists in lists would grow exponentially. */
const MAX_RENDERED_CHARACTERS = 8_000_000;
const RENDERED_CHARACTERS = 'rendered characters';

/** Content counts only as often as lists repeat it, so that long content is complete. */
export const createCounters = (content: string): Map<string, number> => new Map([[RENDERED_CHARACTERS, -content.length]]);

/** Renders a part that lists can repeat, and counts its characters. Returns an empty string after the limit. */
export async function renderWithinLimit({ counters }: RenderContext, render: () => string | Promise<string>): Promise<string> {
  const before = counters.get(RENDERED_CHARACTERS) ?? 0;
  if (before >= MAX_RENDERED_CHARACTERS) return '';
  const rendered = await render();
  // Parts of this part were counted while it was rendered.
  counters.set(RENDERED_CHARACTERS, Math.max(counters.get(RENDERED_CHARACTERS) ?? 0, before + rendered.length));
  return rendered;
}

/** Returns the next number of a counter. WordPress numbers ids in the order in which it generates them. */
export function countUp({ counters }: RenderContext, name: string): number {
  const next = (counters.get(name) ?? 0) + 1;
  counters.set(name, next);
  return next;
}
