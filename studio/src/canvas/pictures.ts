/**
 * The pictures of blocks: their markup as the site renders it. Blocks that change within a short time are sent in one request. A block keeps its last picture
 * until the next one has arrived, and while the site is away.
 */

/** A block as the content service expects it. */
export type RenderedBlock = { clientId: string; markup: string; isFirst: boolean };

/** The response of the content service (content/server/studio/canvas-document.ts). */
export type CanvasDocument = {
  stylesheets: readonly string[];
  styles: string;
  symbols: string;
  blocks: Readonly<Record<string, string>>;
};

export type Picture = {
  /** Empty for a block that renders nothing. Null before the first picture. */
  html: string | null;
  isLoading: boolean;
  /** Why the picture could not be updated. */
  error: string | null;
};

export type Pictures = {
  /** Requests the pictures of blocks of a post that the editor is about to show, and has not given ids yet. */
  preload: (post: number, blocks: readonly Omit<RenderedBlock, 'clientId'>[]) => void;
  /** Updates the picture of a block, unless it shows this markup already. */
  update: (block: RenderedBlock) => void;
  /** Forgets a block that is no longer shown. */
  remove: (clientId: string) => void;
  get: (clientId: string) => Picture;
  subscribe: (listener: () => void) => () => void;
  /** What all pictures need, from the last response. Null before the first one. */
  getSurroundings: () => Omit<CanvasDocument, 'blocks'> | null;
};

type Options = {
  /**
   * @param preloaded the post, before the editor has loaded it
   * @throws Error with a message for the editor; an aborted request may throw anything
   */
  send: (blocks: readonly RenderedBlock[], signal: AbortSignal, preloaded?: number) => Promise<CanvasDocument>;
};

/** A change is sent after a pause of this length in typing. */
const PAUSE_MS = 120;
/** Blocks without a picture, as after the start, do not wait for a pause. */
const FIRST_PICTURE_MS = 20;
/** The site renders requests of this size in less than a second. */
const MAX_BLOCKS = 25;
/** Pictures that could not be loaded are requested again after this time, and then after twice the time until the longest one. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 8_000;
/** Undo and redo show the pictures of earlier versions at once. */
const MAX_CACHED = 300;

const noPicture: Picture = { html: null, isLoading: true, error: null };

type Entry = { block: RenderedBlock; picture: Picture };
type Batch = { waiting: Set<RenderedBlock>; controller: AbortController };

const getCacheKey = ({ markup, isFirst }: RenderedBlock) => `${isFirst} ${markup}`;

export function createPictures({ send }: Options): Pictures {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const cache = new Map<string, string>();
  const batches = new Set<Batch>();
  /** Keys of pictures that are requested before their blocks are shown. */
  const preloading = new Set<string>();
  let changed = new Set<RenderedBlock>();
  let surroundings: Omit<CanvasDocument, 'blocks'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = FIRST_RETRY_MS;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Ends requests whose results nobody needs any longer. */
  const supersede = (block: RenderedBlock | undefined) => {
    if (block === undefined) return;
    changed.delete(block);
    for (const batch of batches) {
      if (batch.waiting.delete(block) && batch.waiting.size === 0) batch.controller.abort();
    }
  };
  const isCurrent = (block: RenderedBlock) => entries.get(block.clientId)?.block === block;
  const setPicture = (block: RenderedBlock, picture: Picture) => {
    if (isCurrent(block)) entries.set(block.clientId, { block, picture });
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const blocks = [...changed];
      changed = new Set();
      for (let start = 0; start < blocks.length; start += MAX_BLOCKS) void load(blocks.slice(start, start + MAX_BLOCKS));
    }, delay);
  };
  const retryLater = (blocks: readonly RenderedBlock[]) => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      for (const { block, picture } of entries.values()) if (picture.error !== null && !picture.isLoading) changed.add(block);
      for (const block of blocks) if (isCurrent(block)) changed.add(block);
      schedule(0);
    }, retryDelay);
    retryDelay = Math.min(retryDelay * 2, LAST_RETRY_MS);
  };
  const load = async (blocks: readonly RenderedBlock[]) => {
    const batch: Batch = { waiting: new Set(blocks), controller: new AbortController() };
    batches.add(batch);
    try {
      const { blocks: rendered, ...rest } = await send(blocks, batch.controller.signal);
      surroundings = rest;
      retryDelay = FIRST_RETRY_MS;
      for (const block of batch.waiting) {
        const html = rendered[block.clientId] ?? '';
        remember(block, html);
        setPicture(block, { html, isLoading: false, error: null });
      }
    } catch (error) {
      if (batch.controller.signal.aborted) return;
      const message = error instanceof Error ? error.message : 'The preview could not be loaded.';
      for (const block of batch.waiting) {
        const html = entries.get(block.clientId)?.picture.html ?? null;
        setPicture(block, { html, isLoading: false, error: message });
      }
      retryLater([...batch.waiting]);
    } finally {
      batches.delete(batch);
      notify();
    }
  };
  const remember = (block: RenderedBlock, html: string) => {
    const key = getCacheKey(block);
    cache.delete(key);
    cache.set(key, html);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  };

  const preload = async (post: number, blocks: readonly RenderedBlock[]) => {
    const keys = new Set(blocks.map(getCacheKey));
    for (const key of keys) preloading.add(key);
    try {
      const { blocks: rendered, ...rest } = await send(blocks, new AbortController().signal, post);
      surroundings ??= rest;
      for (const block of blocks) remember(block, rendered[block.clientId] ?? '');
    } catch {
      // The blocks that are shown by now are requested again, and show the error.
    }
    for (const key of keys) preloading.delete(key);
    for (const { block, picture } of entries.values()) if (picture.isLoading && keys.has(getCacheKey(block))) showOrRequest(block, picture);
    notify();
  };
  const showOrRequest = (block: RenderedBlock, previous: Picture) => {
    const key = getCacheKey(block);
    const cached = cache.get(key);
    entries.set(block.clientId, {
      block,
      picture: cached === undefined ? { ...previous, isLoading: true } : { html: cached, isLoading: false, error: null },
    });
    if (cached !== undefined || preloading.has(key)) return;
    changed.add(block);
    schedule(previous.html === null ? FIRST_PICTURE_MS : PAUSE_MS);
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
      showOrRequest(block, entry?.picture ?? noPicture);
      notify();
    },
    remove: (clientId) => {
      supersede(entries.get(clientId)?.block);
      entries.delete(clientId);
    },
    get: (clientId) => entries.get(clientId)?.picture ?? noPicture,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSurroundings: () => surroundings,
  };
}
