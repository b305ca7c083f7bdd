/** Names of uploaded files. */

/** Even with a folder, a size suffix and an extension, the path is far shorter than file systems allow. */
const MAX_NAME_BYTES = 120;

/** Characters of a name that are read. A client can send a name of any length. */
const MAX_INPUT_LENGTH = 1_000;

/** Names that Windows does not allow. People copy media folders to Windows too. */
const WINDOWS_DEVICE_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name, without its extension, that every file system allows: letters and digits of any script, dashes and underscores. A little stricter than
 * WordPress's `sanitize_file_name`.
 * @param name the client's file name, possibly with a path
 */
export function toFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last.includes('.') ? last.slice(0, last.lastIndexOf('.')) : last;
  const cleaned = stem
    .slice(0, MAX_INPUT_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '');
  const short = shorten(cleaned);
  return short === '' || WINDOWS_DEVICE_NAMES.test(short) ? `file${short && '-'}${short}` : short;
}

function shorten(name: string): string {
  let short = '';
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_NAME_BYTES) break;
    short += character;
  }
  return short.replace(/-+$/, '');
}
