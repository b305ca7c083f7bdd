/**
 * The validation rules of form fields as zod schemas. The content service validates submissions with them, and the site derives the HTML constraint
 * attributes of its inputs from them, so that both follow the one declaration of a field.
 */
import { z } from 'zod';
import { formatTelephone } from '#lib/format/telephone.ts';
import type { FormField, TextField } from './types.ts';

/** The longest email address that SMTP allows. */
const MAX_EMAIL_LENGTH = 254;

const emailFormat = z.email('Enter an email address like name@example.com');

export const emailSchema = emailFormat.max(MAX_EMAIL_LENGTH);

/**
 * The schema for the values of a field, without empty ones.
 * @param options the options of a choice field, if they differ from those in its declaration
 */
export function getFieldSchema(field: FormField, options = 'options' in field ? field.options : []): z.ZodType<string[]> {
  const schema = z.array(getValueSchema(field, options));
  const limited = field.kind === 'file' ? schema.max(field.maxFiles, `Choose up to ${field.maxFiles} files`) : schema;
  return field.required === undefined ? limited : limited.min(1, field.required);
}

function getValueSchema(field: FormField, options: readonly string[]): z.ZodType<string> {
  switch (field.kind) {
    case 'file':
    case 'checkbox':
      return z.string();
    case 'select':
    case 'radios':
    case 'checkboxes':
      return z.enum(options, 'Choose from the listed options');
    default:
      return getTextSchema(field);
  }
}

function getTextSchema(field: TextField): z.ZodType<string> {
  const tooLong = `Shorten this text to ${field.maxLength.toLocaleString('en-US')} characters or fewer`;
  const schema = z.string().max(field.maxLength, tooLong);
  switch (field.kind) {
    case 'email':
      return emailFormat.max(field.maxLength, tooLong);
    case 'tel':
      return schema.refine((text) => formatTelephone(text) !== null, 'Enter a phone number like 562-555-0142');
    case 'url':
      return schema.refine(isWebUrl, 'Enter a web address like www.example.com');
    default:
      return schema;
  }
}

/** Accepts URLs with or without `https://`. */
function isWebUrl(text: string): boolean {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\//i.test(url) && URL.canParse(url) && new URL(url).hostname.includes('.');
}

/** HTML constraint attributes of an input. */
export type ConstraintAttributes = { required: boolean; maxLength: number | undefined; multiple: boolean };

type ArraySchema = { minItems?: number; maxItems?: number; items?: { maxLength?: number } };

/** Definitions of fields are constant, so the attributes of each are computed once. */
const attributesByField = new WeakMap<FormField, ConstraintAttributes>();

export function getConstraintAttributes(field: FormField): ConstraintAttributes {
  let attributes = attributesByField.get(field);
  if (!attributes) {
    const { minItems = 0, maxItems = 1, items } = z.toJSONSchema(getFieldSchema(field)) as ArraySchema;
    attributes = {
      required: minItems > 0,
      // Browsers cut off pasted text at this length without a message. In a long text, that would be easy to miss.
      maxLength: field.kind === 'textarea' ? undefined : items?.maxLength,
      multiple: maxItems > 1,
    };
    attributesByField.set(field, attributes);
  }
  return attributes;
}
