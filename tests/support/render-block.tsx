/** Blocks shown as the site shows them: markup → content service → Relay → HTML. */
import { JSDOM } from 'jsdom';
import { within } from '@testing-library/dom';
import { prerender } from 'react-dom/static';
import { inject } from 'vitest';
import { BlockTree } from '../../components/blocks/BlockTree.tsx';
import { loadSample, type BlockSample } from '../../lib/blocks/catalogue.ts';
import { forgetFetched } from './relay-environment.ts';

/** HTML of some block markup. */
export async function renderMarkup(markup: string): Promise<string> {
  process.env['CONTENT_URL'] = inject('contentUrl');
  forgetFetched();
  const blocks = await loadSample({ name: 'test', markup });
  // Waits for islands, whose code is loaded on its own.
  const { prelude } = await prerender(<BlockTree blocks={blocks} />);
  return await new Response(prelude).text();
}

/** A sample in a document, to be asked by role and name. */
export async function renderSample(sample: BlockSample | undefined) {
  if (!sample) throw new Error('There is no such sample');
  const { document } = new JSDOM(`<!doctype html><body>${await renderMarkup(sample.markup)}</body>`).window;
  return { ...within(document.body), body: document.body };
}
