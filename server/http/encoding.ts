/** Content codings: which one a visitor takes, and making them. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const memo = new Map<string, Encoding>();

/** Browsers send a handful of values; who sends more is not remembered. */
const MEMO_LIMIT = 64;

/** The best of ours that an Accept-Encoding header takes, by its weights (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const known = memo.get(header);
  if (known !== undefined) return known;
  const chosen = choose(header);
  if (memo.size < MEMO_LIMIT) memo.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    if (coding !== '')
      weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0);
  }
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gz = weights.get('gzip') ?? any;
  // Unnamed, identity is always acceptable, and never better than what a visitor asks for by name.
  const identity = weights.get('identity') ?? 0;
  if (br > 0 && br >= gz && br >= identity) return 'br';
  return gz > 0 && gz >= identity ? 'gzip' : 'identity';
}

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick enough to be waited for. Measured on the home page, 170 kB: 3 ms for 32.4 kB. */
export const QUICK_QUALITY = 5;

/** For pages in the background: 121 ms for 29.2 kB. The last step to 11 takes three times as long for another 1.3 %. */
export const PAGE_QUALITY = 10;

/** For what is compressed once for all. */
export const BEST_QUALITY = 11;

export async function toBrotli(data: Buffer, quality: number): Promise<Buffer> {
  return await compress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });
}

export async function toGzip(data: Buffer, level = 9): Promise<Buffer> {
  return await zip(data, { level });
}

export const fromBrotli = promisify(brotliDecompress);

/** Types worth compressing: pictures, films and woff2 are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|speculationrules\+json|wasm)|image\/svg\+xml|font\/ttf)/.test(
    type,
  );
}
