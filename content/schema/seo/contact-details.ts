/** The address and the phone number of the company, from the contact text of the footer. */
import { parseUsAddress, type UsAddress } from '#lib/format/us-address.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';

export type ContactDetails = { address: UsAddress | null; telephone: string | null };

/** @param html paragraphs with line breaks, as editors write them. What is not recognized is null. */
export function parseContactDetails(html: string): ContactDetails {
  const paragraphs = html.split(/<\/(?:p|div|address|li)>/i).map((part) => toPlainText(part.replaceAll(/<br\s*\/?>/gi, '\n')));
  const address = paragraphs.map(parseUsAddress).find(({ street, city }) => street !== null && city !== null) ?? null;
  return { address, telephone: /href="tel:([^"]+)"/i.exec(html)?.[1] ?? null };
}
