import type { FileType } from './types.ts';

/** File types accepted for documents. Uploads are checked by their content, not by their name: see content/media/file-types.ts. */
export const documentFileTypes: readonly FileType[] = [
  { mimeType: 'application/pdf', label: 'PDF', extensions: ['.pdf'] },
  { mimeType: 'image/jpeg', label: 'JPEG', extensions: ['.jpg', '.jpeg'] },
  { mimeType: 'image/png', label: 'PNG', extensions: ['.png'] },
];

/** File types accepted for résumés. */
export const resumeFileTypes: readonly FileType[] = [
  { mimeType: 'application/pdf', label: 'PDF', extensions: ['.pdf'] },
  { mimeType: 'application/msword', label: 'DOC', extensions: ['.doc'] },
  { mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', label: 'DOCX', extensions: ['.docx'] },
];
