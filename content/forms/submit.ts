/** The way of a form: limits, place, fields, guards, and what comes of it. */
import type { FieldError, FieldValues, FormDefinition } from '#lib/forms/types.ts';
import { CLOCK, HONEYPOT, PLACE } from '#lib/forms/types.ts';
import { validate, valueOf } from '#lib/forms/validate.ts';
import { countAttempt } from '../auth/attempts.ts';
import type { OutcomeState } from '../db/tables.ts';
import { mailSite } from '../editing/mail-site.ts';
import type { Services } from '../editing/services.ts';
import type { Caller } from '../schema/context.ts';
import { UserError } from '../schema/errors.ts';
import { tookItsTime } from './clock.ts';
import { postComment } from './comment.ts';
import type { Incoming } from './incoming.ts';
import { formMail, receiptMail } from './mails.ts';
import { saveOutcome } from './outcomes.ts';
import { choicesOf, findPlace, readAddress, recipientOf, type Place } from './places.ts';
import { storeSubmission } from './store.ts';

export type Answered = {
  /** Opens the page that shows what came of it. */
  token: string;
  place: string;
  state: OutcomeState;
  /** Address of the content the form stands on, for who does not know it. */
  uri: string | null;
};

/** Somebody sends more than people do. */
export class TooManyForms extends Error {
  override name = 'TooManyForms';
  readonly minutes: number;

  constructor(minutes: number) {
    super(`Too many forms; again in ${minutes} min`);
    this.minutes = minutes;
  }
}

type Sent = { form: FormDefinition; place: Place; values: FieldValues; incoming: Incoming; caller: Caller; now: Date };
type Result = { state: OutcomeState; reference: string | null; errors: readonly FieldError[] };

const FILES_AGAIN = 'Choose your files again: they do not come back with the form';

/**
 * Counts a form before it is read: files of who sends too many are not even taken in.
 * @throws TooManyForms
 */
export async function admitForm({ db, now }: Services, caller: Caller, form: FormDefinition): Promise<void> {
  const minutes = await countAttempt(db, { purpose: 'form', name: form.name, address: caller.address }, now());
  if (minutes !== null) throw new TooManyForms(minutes);
}

/** @param clock when the form was shown, as the visitor's cookie tells it */
export async function submitForm(
  services: Services,
  caller: Caller,
  form: FormDefinition,
  incoming: Incoming,
  clock: string,
): Promise<Answered> {
  const { db } = services;
  const now = services.now();
  const one = (name: string) => incoming.values.get(name)?.[0] ?? '';
  const place = await findPlace(db, form, one(PLACE));
  const { values, errors } = validate(form, incoming.values, choicesOf(form, place.attributes));
  const sent: Sent = { form, place, values, incoming, caller, now };
  const result =
    one(HONEYPOT) === ''
      ? await decide(services, sent, [...errors, ...fileErrors(sent)], [clock, one(CLOCK)])
      : await keepAsSpam(services, sent);
  const token = await saveOutcome(db, {
    form: form.name,
    place: place.name,
    ...result,
    // What has arrived needs not be shown again.
    values: result.state === 'SENT' ? [] : values,
    createdAt: now,
  });
  return { token, place: place.name, state: result.state, uri: place.node?.uri ?? null };
}

async function decide(services: Services, sent: Sent, errors: readonly FieldError[], clocks: readonly string[]): Promise<Result> {
  const { form, incoming, now } = sent;
  const files = form.fields.filter(({ name }) => incoming.files.some(({ field }) => field === name));
  const again = files
    .filter(({ name }) => !errors.some(({ field }) => field === name))
    .map(({ name }) => ({ field: name, message: FILES_AGAIN }));
  if (errors.length > 0) return { state: 'INVALID', reference: null, errors: inOrder(form, [...errors, ...again]) };
  if (!tookItsTime(services.keys, clocks, now)) return { state: 'CHECK', reference: null, errors: again };
  return form.mailed ? deliver(services, sent) : comment(services, sent);
}

function inOrder({ fields }: FormDefinition, errors: readonly FieldError[]): FieldError[] {
  const at = ({ field }: FieldError) => fields.findIndex(({ name }) => name === field);
  return errors.toSorted((a, b) => at(a) - at(b));
}

function fileErrors({ form, incoming }: Sent): FieldError[] {
  const missing = form.fields.flatMap((field): FieldError[] =>
    field.kind === 'file' && field.required !== undefined && !incoming.files.some((file) => file.field === field.name)
      ? [{ field: field.name, message: field.required }]
      : [],
  );
  const told = new Set(incoming.errors.map(({ field }) => field));
  return [...incoming.errors, ...missing.filter(({ field }) => !told.has(field))];
}

/** Programs are told that all went well, and nobody is written to. */
async function keepAsSpam(services: Services, sent: Sent): Promise<Result> {
  const { form, place, values, caller, now } = sent;
  const submission = {
    form,
    nodeId: place.node?.id ?? null,
    values,
    files: [],
    recipient: '',
    state: 'spam' as const,
    address: caller.address,
  };
  const { reference } = await storeSubmission(services, submission, now);
  return { state: 'SENT', reference: form.mailed ? reference : null, errors: [] };
}

async function deliver(services: Services, sent: Sent): Promise<Result> {
  const { form, place, values, incoming, caller, now } = sent;
  const { db, mail, log } = services;
  const chosen = form.choices ? valueOf(values, form.choices.field) : '';
  const recipient = recipientOf(form, place.attributes, chosen) ?? (await siteAddress(services));
  const nodeId = place.node?.id ?? null;
  const submission = {
    form,
    nodeId,
    values,
    files: incoming.files,
    recipient: recipient ?? '',
    state: 'new' as const,
    address: caller.address,
  };
  const { reference, files, isNew } = await storeSubmission(services, submission, now);
  if (!isNew) return { state: 'SENT', reference, errors: [] };
  const site = await mailSite(db, services);
  const sender = readAddress(valueOf(values, 'email'));
  const written = { reference, values, files, uri: place.node?.uri ?? null };
  if (recipient === null) log('warn', 'A form was kept, and nobody is named who reads it', { form: form.name, reference });
  else mail.send(formMail(site, form, recipient, sender, written));
  if (sender !== null && (await mayHaveReceipt(services, sender, caller, now))) mail.send(receiptMail(site, form, sender, reference));
  return { state: 'SENT', reference, errors: [] };
}

/** The site's own address, where the block names nobody. */
async function siteAddress({ db }: Services): Promise<string | null> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirst();
  return readAddress(row?.value['email']);
}

/** An address may be typed by anybody: nobody gets many receipts for what others send. */
async function mayHaveReceipt({ db }: Services, address: string, caller: Caller, now: Date): Promise<boolean> {
  return (await countAttempt(db, { purpose: 'form-receipt', name: address, address: caller.address }, now)) === null;
}

async function comment(services: Services, { values, place, incoming, caller }: Sent): Promise<Result> {
  try {
    const reference = await postComment(services, caller, place, values, incoming.values);
    return { state: 'SENT', reference, errors: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { state: 'INVALID', reference: null, errors: [{ field: '', message: error.message.replaceAll('&#8217;', '’') }] };
  }
}
