/** A form submission whose fields and files have been read from the request. */
import type { FieldError, SubmittedValues } from '#lib/forms/types.ts';

export type ReceivedFile = { field: string; name: string; mimeType: string; bytes: number; path: string };

export type ReceivedForm = {
  values: SubmittedValues;
  files: readonly ReceivedFile[];
  errors: readonly FieldError[];
  /** Deletes the files that were not stored. */
  discard: () => Promise<void>;
};

/** Subfolder of the forms folder for files that are still being received. */
export const INCOMING_FOLDER = '.incoming';
