/** A form submission whose fields and files have been read from the request. */
import type { FieldError, SubmittedValues } from '#lib/forms/types.ts';

export type ReceivedFile = { field: string; name: string; mimeType: string; bytes: number; path: string };

export type Incoming = {
  values: SubmittedValues;
  files: readonly ReceivedFile[];
  errors: readonly FieldError[];
  /** Takes away files that nobody has taken over. */
  discard: () => Promise<void>;
};

/** Folder, within that of forms, of files that are coming in. */
export const ARRIVING = '.arriving';
