type Status = { readonly slug: string | null };

/** Whether the status of a property is `leased`, so that visitors can register interest but not tour it. */
export function isLeased(statuses: readonly Status[] | null | undefined): boolean {
  return statuses?.[0]?.slug === 'leased';
}

/** Label of the links that lead to the form. */
export const getInquiryLabel = (statuses: readonly Status[] | null | undefined) =>
  isLeased(statuses) ? 'Ask about future space' : 'Schedule a tour';

/** Where the form is on the page of the property. */
export const INQUIRY_ANCHOR = '#contacts';
