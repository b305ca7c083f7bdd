/** The names of statuses for editors. */
const statusLabels: Readonly<Record<string, string>> = {
  publish: 'Published',
  draft: 'Draft',
  pending: 'Pending review',
  future: 'Scheduled',
  private: 'Private',
  // Media have no status of their own.
  inherit: 'Published',
  trash: 'In the trash',
  'auto-draft': 'Not saved yet',
};

/** @param status as the content service names it */
export function getStatusLabel(status: string): string {
  return statusLabels[status] ?? status;
}
