/** The PDF documents that the site makes from its content. */
import { expect, inject, test } from 'vitest';
import { seed } from '../../content/seed/index.ts';
import { findAccessibilityFaults, listElements, readStructure } from '../support/pdf-accessibility.ts';
import { PdfFile } from '../support/pdf-file.ts';

const siteUrl = inject('siteUrl');

const get = async (path: string, headers: Record<string, string> = {}) => await fetch(siteUrl + path, { headers, redirect: 'manual' });

async function getPdf(path: string): Promise<Buffer> {
  const response = await get(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

const BROCHURE = '/pdf/properties/trinity-crossing-2.pdf';

test('the page of a property with space links its brochure, which is shown in the browser, cached and accessible', async () => {
  const html = await (await get('/properties/trinity-crossing-2/')).text();
  const link = /<a [^>]*href="([^"]+\.pdf)"[^>]*>(.*?)<\/a>/.exec(html);
  expect([link?.[1], link?.[2]?.replaceAll(/<[^>]*>/g, '').trim()]).toEqual([BROCHURE, 'Brochure, PDF']);
  const response = await get(BROCHURE);
  expect(response.headers.get('content-disposition')).toBe('inline; filename="trinity-crossing-2-brochure.pdf"');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const etag = response.headers.get('etag') ?? '';
  const file = Buffer.from(await response.arrayBuffer());
  expect(findAccessibilityFaults(file)).toEqual([]);
  expect(file.length).toBeLessThan(600_000);
  const figure = listElements(readStructure(new PdfFile(file))).find(({ tag }) => tag === 'Figure');
  expect(figure?.alt).not.toMatch(/^(?:Axonometric view|Picture of the building)/);
  expect((await get(BROCHURE, { 'if-none-match': etag })).status).toBe(304);
});

test('every visitor gets the same file, whatever theme and units they have chosen', async () => {
  const etags = await Promise.all(
    ['', 'theme=dark', 'units=metric'].map(async (cookie) => (await get(BROCHURE, { cookie })).headers.get('etag')),
  );
  expect(new Set(etags).size).toBe(1);
});

test.each(['/pdf/markets/boston.pdf', '/pdf/company.pdf', '/pdf/shortlist.pdf?properties=harbor-gate-5,no-such-property,otay-gate-2'])(
  '%s is accessible',
  async (path) => expect(findAccessibilityFaults(await getPdf(path))).toEqual([]),
);

test('a shortlist shows leased buildings as well', async () => {
  const leased = findProperty('leased');
  const file = await getPdf(`/pdf/shortlist.pdf?properties=otay-gate-2,${leased},harbor-gate-5`);
  const sections = listElements(readStructure(new PdfFile(file))).filter(({ tag }) => tag === 'H2');
  // The comparison, the map, and each of the buildings.
  expect(sections).toHaveLength(5);
});

test('documents of missing, leased, hidden and strangely named content get the 404 page of the site', async () => {
  const draft = seed.nodes.find(({ type, status }) => type === 'properties' && status === 'draft')?.slug ?? 'no-draft';
  const paths = [
    ...['no-such-property', findProperty('leased'), draft, '%2e%2e', 'x'.repeat(300), 'trinity-crossing-2.pdf'].map(
      (slug) => `/pdf/properties/${slug}.pdf`,
    ),
    '/pdf/markets/no-such-market.pdf',
    '/pdf/shortlist.pdf',
    '/pdf/shortlist.pdf?properties=no-such-property,,%00',
    '/pdf/anything.pdf',
  ];
  for (const path of paths) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('<h1');
  }
});

/** The slug of the first property with this status. */
function findProperty(status: string): string {
  const property = seed.nodes.find(({ type, terms }) => type === 'properties' && terms?.status?.includes(status));
  if (!property) throw new Error(`The seed has no property with the status “${status}”.`);
  return property.slug;
}
