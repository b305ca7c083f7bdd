/** Processes a submission: rate limits, placement, validation, spam protection, and storage or a comment. */
import type { FieldError, FieldValues, FormDefinition } from '#lib/forms/types.ts';
import { CLOCK_FIELD, HONEYPOT_FIELD, PLACEMENT_FIELD, SUBJECT_VALUE } from '#lib/forms/types.ts';
import { validateForm, getFieldValue } from '#lib/forms/validate.ts';
import { consumeRateLimit } from '../auth/rate-limits.ts';
import type { FormResultState } from '../db/tables.ts';
import { getEmailSite } from '../commands/settings/email-site.ts';
import type { Services } from '../commands/core/services.ts';
import { getSiteSettings } from '../commands/settings/site-settings.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { formatLocalDate } from '../core/format-date.ts';
import { isOpenPosition } from '../core/position.ts';
import { UserError } from '../core/user-error.ts';
import { isOldEnough } from './clock.ts';
import { submitComment } from './submit-comment.ts';
import type { ReceivedForm } from './received-form.ts';
import { createFormEmail, createReceiptEmail } from './form-emails.ts';
import { saveFormResult } from './form-results.ts';
import { findFormSubject } from './form-subject.ts';
import { getBlockOptions, findFormPlacement, parseEmailAddress, getRecipient, type FormPlacement } from './form-placement.ts';
import { storeSubmission } from './store-submission.ts';

export type SubmitResponse = {
  /** Gives access to the result, which the next page shows. */
  token: string;
  place: string;
  state: FormResultState;
  /** URI of the node with the form, for clients that do not send a referrer. */
  uri: string | null;
};

/** One network has sent too many submissions. */
export class FormRateLimitError extends Error {
  override name = 'FormRateLimitError';
  readonly minutes: number;

  constructor(minutes: number) {
    super(`Too many submissions. Try again in ${minutes} minutes.`);
    this.minutes = minutes;
  }
}

type Submission = {
  form: FormDefinition;
  placement: FormPlacement;
  values: FieldValues;
  received: ReceivedForm;
  client: ClientInfo;
  now: Date;
};
type SubmitResult = { state: FormResultState; reference: string | null; errors: readonly FieldError[] };

const CHOOSE_FILES_AGAIN = 'Choose your files again. Your browser cannot restore them';

/**
 * Counts a submission before its body is read, so that no files are received from a client that exceeds the limit.
 * @throws FormRateLimitError
 */
export async function consumeFormRateLimit({ db }: Services, client: ClientInfo, form: FormDefinition): Promise<void> {
  const minutes = await consumeRateLimit(db, { action: 'form', name: form.name, address: client.address });
  if (minutes !== null) throw new FormRateLimitError(minutes);
}

/** @param clock the form clock from the visitor's cookie */
export async function submitForm(
  services: Services,
  client: ClientInfo,
  form: FormDefinition,
  received: ReceivedForm,
  clock: string,
): Promise<SubmitResponse> {
  const { db } = services;
  const now = services.now();
  const getValue = (name: string) => received.values.get(name)?.[0] ?? '';
  const placement = await findFormPlacement(db, form, getValue(PLACEMENT_FIELD));
  const { values, errors } = validateForm(form, received.values, getBlockOptions(form, placement.attributes));
  const submission: Submission = { form, placement, values, received, client, now };
  const result =
    getValue(HONEYPOT_FIELD) === ''
      ? await processSubmission(
          services,
          submission,
          [...errors, ...getFileErrors(submission), ...(await getClosedErrors(services, submission))],
          [clock, getValue(CLOCK_FIELD)],
        )
      : await storeAsSpam(services, submission);
  const token = await saveFormResult(db, {
    form: form.name,
    place: placement.id,
    ...result,
    // After a successful submission, the form is not shown again with its values.
    values: result.state === 'SENT' ? [] : values,
    createdAt: now,
  });
  return { token, place: placement.id, state: result.state, uri: placement.node?.uri ?? null };
}

async function processSubmission(
  services: Services,
  submission: Submission,
  errors: readonly FieldError[],
  clocks: readonly string[],
): Promise<SubmitResult> {
  const { form, received, now } = submission;
  // Browsers do not restore files when a form is shown again.
  const lostFiles = form.fields
    .filter(({ name }) => received.files.some(({ field }) => field === name) && !errors.some(({ field }) => field === name))
    .map(({ name }) => ({ field: name, message: CHOOSE_FILES_AGAIN }));
  if (errors.length > 0) return { state: 'INVALID', reference: null, errors: sortByField(form, [...errors, ...lostFiles]) };
  if (!isOldEnough(services.keys, clocks, now)) return { state: 'CHECK', reference: null, errors: lostFiles };
  return form.sendsEmail ? storeAndSend(services, submission) : createCommentFromForm(services, submission);
}

