/** Lists of people to call. */
import type { ColumnBox } from './columns.ts';
import type { PdfDocument } from './pdf-document.ts';
import { textStyles } from './text-styles.ts';

export type DocumentContact = { name: string; role: string; phone: { display: string; href: string } | null; email: string | null };

const CONTACT_HEIGHT = 50;

export function measureContacts(contacts: readonly DocumentContact[], columns: number): number {
  return Math.ceil(contacts.length / columns) * CONTACT_HEIGHT;
}

/** People with their telephone numbers and addresses, in columns. */
export function addContacts(document: PdfDocument, contacts: readonly DocumentContact[], place: ColumnBox, columns: number): number {
  const gap = 18;
  const width = (place.width - gap * (columns - 1)) / columns;
  document.addElement('L', () => {
    for (const [index, contact] of contacts.entries()) {
      const x = place.x + (index % columns) * (width + gap);
      const y = place.y + Math.floor(index / columns) * CONTACT_HEIGHT;
      addContact(document, contact, { x, y, width });
    }
  });
  return measureContacts(contacts, columns);
}

function addContact(document: PdfDocument, { name, role, phone, email }: DocumentContact, { x, y, width }: ColumnBox): void {
  const { label, text, itemTitle } = textStyles;
  document.addElement('LI', () => {
    document.addElement('LBody', () => {
      document.addText('P', name, itemTitle, { x, y, width, maxLines: 1 });
      document.addText('P', role, label, { x, y: y + 12.5, width, maxLines: 1 });
      if (phone) document.addText('P', phone.display, text, { x, y: y + 22.5, width, maxLines: 1, link: phone.href });
      if (email) document.addText('P', email, text, { x, y: y + 33.5, width, maxLines: 1, link: `mailto:${email}` });
    });
  });
}
