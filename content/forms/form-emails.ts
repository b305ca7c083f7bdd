/** Emails about a submission: one to its recipient, and a receipt to its sender. */
import { formatFileSize } from '#lib/format/file.ts';
import { isFileField } from '#lib/forms/choices.ts';
import { type FieldValues, type FormDefinition, SUBJECT_VALUE } from '#lib/forms/types.ts';
import type { StoredFile } from '../db/tables.ts';
import type { Email } from '../email/mailer.ts';

type Site = { title: string; siteUrl: string };
export type SubmissionSummary = { reference: string; values: FieldValues; files: readonly StoredFile[]; uri: string | null };

/** The sender's text is indented, so that it cannot be mistaken for text of the site. */
const indentLines = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

export function createFormEmail(
  site: Site,
  form: FormDefinition,
  recipient: string,
  sender: string | null,
  submission: SubmissionSummary,
): Email {
  const { reference, values, files, uri } = submission;
  const subjectLines = values.find(({ name }) => name === SUBJECT_VALUE)?.values ?? [];
  const fields = form.fields.flatMap((field) => {
    const fieldValues = values.find(({ name }) => name === field.name)?.values ?? [];
    if (isFileField(field) || fieldValues.length === 0) return [];
    return [`${field.label}\n${field.kind === 'checkbox' ? '    Yes' : fieldValues.map(indentLines).join('\n')}`];
  });
  const fileList = files.map(({ name, bytes, mimeType }) => `    ${name} (${mimeType}, ${formatFileSize(bytes)})`);
  return {
    to: { name: '', address: recipient },
    ...(sender !== null && { replyTo: { name: '', address: sender } }),
    subject: [`[${site.title}] ${form.title} ${reference}`, ...subjectLines.slice(0, 1)].join(': '),
    text: [
      `${form.title}, reference ${reference}, submitted at ${site.siteUrl}${uri ?? '/'}`,
      ...(subjectLines.length > 0 ? [`About\n${subjectLines.map(indentLines).join('\n')}`] : []),
      ...fields,
      ...(fileList.length > 0
        ? [`Files, stored in the content service under this reference. They have not been scanned for viruses.\n${fileList.join('\n')}`]
        : []),
    ].join('\n\n'),
  };
}

/** References in a summary. The content service lists all submissions. */
const MAX_REFERENCES = 200;

/** Creates the summary of submissions that were not sent as separate emails. */
export function createSummaryEmail(site: Site, form: FormDefinition, recipient: string, references: readonly string[]): Email {
  const count = references.length;
  const submissions = count === 1 ? '1 submission' : `${count} submissions`;
  return {
    to: { name: '', address: recipient },
    subject: `[${site.title}] ${form.title}: ${submissions} without an email`,
    text: [
      `${site.title} (${site.siteUrl}) received more submissions of the form “${form.title}” than it sends by email in an hour.`,
      `${count === 1 ? '1 submission is' : `${count} submissions are`} stored in the content service under the following reference${count === 1 ? '' : 's'}:`,
      references
        .slice(0, MAX_REFERENCES)
        .map((reference) => `    ${reference}`)
        .join('\n'),
      ...(count > MAX_REFERENCES ? [`The content service lists ${count - MAX_REFERENCES} more.`] : []),
    ].join('\n\n'),
  };
}

/**
 * Contains nothing that the sender has written, because the address may belong to another person.
 * @param subject the title of the content that the submission is about, if any
 */
export function createReceiptEmail(site: Site, form: FormDefinition, address: string, reference: string, subject: string | null): Email {
  return {
    to: { name: '', address },
    subject: `[${site.title}] We received your message: ${reference}`,
    text: [
      `Thank you for contacting ${site.title} (${site.siteUrl}). We received your message.`,
      [`Form: ${form.title}`, ...(subject === null ? [] : [`About: ${subject}`]), `Reference: ${reference}`].join('\n'),
      'A member of our team will get back to you. If you call or write to us, please mention the reference number.',
      'If you did not send us anything, someone entered your email address by mistake. You can ignore this email.',
    ].join('\n\n'),
  };
}
