/** Names of uploaded files. */

/** Bytes; with folder, size and ending the path stays far from what file systems allow. */
const MAX_NAME = 120;

/** Signs of a given name that are read; an address can be called anything at any length. */
const MAX_GIVEN = 1_000;

/** What Windows, whose users copy media folders too, can't have as a name. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name a file can have anywhere, without its ending: letters and digits of any script, dots, dashes and underscores (WordPress's
 * `sanitize_file_name`, a little stricter).
 * @param given as the file was called, maybe with a path before
 */
export function toFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = last.includes('.') ? last.slice(0, last.lastIndexOf('.')) : last;
  const plain = stem
    .slice(0, MAX_GIVEN)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '');
  const short = shorten(plain);
  return short === '' || DEVICES.test(short) ? `file${short && '-'}${short}` : short;
}

function shorten(name: string): string {
  let short = '';
  let bytes = 0;
  for (const sign of name) {
    bytes += Buffer.byteLength(sign);
    if (bytes > MAX_NAME) break;
    short += sign;
  }
  return short.replace(/-+$/, '');
}
