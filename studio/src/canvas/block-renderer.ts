/**
 * Has the site render the blocks of the canvas. Blocks that change within a short time are sent in one request. A block keeps its last rendering until the
 * next one has arrived, and while the site cannot be reached.
 */

/** A block as it is sent to the content service. */
export type BlockToRender = { clientId: string; markup: string; isFirst: boolean };

/** The response of the content service (content/server/studio/canvas-document.ts). */
export type CanvasDocument = {
  stylesheets: readonly string[];
  styles: string;
  symbols: string;
  blocks: Readonly<Record<string, string>>;
};

export type RenderedBlock = {
  /** Empty for a block that renders nothing. Null before the first rendering. */
  html: string | null;
  isLoading: boolean;
  /** Why the block could not be rendered. */
  error: string | null;
};

export type BlockRenderer = {
  /** Requests blocks of a post that the editor is about to show, and has not given ids yet. */
  preload: (post: number, blocks: readonly Omit<BlockToRender, 'clientId'>[]) => void;
  /** Requests a block, unless it was rendered from this markup already. */
  update: (block: BlockToRender) => void;
  /** Forgets a block that is no longer shown. */
  remove: (clientId: string) => void;
  get: (clientId: string) => RenderedBlock;
  subscribe: (listener: () => void) => () => void;
  /** What all blocks need besides their markup, from the last response. Null before the first one. */
  getAssets: () => Omit<CanvasDocument, 'blocks'> | null;
};

type Options = {
  /**
   * @param preloaded the post, before the editor has loaded it
   * @throws Error with a message for the editor; an aborted request may throw anything
   */
  send: (blocks: readonly BlockToRender[], signal: AbortSignal, preloaded?: number) => Promise<CanvasDocument>;
};

/** A change is sent after a pause of this length in typing. */
const PAUSE_MS = 120;
/** Blocks that were never rendered, as after the start, do not wait for a pause. */
const FIRST_RENDER_MS = 20;
/** The site renders requests of this size in less than a second. */
const MAX_BLOCKS = 25;
/** Blocks that could not be rendered are requested again after this time, and then after twice the time until the longest one. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 8_000;
/** Undo and redo show earlier versions at once. */
const MAX_CACHED = 300;

const notRendered: RenderedBlock = { html: null, isLoading: true, error: null };

type Entry = { block: BlockToRender; rendered: RenderedBlock };
type Batch = { waiting: Set<BlockToRender>; controller: AbortController };

const getCacheKey = ({ markup, isFirst }: BlockToRender) => `${isFirst} ${markup}`;

export function createBlockRenderer({ send }: Options): BlockRenderer {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const cache = new Map<string, string>();
  const batches = new Set<Batch>();
  /** Cache keys of the blocks that are requested before they are shown. */
  const preloading = new Set<string>();
  let changed = new Set<BlockToRender>();
  let assets: Omit<CanvasDocument, 'blocks'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = FIRST_RETRY_MS;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Aborts requests whose results are no longer needed. */
  const supersede = (block: BlockToRender | undefined) => {
    if (block === undefined) return;
    changed.delete(block);
    for (const batch of batches) {
      if (batch.waiting.delete(block) && batch.waiting.size === 0) batch.controller.abort();
    }
  };
  const isCurrent = (block: BlockToRender) => entries.get(block.clientId)?.block === block;
  const setRendered = (block: BlockToRender, rendered: RenderedBlock) => {
    if (isCurrent(block)) entries.set(block.clientId, { block, rendered });
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const blocks = [...changed];
      changed = new Set();
      for (let start = 0; start < blocks.length; start += MAX_BLOCKS) void load(blocks.slice(start, start + MAX_BLOCKS));
    }, delay);
  };
  const retryLater = (blocks: readonly BlockToRender[]) => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      for (const { block, rendered } of entries.values()) if (rendered.error !== null && !rendered.isLoading) changed.add(block);
      for (const block of blocks) if (isCurrent(block)) changed.add(block);
      schedule(0);
    }, retryDelay);
    retryDelay = Math.min(retryDelay * 2, LAST_RETRY_MS);
  };
  const load = async (blocks: readonly BlockToRender[]) => {
    const batch: Batch = { waiting: new Set(blocks), controller: new AbortController() };
    batches.add(batch);
    try {
      const { blocks: htmlById, ...rest } = await send(blocks, batch.controller.signal);
      assets = rest;
      retryDelay = FIRST_RETRY_MS;
      for (const block of batch.waiting) {
        const html = htmlById[block.clientId] ?? '';
        remember(block, html);
        setRendered(block, { html, isLoading: false, error: null });
      }
    } catch (error) {
      if (batch.controller.signal.aborted) return;
      const message = error instanceof Error ? error.message : 'The preview could not be loaded.';
      for (const block of batch.waiting) {
        const html = entries.get(block.clientId)?.rendered.html ?? null;
        setRendered(block, { html, isLoading: false, error: message });
      }
      retryLater([...batch.waiting]);
    } finally {
      batches.delete(batch);
      notify();
    }
  };
  const remember = (block: BlockToRender, html: string) => {
    const key = getCacheKey(block);
    cache.delete(key);
    cache.set(key, html);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  };

  const preload = async (post: number, blocks: readonly BlockToRender[]) => {
    const keys = new Set(blocks.map(getCacheKey));
    for (const key of keys) preloading.add(key);
    try {
      const { blocks: htmlById, ...rest } = await send(blocks, new AbortController().signal, post);
      assets ??= rest;
      for (const block of blocks) remember(block, htmlById[block.clientId] ?? '');
    } catch {
      // The blocks that are shown by now are requested again, and show the error.
    }
    for (const key of keys) preloading.delete(key);
    for (const { block, rendered } of entries.values())
      if (rendered.isLoading && keys.has(getCacheKey(block))) showOrRequest(block, rendered);
    notify();
  };
  const showOrRequest = (block: BlockToRender, previous: RenderedBlock) => {
    const key = getCacheKey(block);
    const cached = cache.get(key);
    entries.set(block.clientId, {
      block,
      rendered: cached === undefined ? { ...previous, isLoading: true } : { html: cached, isLoading: false, error: null },
    });
    if (cached !== undefined || preloading.has(key)) return;
    changed.add(block);
    schedule(previous.html === null ? FIRST_RENDER_MS : PAUSE_MS);
  };

  return {
    preload: (post, blocks) => {
      const numbered = blocks.map((block, index) => ({ ...block, clientId: `preload-${index}` }));
      for (let start = 0; start < numbered.length; start += MAX_BLOCKS) void preload(post, numbered.slice(start, start + MAX_BLOCKS));
    },
    update: (block) => {
      const entry = entries.get(block.clientId);
      if (entry && getCacheKey(entry.block) === getCacheKey(block)) return;
      supersede(entry?.block);
      showOrRequest(block, entry?.rendered ?? notRendered);
      notify();
    },
    remove: (clientId) => {
      supersede(entries.get(clientId)?.block);
      entries.delete(clientId);
    },
    get: (clientId) => entries.get(clientId)?.rendered ?? notRendered,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getAssets: () => assets,
  };
}
