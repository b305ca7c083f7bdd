/** Limits of the text that is extracted from a PDF file. */

/** Further pages are not searched. */
export const MAX_PDF_PAGES = 300;
/** Further characters are not searched. PostgreSQL limits the words of a row to 1 MB. */
export const MAX_PDF_TEXT = 200_000;

/** Memory of the process that reads a document, in bytes. A large document takes a third of it. */
export const MAX_PDF_MEMORY = 512 * 1024 * 1024;
