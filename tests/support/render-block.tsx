/** Renders blocks as the site does: markup → content service → Relay → HTML. */
import { JSDOM } from 'jsdom';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { inject } from 'vitest';
import * as catalogueBlocksQuery from '#generated/catalogueBlocksQuery.graphql.ts';
import { BlockTree } from '../../components/blocks/BlockTree.tsx';
import { loadSampleBlocks, type BlockSample } from '../../lib/blocks/catalogue.ts';
import { getEnvironment } from '../../lib/relay/environment.ts';
import { fetchContent } from '../../lib/relay/fetch-content.ts';
import type { Parameter } from '../../lib/uri/parameters.ts';
import { resetRelayStore } from './relay-environment.ts';

/**
 * Renders block markup to HTML.
 * @param parameters query parameters of the page
 */
export async function renderMarkup(markup: string, parameters: readonly Parameter[] = []): Promise<string> {
  process.env['CONTENT_URL'] = inject('contentUrl');
  resetRelayStore();
  const blocks = await loadSampleBlocks({ name: 'test', markup }, parameters);
  return await renderToText(<BlockTree blocks={blocks} />);
}

/**
 * Renders a large amount of block markup. Relay includes the arguments of a field in the ids of its records, so a short string replaces the
 * markup. Otherwise most of the time would be spent on these ids.
 * @param changeBlocks modifies the content service's response before it is rendered
 */
export async function renderLargeMarkup(
  markup: string,
  parameters: readonly Parameter[] = [],
  changeBlocks?: (blocks: readonly ResponseBlock[]) => void,
): Promise<string> {
  process.env['CONTENT_URL'] = inject('contentUrl');
  resetRelayStore();
  const request = getRequest(catalogueBlocksQuery as never);
  const { data } = await fetchContent(request.params.name, request.params.text ?? '', { content: markup, parameters });
  changeBlocks?.((data as { blockCatalogue: readonly ResponseBlock[] }).blockCatalogue);
  const operation = createOperationDescriptor(request, { content: 'much', parameters });
  const environment = getEnvironment();
  environment.commitPayload(operation, data as never);
  const { blockCatalogue } = environment.lookup(operation.fragment).data as unknown as catalogueBlocksQuery.catalogueBlocksQuery$data;
  return await renderToText(<BlockTree blocks={blockCatalogue ?? []} />);
}

/** Fields of a block in the content service's response. */
type ResponseBlock = Record<string, unknown>;

/** Renders a sample as if its post had 150 top-level comments, which are shown on three pages of 50. */
export async function renderCommentPage(sample: BlockSample | undefined, page: 1 | 2 | 3) {
  if (!sample) throw new Error('There is no such sample');
  const html = await renderLargeMarkup(sample.markup, [], (blocks) => {
    for (const { discussion } of blocks) if (discussion) Object.assign(discussion, { position: (page - 1) * 50, size: 50, total: 150 });
  });
  return parseDocument(html);
}

/** @throws the first error of any component. React itself would leave a failed island to the browser without throwing. */
async function renderToText(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // `prerender` waits for islands, whose code is loaded lazily.
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) });
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return text;
}

/** Renders a sample into a document, with queries by role and name. */
export async function renderSample(sample: BlockSample | undefined, parameters: readonly Parameter[] = []) {
  if (!sample) throw new Error('There is no such sample');
  return parseDocument(await renderMarkup(sample.markup, parameters));
}

function parseDocument(html: string) {
  const { document } = new JSDOM(`<!doctype html><body>${html}</body>`).window;
  return { ...within(document.body), body: document.body };
}
