/** Validates form submissions. Each error message says how to correct the field. */
import { getFieldOptions } from './choices.ts';
import { getFieldSchema } from './field-schema.ts';
import type { FieldError, FieldValues, FormDefinition, FormField, SubmittedValues } from './types.ts';

export type ValidationResult = { values: FieldValues; errors: readonly FieldError[] };

/** Maximum number of values read from a field. No field has more options. */
const MAX_CHOICES = 40;

/**
 * Validates a submission. Files are validated separately.
 * @param blockOptions options that the block on the page defines, which replace the options of the form
 * @returns the cleaned values of all declared fields, valid or not, and the errors in the order of the fields
 */
export function validateForm(form: FormDefinition, submitted: SubmittedValues, blockOptions: readonly string[] = []): ValidationResult {
  const fields = form.fields.filter(({ kind }) => kind !== 'file');
  const values = fields.map((field) => ({ name: field.name, values: cleanValues(field, submitted.get(field.name) ?? []) }));
  const errors = fields.flatMap((field, index) => {
    const options = 'options' in field ? getFieldOptions(form, field, blockOptions) : undefined;
    const result = getFieldSchema(field, options).safeParse(values[index]?.values);
    const [issue] = result.error?.issues ?? [];
    return issue ? [{ field: field.name, message: issue.message }] : [];
  });
  return { values: values.filter((value) => value.values.length > 0), errors };
}

/** Removes control characters, unpaired surrogates, surrounding whitespace and empty values. */
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

/** Returns the first value of a field, or an empty string. */
export function getFieldValue(values: FieldValues, name: string): string {
  return values.find((value) => value.name === name)?.values[0] ?? '';
}
