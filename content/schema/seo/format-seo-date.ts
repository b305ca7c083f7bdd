/** Formats an instant as Yoast SEO does: `2026-11-22T09:30:00+00:00`. */
export const formatSeoDate = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, '+00:00');
