/** Addresses of the PDF documents that the site makes from its content (app/pdf). */

export const PDF_FOLDER = '/pdf/';

export const SHORTLIST_PDF_PATH = '/pdf/shortlist.pdf';
export const COMPANY_PDF_PATH = '/pdf/company.pdf';

/** The brochure of a property with space. @param slug as stored, with percent-encoded characters */
export function getBrochureUrl(slug: string): string {
  return `/pdf/properties/${slug}.pdf`;
}

/** The figures and buildings of a market. */
export function getMarketPdfUrl(slug: string): string {
  return `/pdf/markets/${slug}.pdf`;
}

/** Several properties on a few pages, in this order. */
export function getShortlistUrl(slugs: readonly string[]): string {
  return `${SHORTLIST_PDF_PATH}?properties=${slugs.map(encodeURIComponent).join(',')}`;
}
