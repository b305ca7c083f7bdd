/** Blocks shown as the site shows them: markup → content service → Relay → HTML. */
import { JSDOM } from 'jsdom';
import { within } from '@testing-library/dom';
import { prerender } from 'react-dom/static';
import { inject } from 'vitest';
import { BlockTree } from '../../components/blocks/BlockTree.tsx';
import { loadSample, type BlockSample } from '../../lib/blocks/catalogue.ts';
import type { Parameter } from '../../lib/uri/parameters.ts';
import { forgetFetched } from './relay-environment.ts';

/** HTML of some block markup. @param parameters as they would stand in the address of a page */
export async function renderMarkup(markup: string, parameters: readonly Parameter[] = []): Promise<string> {
  process.env['CONTENT_URL'] = inject('contentUrl');
  forgetFetched();
  const blocks = await loadSample({ name: 'test', markup }, parameters);
  // Waits for islands, whose code is loaded on its own.
  const { prelude } = await prerender(<BlockTree blocks={blocks} />);
  return await new Response(prelude).text();
}

/** A sample in a document, to be asked by role and name. */
export async function renderSample(sample: BlockSample | undefined, parameters: readonly Parameter[] = []) {
  if (!sample) throw new Error('There is no such sample');
  const { document } = new JSDOM(`<!doctype html><body>${await renderMarkup(sample.markup, parameters)}</body>`).window;
  return { ...within(document.body), body: document.body };
}
