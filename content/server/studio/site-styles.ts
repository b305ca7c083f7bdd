/** The addresses of the site's stylesheets, which change with each build of the site, as a stylesheet that imports them. */
import { LRUCache } from 'lru-cache';
import type { Services } from '../../commands/core/services.ts';
import { renderCanvas } from './render-canvas.ts';

export type SiteStyles = {
  /** @throws RestError as `renderCanvas` does */
  load: () => Promise<string>;
  /** Loads them for an editor that is about to open, whose browser asks for them as soon as it has started its script. */
  prepare: () => void;
};

/** A new build of the site shows after this time. */
const MAX_AGE_MS = 15_000;
const TIMEOUT_MS = 10_000;

export function createSiteStyles(services: Pick<Services, 'siteUrl' | 'log'>): SiteStyles {
  // Editors who open the studio at the same time share one request.
  const styles = new LRUCache<'styles', string>({
    max: 1,
    ttl: MAX_AGE_MS,
    fetchMethod: async () => {
      const { stylesheets } = await renderCanvas(services, { node: null, blocks: [] }, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return stylesheets.map((path) => `@import url("${path}");\n`).join('');
    },
  });
  const load = async () => (await styles.fetch('styles')) ?? '';
  // The editor's own request shows the error.
  return { load, prepare: () => void load().catch(() => undefined) };
}
