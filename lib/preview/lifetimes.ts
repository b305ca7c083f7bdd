/** The lifetimes that editors can choose for preview links. The content service accepts 1 to 720 hours. */
export const previewLifetimes = [
  { hours: 1, label: '1 hour' },
  { hours: 24, label: '1 day' },
  { hours: 72, label: '3 days' },
  { hours: 168, label: '7 days' },
  { hours: 336, label: '14 days' },
  { hours: 720, label: '30 days' },
] as const;
