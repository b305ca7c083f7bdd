/** Renders of pages by Next: once for concurrent requests, and again if content changes during a render. */
import type { NextResponseData } from '../next/next-app.ts';
import { RenderUnavailableError } from '../next/render-unavailable-error.ts';
import { type ContentChanges, getPathKey } from './content-changes.ts';
import type { RenderPage, RenderReason } from './render-page.ts';

/** A response of Next, and what it depends on. */
export interface Rendered {
  response: NextResponseData;
  contentKeys: readonly string[];
  /** The number of content changes when the render began. */
  version: number;
}

export interface PageRenders {
  /** Renders a page until no content has changed during the render. @throws RenderUnavailableError */
  renderCurrent: (path: string, search: string, reason: RenderReason) => Promise<Rendered>;
  isVisitorWaiting: () => boolean;
}

/** A page is rendered again if its content changes during the render. If that happens this often in a row, the last version is marked as outdated. */
export const MAX_RENDERS = 3;

export function createPageRenders(render: RenderPage, changes: ContentChanges): PageRenders {
  let visitorRenders = 0;
  /** Renders in progress, by target. Next joins concurrent requests for a path, so a second one would not get newer content. */
  const pendingRenders = new Map<string, Promise<Rendered>>();

  async function renderCurrent(path: string, search: string, reason: RenderReason): Promise<Rendered> {
    for (let attempt = 1; ; attempt++) {
      const pending = pendingRenders.get(path + search);
      const start = () => pendingRenders.get(path + search) ?? startRender(path, search, reason);
      const rendered = await (pending ? pending.catch(start) : start());
      if (attempt === MAX_RENDERS || !changes.hasChanged(rendered.contentKeys, rendered.version)) return rendered;
    }
  }

  function startRender(path: string, search: string, reason: RenderReason): Promise<Rendered> {
    const target = path + search;
    const version = changes.getVersion();
    if (reason.kind === 'visitor') visitorRenders++;
    const rendering = render(target, reason)
      .then((response) => ({ response, contentKeys: [...response.contentKeys, getPathKey(path)].toSorted(), version }))
      .finally(() => {
        pendingRenders.delete(target);
        if (reason.kind === 'visitor') visitorRenders--;
      });
    pendingRenders.set(target, rendering);
    return rendering;
  }

  return { renderCurrent, isVisitorWaiting: () => visitorRenders > 0 };
}

/** @returns null if the page cannot be rendered at the moment */
export async function renderIfAvailable(render: () => Promise<Rendered>): Promise<Rendered | null> {
  try {
    return await render();
  } catch (error) {
    if (error instanceof RenderUnavailableError) return null;
    throw error;
  }
}
