/** What is written about a form: to who reads it, and to who has sent it. */
import { isFile } from '#lib/forms/choices.ts';
import type { FieldValues, FormDefinition } from '#lib/forms/types.ts';
import type { KeptFile } from '../db/tables.ts';
import type { Mail } from '../mail/mailer.ts';

type Site = { title: string; siteUrl: string };
export type Written = { reference: string; values: FieldValues; files: readonly KeptFile[]; uri: string | null };

/** Lines of somebody's own are set in, so that none can pass for a line of ours. */
const setIn = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

export function formMail(site: Site, form: FormDefinition, recipient: string, sender: string | null, written: Written): Mail {
  const { reference, values, files, uri } = written;
  const fields = form.fields.flatMap((field) => {
    const given = values.find(({ name }) => name === field.name)?.values ?? [];
    if (isFile(field) || given.length === 0) return [];
    return [`${field.label}\n${field.kind === 'checkbox' ? '    yes' : given.map(setIn).join('\n')}`];
  });
  const list = files.map(({ name, bytes, mimeType }) => `    ${name} (${mimeType}, ${Math.ceil(bytes / 1024)} kB)`);
  return {
    to: { name: '', address: recipient },
    ...(sender !== null && { replyTo: { name: '', address: sender } }),
    subject: `[${site.title}] ${form.title} ${reference}`,
    text: [
      `${form.title}, reference ${reference}, sent on ${site.siteUrl}${uri ?? '/'}`,
      ...fields,
      ...(list.length > 0
        ? [`Files, kept by the content service under this reference. Nobody has looked into them for viruses.\n${list.join('\n')}`]
        : []),
    ].join('\n\n'),
  };
}

/** Holds nothing that the sender has written: the address may be somebody else's. */
export function receiptMail(site: Site, form: FormDefinition, address: string, reference: string): Mail {
  return {
    to: { name: '', address },
    subject: `[${site.title}] We have it: ${reference}`,
    text: [
      `Your form has arrived at ${site.title} (${site.siteUrl}).`,
      `Form: ${form.title}\nReference: ${reference}`,
      'A person reads it and answers. Please name the reference when you call or write.',
      'If you have sent nothing, somebody has typed your address by mistake. You can ignore this mail.',
    ].join('\n\n'),
  };
}
