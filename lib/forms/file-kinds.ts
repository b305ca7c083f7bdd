import type { FileKind } from './types.ts';

/** What papers come as. Files are known by their content: see content/media/kinds.ts. */
export const documents: readonly FileKind[] = [
  { mimeType: 'application/pdf', label: 'PDF', endings: ['.pdf'] },
  { mimeType: 'image/jpeg', label: 'JPEG', endings: ['.jpg', '.jpeg'] },
  { mimeType: 'image/png', label: 'PNG', endings: ['.png'] },
];