function sortByField({ fields }: FormDefinition, errors: readonly FieldError[]): FieldError[] {
  const getIndex = ({ field }: FieldError) => fields.findIndex(({ name }) => name === field);
  return errors.toSorted((a, b) => getIndex(a) - getIndex(b));
}

function getFileErrors({ form, received }: Submission): FieldError[] {
  const missingFields = form.fields.flatMap((field): FieldError[] =>
    field.kind === 'file' && field.required !== undefined && !received.files.some((file) => file.field === field.name)
      ? [{ field: field.name, message: field.required }]
      : [],
  );
  const fieldsWithErrors = new Set(received.errors.map(({ field }) => field));
  return [...received.errors, ...missingFields.filter(({ field }) => !fieldsWithErrors.has(field))];
}

/** A page can be older than the decision to close its position. */
async function getClosedErrors({ db }: Services, { form, placement: { node }, now }: Submission): Promise<FieldError[]> {
  if (form.contentType !== 'positions') return [];
  const { timezone } = await getSiteSettings(db);
  if (node && isOpenPosition(node, formatLocalDate(now, timezone).slice(0, 10))) return [];
  return [{ field: '', message: 'This position is closed and no longer accepts applications. See our other open positions.' }];
}

/** Spam bots receive the same response as people. The submission is stored, but no email is sent. */
async function storeAsSpam(services: Services, submission: Submission): Promise<SubmitResult> {
  const { form, placement, values, client, now } = submission;
  const newSubmission = {
    form,
    nodeId: placement.node?.id ?? null,
    values,
    files: [],
    recipient: '',
    state: 'spam' as const,
    address: client.address,
  };
  const { reference } = await storeSubmission(services, newSubmission, now);
  return { state: 'SENT', reference: form.sendsEmail ? reference : null, errors: [] };
}

async function storeAndSend(services: Services, submission: Submission): Promise<SubmitResult> {
  const { form, placement, received, client, now } = submission;
  const { db, mailer, log } = services;
  const selected = form.choices ? getFieldValue(submission.values, form.choices.field) : '';
  const subject = await findFormSubject(db, form, placement.node);
  const values = subject ? [{ name: SUBJECT_VALUE, values: subject.lines }, ...submission.values] : submission.values;
  const recipient = getRecipient(form, placement.attributes, selected) ?? subject?.recipient ?? (await getSiteEmail(services));
  const newSubmission = {
    form,
    nodeId: placement.node?.id ?? null,
    values,
    files: received.files,
    recipient: recipient ?? '',
    state: 'new' as const,
    address: client.address,
  };
  const { reference, files, isNew } = await storeSubmission(services, newSubmission, now);
  if (!isNew) return { state: 'SENT', reference, errors: [] };
  const site = await getEmailSite(db, services);
  const sender = parseEmailAddress(getFieldValue(values, 'email'));
  const summary = { reference, values, files, uri: placement.node?.uri ?? null };
  if (recipient === null)
    log('warn', 'A form submission was stored but not sent, because no recipient is configured', { form: form.name, reference });
  else if (await canSendEmail(services, form)) {
    mailer.send(createFormEmail(site, form, recipient, sender, summary));
    await db.updateTable('form_submission').set({ awaits_summary: false }).where('reference', '=', reference).execute();
  }
  if (sender !== null && (await canSendReceipt(services, sender, client)))
    mailer.send(createReceiptEmail(site, form, sender, reference, subject?.title ?? null));
  return { state: 'SENT', reference, errors: [] };
}

/** The site's own email address, for blocks without a recipient. */
async function getSiteEmail({ db }: Services): Promise<string | null> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirst();
  return parseEmailAddress(row?.value['email']);
}

/** Submissions beyond the limit are stored and listed in one summary email (summaries.ts). */
async function canSendEmail({ db }: Services, form: FormDefinition): Promise<boolean> {
  return (await consumeRateLimit(db, { action: 'form-email', name: form.name, address: '' })) === null;
}

/** Anyone can enter another person's email address, so receipts to one address are limited. */
async function canSendReceipt({ db }: Services, email: string, client: ClientInfo): Promise<boolean> {
  return (await consumeRateLimit(db, { action: 'form-receipt', name: email, address: client.address })) === null;
}

async function createCommentFromForm(services: Services, { values, placement, received, client }: Submission): Promise<SubmitResult> {
  try {
    const reference = await submitComment(services, client, placement, values, received.values);
    return { state: 'SENT', reference, errors: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { state: 'INVALID', reference: null, errors: [{ field: '', message: error.message.replaceAll('&#8217;', '’') }] };
  }
}
