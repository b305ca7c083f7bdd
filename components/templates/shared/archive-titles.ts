import { archives } from '#components/content-types/presentation.generated.ts';

/** Returns the heading of the list of all nodes of a type: the one it declares, else its plural label. */
export function getArchiveTitle(name: string | null | undefined, label: string | null | undefined): string {
  return archives[name ?? '']?.title ?? label ?? '';
}
