/** Validates form submissions. Each error message tells the visitor what to do. */
import { z } from 'zod';
import { formatTelephone } from '#lib/format/telephone.ts';
import { getFieldOptions } from './choices.ts';
import type { FieldError, FieldValues, FormDefinition, FormField, SubmittedValues, TextField } from './types.ts';

export type ValidationResult = { values: FieldValues; errors: readonly FieldError[] };

/** Maximum number of values read from a field. No field has more options. */
const MAX_CHOICES = 40;

/**
 * Validates a submission. Files are validated separately.
 * @param blockOptions options that the block on the page defines instead of those of the form
 * @returns the cleaned values of all declared fields, valid or not, and the errors in the order of the fields
 */
export function validateForm(form: FormDefinition, submitted: SubmittedValues, blockOptions: readonly string[] = []): ValidationResult {
  const fields = form.fields.filter(({ kind }) => kind !== 'file');
  const values = fields.map((field) => ({ name: field.name, values: cleanValues(field, submitted.get(field.name) ?? []) }));
  const errors = fields.flatMap((field, index) => {
    const result = getFieldSchema(form, field, blockOptions).safeParse(values[index]?.values);
    const [issue] = result.error?.issues ?? [];
    return issue ? [{ field: field.name, message: issue.message }] : [];
  });
  return { values: values.filter((value) => value.values.length > 0), errors };
}

/** Removes control characters, unpaired surrogates, surrounding white space and empty values. */
function cleanValues(field: FormField, submittedValues: readonly string[]): string[] {
  const allowsMultiple = field.kind === 'checkboxes';
  return submittedValues
    .slice(0, allowsMultiple ? MAX_CHOICES : 1)
    .map((text) =>
      cleanText(text, field.kind === 'textarea')
        .slice(0, getStoredLength(field))
        .toWellFormed(),
    )
    .filter((text) => text !== '');
}

function cleanText(text: string, keepsLineBreaks: boolean): string {
  const normalized = text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n');
  // Remove bidirectional control characters, which could make text look different from what it is ("Trojan Source").
  const plain = normalized.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
  return (keepsLineBreaks ? plain : plain.replaceAll(/[\s\u2028\u2029]+/g, ' ')).trim();
}

/** A value that is too long is kept, so that the visitor can shorten it, but only up to this length. */
const getStoredLength = (field: FormField) => ('maxLength' in field ? field.maxLength * 2 : 200);

function getFieldSchema(form: FormDefinition, field: FormField, blockOptions: readonly string[]): z.ZodType {
  const values = z.array(z.string());
  const schema = field.required === undefined ? values : values.min(1, field.required);
  switch (field.kind) {
    case 'file':
    case 'checkbox':
      return schema;
    case 'select':
    case 'radios':
    case 'checkboxes': {
      const options = getFieldOptions(form, field, blockOptions);
      return schema.refine((selected) => selected.every((value) => options.includes(value)), 'Choose from the listed options');
    }
    default: {
      const textSchema = getTextSchema(field);
      return schema.superRefine(([text], context) => {
        const message = text === undefined ? undefined : textSchema.safeParse(text).error?.issues[0]?.message;
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      });
    }
  }
}

function getTextSchema(field: TextField): z.ZodType<string> {
  const schema = z.string().max(field.maxLength, `Shorten this text to ${field.maxLength.toLocaleString('en-US')} characters or fewer`);
  if (field.kind === 'email') return schema.pipe(z.email('Enter an email address like name@example.com'));
  if (field.kind === 'tel') return schema.refine((text) => formatTelephone(text) !== null, 'Enter a phone number like +1 562 555 0142');
  if (field.kind === 'url') return schema.refine(isWebUrl, 'Enter a web address like www.example.com');
  return schema;
}

/** Accepts URLs with or without `https://`. */
function isWebUrl(text: string): boolean {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\//i.test(url) && URL.canParse(url) && new URL(url).hostname.includes('.');
}

/** Returns the first value of a field, or an empty string. */
export function getFieldValue(values: FieldValues, name: string): string {
  return values.find((value) => value.name === name)?.values[0] ?? '';
}
