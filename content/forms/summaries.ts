/**
 * Summaries of submissions about which no email was sent, because their form had exceeded its limit of emails, or because the service was stopped in
 * between. Every submission is stored, so a flood of submissions delays emails but loses nothing.
 */
import { sql } from 'kysely';
import { findFormByName } from '#lib/forms/registry.ts';
import { type HourlyJob, startHourlyJob } from '../commands/core/hourly-job.ts';
import type { Services } from '../commands/core/services.ts';
import { getEmailSite } from '../commands/settings/email-site.ts';
import { createSummaryEmail } from './form-emails.ts';

/** The requests that stored older submissions have ended. */
const MIN_AGE_MS = 5 * 60_000;
/** Submissions per run, so that their references fit into memory. */
const BATCH_SIZE = 10_000;

type SummaryServices = Pick<Services, 'db' | 'mailer' | 'siteUrl' | 'loginUrl' | 'now' | 'log'>;

export function startFormSummaries(services: SummaryServices): HourlyJob {
  return startHourlyJob(services.log, 'The summary of form submissions could not be sent. The next run tries again.', () =>
    sendFormSummaries(services),
  );
}

type PendingSubmission = { reference: string; form: string; recipient: string };

/** Sends one email per form and recipient. If several processes run at the same time, each submission is in one summary. */
export async function sendFormSummaries(services: SummaryServices): Promise<void> {
  const { db, mailer, log, now } = services;
  const { rows } = await sql<PendingSubmission>`
    update form_submission set awaits_summary = false where id in (
      select id from form_submission where awaits_summary and created_at <= ${new Date(now().getTime() - MIN_AGE_MS)}
      order by created_at limit ${BATCH_SIZE} for update skip locked)
    returning reference, form, recipient`.execute(db);
  if (rows.length === 0) return;
  const site = await getEmailSite(db, services);
  for (const group of Map.groupBy(rows, ({ form, recipient }) => `${form} ${recipient}`).values()) {
    const [first] = group;
    const form = first && findFormByName(first.form);
    if (!first || !form) continue;
    const references = group.map(({ reference }) => reference);
    mailer.send(createSummaryEmail(site, form, first.recipient, references));
    log('warn', 'A form exceeded its limit of emails, so its submissions were summarized', { form: form.name, submissions: group.length });
  }
}
