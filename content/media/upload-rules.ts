/** Rules for uploaded files: allowed types and sizes, and the error messages for files that break them. */
import { allowedFileTypes, type FileType } from '#lib/media/file-types.ts';
import { getFileTypeByName, type DetectionResult } from './file-types.ts';

export type UploadRules = {
  /** Bytes of the largest file of any type. */
  maxBytes: number;
  /** Hosts on a private network that files may be fetched from. */
  allowedHosts: readonly string[];
};

const MB = 1024 * 1024;

/** Enough for videos and brochures in print quality. Larger videos belong on a video service. */
export const DEFAULT_MAX_MB = 100;

export const defaultRules: UploadRules = { maxBytes: DEFAULT_MAX_MB * MB, allowedHosts: [] };

/** A JPEG of 100 megapixels. Larger image files are rarely needed, and decoding them slows down all other requests. */
const MAX_IMAGE_BYTES = 25 * MB;

/** A file that is rejected. The message for the client names the file, the rule and the remedy. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** `size`: the file is too large. `type`: the file is of the wrong type, damaged or missing. */
  readonly reason: 'size' | 'type';

  constructor(reason: 'size' | 'type', message: string) {
    super(message);
    this.reason = reason;
  }
}

export const formatFileLabel = (name: string): string => `The file "${name.slice(0, 100)}"`;

export const getSizeLimit = (type: FileType, rules: UploadRules): number =>
  type.isImage ? Math.min(MAX_IMAGE_BYTES, rules.maxBytes) : rules.maxBytes;

export function createTooLargeError(name: string, limit: number, subject = 'Files'): UploadError {
  const formatted = limit >= MB ? `${Math.floor(limit / MB)} MB` : `${limit} bytes`;
  return new UploadError('size', `${formatFileLabel(name)} is too large. ${subject} are limited to ${formatted}. Choose a smaller file.`);
}

const allowedLabels = allowedFileTypes.map(({ label }) => label).join(', ');

/**
 * Checks a file's type and size.
 * @param claimed the name and type that the client sent, which must match the content
 * @throws UploadError
 */
export function validateUpload(
  detected: DetectionResult | null,
  claimed: { name: string; type?: string | undefined },
  size: number,
  rules: UploadRules,
): FileType {
  const file = formatFileLabel(claimed.name);
  if (size === 0) throw new UploadError('type', `${file} is empty. Choose another file.`);
  if (detected && 'rejection' in detected) throw new UploadError('type', `${file} ${detected.rejection}`);
  if (!detected) throw new UploadError('type', `${file} is damaged, or its type is not allowed. Allowed types: ${allowedLabels}.`);
  const { type } = detected;
  const claimedType = claimed.type?.split(';')[0]?.trim().toLowerCase() ?? '';
  const hasExtension = /\.[^.]+$/.test(claimed.name);
  if (hasExtension && getFileTypeByName(claimed.name) !== type)
    throw new UploadError(
      'type',
      `${file} contains ${type.label} data, which does not match its extension. Rename it so that it ends in .${type.extension}.`,
    );
  if (
    !genericMimeTypes.has(claimedType) &&
    claimedType !== type.mimeType &&
    !(type.mimeType === 'audio/mpeg' && claimedType === 'audio/mp3')
  )
    throw new UploadError(
      'type',
      `${file} was sent as ${claimedType.slice(0, 60)} but contains ${type.label} data. Send it as ${type.mimeType}.`,
    );
  const limit = getSizeLimit(type, rules);
  if (size > limit) throw createTooLargeError(claimed.name, limit, type.isImage ? 'Images' : 'Files');
  return type;
}

/** MIME types that clients send when they do not know a file's type. */
const genericMimeTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-zip-compressed']);
