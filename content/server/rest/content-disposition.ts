import { decodeOrNull } from '#lib/uri/decode.ts';

/** The file name in a `Content-Disposition` header, in its encoded form (RFC 6266) or in its plain form. */
export function getFileName(disposition: string): string | null {
  const encoded = /\bfilename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i.exec(disposition)?.[1];
  const decoded = encoded === undefined ? null : decodeOrNull(encoded);
  if (decoded !== null) return decoded;
  const match = /\bfilename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(disposition);
  // Browsers send quotation marks as %22.
  return match ? (match[1] ?? match[2] ?? '').replaceAll('%22', '"').replaceAll(String.raw`\"`, '"') : null;
}
