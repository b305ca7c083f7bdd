/** What is right and wrong about what somebody has sent: one rule for each field, and a message that says what to do. */
import { z } from 'zod';
import { formatTelephone } from '#lib/format/telephone.ts';
import { optionsOf } from './choices.ts';
import type { FieldError, FieldValues, FormDefinition, FormField, SentValues, TextField } from './types.ts';

export type Checked = { values: FieldValues; errors: readonly FieldError[] };

/** More answers than any field has. */
const MAX_ANSWERS = 40;

/**
 * Checks what was sent.
 * @param ofBlock answers that the block on the page offers in place of the form's own
 * @returns values as they are kept and shown again, of declared fields only, whether they are right or not
 */
export function validate(form: FormDefinition, sent: SentValues, ofBlock: readonly string[] = []): Checked {
  const fields = form.fields.filter(({ kind }) => kind !== 'file');
  const values = fields.map((field) => ({ name: field.name, values: readField(field, sent.get(field.name) ?? []) }));
  const errors = fields.flatMap((field, index) => {
    const result = ruleOf(form, field, ofBlock).safeParse(values[index]?.values);
    const [issue] = result.error?.issues ?? [];
    return issue ? [{ field: field.name, message: issue.message }] : [];
  });
  return { values: values.filter((value) => value.values.length > 0), errors };
}

/** Without what nobody typed: control characters, halves of signs, spaces around. Empty answers are none. */
function readField(field: FormField, given: readonly string[]): string[] {
  const many = field.kind === 'checkboxes';
  return given
    .slice(0, many ? MAX_ANSWERS : 1)
    .map((text) =>
      clean(text, field.kind === 'textarea')
        .slice(0, keptLength(field))
        .toWellFormed(),
    )
    .filter((text) => text !== '');
}

function clean(text: string, keepsLines: boolean): string {
  const whole = text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n');
  // Marks that turn the direction of writing around could make one thing look like another to who reads it.
  const plain = whole.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
  return (keepsLines ? plain : plain.replaceAll(/[\s\u2028\u2029]+/g, ' ')).trim();
}

/** What is too long is shown again, so that it can be made shorter; but not without end. */
const keptLength = (field: FormField) => ('maxLength' in field ? field.maxLength * 2 : 200);

function ruleOf(form: FormDefinition, field: FormField, ofBlock: readonly string[]): z.ZodType {
  const answers = z.array(z.string());
  const filled = field.required === undefined ? answers : answers.min(1, field.required);
  switch (field.kind) {
    case 'file':
    case 'checkbox':
      return filled;
    case 'select':
    case 'radios':
    case 'checkboxes': {
      const options = optionsOf(form, field, ofBlock);
      return filled.refine((given) => given.every((answer) => options.includes(answer)), 'Choose from the answers that are offered');
    }
    default: {
      const rule = textRule(field);
      return filled.superRefine(([text], context) => {
        const message = text === undefined ? undefined : rule.safeParse(text).error?.issues[0]?.message;
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      });
    }
  }
}

function textRule(field: TextField): z.ZodType<string> {
  const text = z.string().max(field.maxLength, `Shorten this to ${field.maxLength.toLocaleString('en-US')} characters`);
  if (field.kind === 'email') return text.pipe(z.email('Enter an email address like name@example.com'));
  if (field.kind === 'tel') return text.refine((given) => formatTelephone(given) !== null, 'Enter a phone number like +1 562 555 0142');
  if (field.kind === 'url') return text.refine(isWebAddress, 'Enter a web address like www.example.com');
  return text;
}

/** With or without its beginning, as people write them. */
function isWebAddress(text: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\//i.test(address) && URL.canParse(address) && new URL(address).hostname.includes('.');
}

/** The one value of a field; empty where it has none. */
export function valueOf(values: FieldValues, name: string): string {
  return values.find((value) => value.name === name)?.values[0] ?? '';
}
