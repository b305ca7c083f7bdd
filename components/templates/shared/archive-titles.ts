/** What the list of all nodes of a type is called above it, by the name the type is stored with; any other is called by its label. */
const archiveTitles: Readonly<Record<string, string>> = {
  post: 'Newsroom',
  property_page: 'Buildings in detail',
};

export function getArchiveTitle(name: string | null | undefined, label: string | null | undefined): string {
  return archiveTitles[name ?? ''] ?? label ?? '';
}
