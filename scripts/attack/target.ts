import { setTimeout as sleep } from 'node:timers/promises';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { sendOnce, type Target } from './attack.ts';
import { createJsonRequest, createRequest } from './request.ts';

const MAX_MEDIA = 20;

/** Time for the site to recover from the previous attack. */
const RECOVERY_MS = 60_000;
const RETRY_MS = 500;

/** Completes a target with paths that exist: pages from the content service, and the media files of the front page. */
export async function findTarget(options: Pick<Target, 'site' | 'content' | 'graphqlPath' | 'adminPassword'>): Promise<Target> {
  const query = '{ contentNodes(first: 100) { nodes { uri } } terms(first: 100) { nodes { uri } } }';
  const data = await readGraphql(options, query);
  const uris = Object.values(data).flatMap(({ nodes }) => nodes.map(({ uri }) => uri));
  const pages = [...new Set(['/', ...uris.filter((uri) => uri !== null && /^\/[\w/-]+\/$/.test(uri))])] as string[];
  const front = await sendOnce(options.site, createRequest('GET', '/'));
  const html = front.kind === 'response' ? front.response.body.toString() : '';
  const media = [...new Set(Array.from(html.matchAll(/["\s](\/media\/[^"\s,?]+)/g), ([, path = '']) => path))].slice(0, MAX_MEDIA);
  if (media.length === 0)
    throw new OperationalError({
      name: 'target',
      rule: 'must be a site with the seed content; its front page shows no pictures.',
      remedy: 'Start a product with the seed content.',
    });
  return { ...options, pages, media };
}

type Lists = Readonly<Record<string, { nodes: readonly { uri: string | null }[] }>>;

async function readGraphql({ content, graphqlPath }: Pick<Target, 'content' | 'graphqlPath'>, query: string): Promise<Lists> {
  const outcome = await sendOnce(content, createJsonRequest(graphqlPath, { query }));
  const text = outcome.kind === 'response' ? outcome.response.body.toString() : outcome.kind;
  const data = text.startsWith('{') ? (JSON.parse(text) as { data?: Lists }).data : undefined;
  if (data) return data;
  throw new OperationalError({
    name: 'target',
    rule: `must have a content service that responds to queries; got ${text.slice(0, 300)}.`,
    remedy: 'Start the product before the attacks.',
  });
}

/** Requests pages, so that they are in the site's cache. @throws OperationalError if one does not become available */
export async function visitPages({ site }: Target, pages: readonly string[]): Promise<void> {
  const until = performance.now() + RECOVERY_MS;
  for (const page of pages) {
    let status = await getStatus(site, page);
    while (status !== '200' && performance.now() < until) {
      await sleep(RETRY_MS);
      status = await getStatus(site, page);
    }
    if (status === '200') continue;
    throw new OperationalError({
      name: 'target',
      rule: `must serve its pages within ${RECOVERY_MS / 1000} s, before and after an attack; ${page} still results in ${status}.`,
      remedy: 'Start the product before the attacks. If it has just been attacked, it has not recovered; see its log for the cause.',
    });
  }
}

async function getStatus(site: URL, page: string): Promise<string> {
  const outcome = await sendOnce(site, createRequest('GET', page));
  return outcome.kind === 'response' ? String(outcome.response.status) : outcome.kind;
}
