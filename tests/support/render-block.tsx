/** Blocks shown as the site shows them: markup → content service → Relay → HTML. */
import { JSDOM } from 'jsdom';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { inject } from 'vitest';
import * as catalogueBlocksQuery from '#generated/catalogueBlocksQuery.graphql.ts';
import { BlockTree } from '../../components/blocks/BlockTree.tsx';
import { loadSample, type BlockSample } from '../../lib/blocks/catalogue.ts';
import { getEnvironment } from '../../lib/relay/environment.ts';
import { fetchContent } from '../../lib/relay/fetch-content.ts';
import type { Parameter } from '../../lib/uri/parameters.ts';
import { forgetFetched } from './relay-environment.ts';

/** HTML of some block markup. @param parameters as they would stand in the address of a page */
export async function renderMarkup(markup: string, parameters: readonly Parameter[] = []): Promise<string> {
  process.env['CONTENT_URL'] = inject('contentUrl');
  forgetFetched();
  const blocks = await loadSample({ name: 'test', markup }, parameters);
  return await renderToText(<BlockTree blocks={blocks} />);
}

/**
 * HTML of very much block markup: the same, but Relay is told that it asked for little. It names every record by what was asked, all of it, and
 * would spend its time on those names.
 */
export async function renderMuchMarkup(markup: string, parameters: readonly Parameter[] = []): Promise<string> {
  process.env['CONTENT_URL'] = inject('contentUrl');
  forgetFetched();
  const request = getRequest(catalogueBlocksQuery as never);
  const { data } = await fetchContent(request.params.name, request.params.text ?? '', { content: markup, parameters });
  const operation = createOperationDescriptor(request, { content: 'much', parameters });
  const environment = getEnvironment();
  environment.commitPayload(operation, data as never);
  const { blockCatalogue } = environment.lookup(operation.fragment).data as unknown as catalogueBlocksQuery.catalogueBlocksQuery$data;
  return await renderToText(<BlockTree blocks={blockCatalogue ?? []} />);
}

/** @throws whatever any part of it throws, also where an island would be left to the browser then */
async function renderToText(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // Waits for islands, whose code is loaded on its own.
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) });
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return text;
}

/** A sample in a document, to be asked by role and name. */
export async function renderSample(sample: BlockSample | undefined, parameters: readonly Parameter[] = []) {
  if (!sample) throw new Error('There is no such sample');
  const { document } = new JSDOM(`<!doctype html><body>${await renderMarkup(sample.markup, parameters)}</body>`).window;
  return { ...within(document.body), body: document.body };
}
