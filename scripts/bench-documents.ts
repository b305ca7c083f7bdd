/** `npm run bench:documents -- http://127.0.0.1:3000` prints the time and the size of PDF documents of a running site: made, and from its cache. */
import { getBrochureUrl, getMarketPdfUrl, COMPANY_PDF_PATH, getShortlistUrl } from '../lib/uri/pdf-urls.ts';

const [siteUrl = 'http://127.0.0.1:3000'] = process.argv.slice(2);

const paths = [
  COMPANY_PDF_PATH,
  getBrochureUrl('trinity-crossing-2'),
  getBrochureUrl('otay-gate-2'),
  getMarketPdfUrl('dallas-fort-worth'),
  getShortlistUrl(['trinity-crossing-2', 'otay-gate-2', 'harbor-gate-5', 'calumet-stack', 'medley-lock-1']),
];

async function measure(path: string): Promise<{ status: number; ms: number; bytes: number }> {
  const start = performance.now();
  const response = await fetch(new URL(path, siteUrl));
  const { byteLength } = await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start, bytes: byteLength };
}

console.log('The first time of a document includes making it, unless it is in the cache. A shortlist is made for each request.');
for (const path of paths) {
  const first = await measure(path);
  const second = await measure(path);
  const times = [first, second].map(({ ms }) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`).join(', then ');
  console.log(`${first.status}  ${times.padEnd(24)} ${Math.round(first.bytes / 1000)} kB  ${path}`);
}
