/** What may be uploaded: how large, and what is told to who brings something else. */
import { kindOfName, mediaKinds, type Found, type MediaKind } from './kinds.ts';

export type UploadRules = {
  /** Bytes of the largest file of any kind. */
  maxBytes: number;
  /** Hosts files may be fetched from although they are on a network of one's own. */
  allowedHosts: readonly string[];
};

const MB = 1024 * 1024;

/** Films and brochures of print quality; more would belong to a service for films. */
export const DEFAULT_MAX_MB = 100;

export const defaultRules: UploadRules = { maxBytes: DEFAULT_MAX_MB * MB, allowedHosts: [] };

/** A picture of 100 million pixels as JPEG; whatever is larger was saved without a thought, and decoding it costs everybody else. */
const MAX_PICTURE_BYTES = 25 * MB;

/** A file that is not taken. The message names the file, the rule and the remedy, and is for who brought it. */
export class RefusedUpload extends Error {
  override name = 'RefusedUpload';
  /** `size`: another file of its kind could be taken. */
  readonly reason: 'size' | 'kind';

  constructor(reason: 'size' | 'kind', message: string) {
    super(message);
    this.reason = reason;
  }
}

export const shown = (name: string): string => `The file "${name.slice(0, 100)}"`;

export const limitOf = (kind: MediaKind, rules: UploadRules): number =>
  kind.isPicture ? Math.min(MAX_PICTURE_BYTES, rules.maxBytes) : rules.maxBytes;

export function tooLarge(name: string, limit: number, what = 'Files'): RefusedUpload {
  const most = limit >= MB ? `${Math.floor(limit / MB)} MB` : `${limit} bytes`;
  return new RefusedUpload('size', `${shown(name)} is too large. ${what} may have up to ${most}: make it smaller.`);
}

const taken = mediaKinds.map(({ label }) => label).join(', ');

/**
 * The kind of a file that is taken.
 * @param claimed name and type it came with: they must not say something else than its content
 * @throws RefusedUpload
 */
export function acceptKind(
  found: Found | null,
  claimed: { name: string; type?: string | undefined },
  size: number,
  rules: UploadRules,
): MediaKind {
  const file = shown(claimed.name);
  if (size === 0) throw new RefusedUpload('kind', `${file} is empty. Choose it again.`);
  if (found && 'refused' in found) throw new RefusedUpload('kind', `${file} ${found.refused}`);
  if (!found) throw new RefusedUpload('kind', `${file} is of no kind that is taken, or is broken. Give one of: ${taken}.`);
  const { kind } = found;
  const type = claimed.type?.split(';')[0]?.trim().toLowerCase() ?? '';
  const named = kindOfName(claimed.name);
  const ending = /\.([^.]+)$/.exec(claimed.name)?.[1];
  if (ending !== undefined && named !== kind)
    throw new RefusedUpload(
      'kind',
      `${file} is a ${kind.label} file by its content, which its name does not say. Let the name end in .${kind.extension}.`,
    );
  if (!untold.has(type) && type !== kind.mimeType && !(kind.mimeType === 'audio/mpeg' && type === 'audio/mp3'))
    throw new RefusedUpload(
      'kind',
      `${file} was sent as ${type.slice(0, 60)}, but is a ${kind.label} file by its content. Send it as ${kind.mimeType}.`,
    );
  const limit = limitOf(kind, rules);
  if (size > limit) throw tooLarge(claimed.name, limit, kind.isPicture ? 'Pictures' : 'Files');
  return kind;
}

/** Types that say nothing about a file. */
const untold = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-zip-compressed']);
