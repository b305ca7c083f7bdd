/** Form submissions, as `/wp-json/studio/v1/form-submissions` returns them. */
import apiFetch from '@wordpress/api-fetch';
import { fetchResponse } from '../../api/fetch-response.ts';
import { saveFile } from '../../csv/csv.ts';

export type SubmissionFile = { label: string; name: string; mime_type: string; bytes: number; url: string };

export type Submission = {
  reference: string;
  form: string;
  form_title: string;
  state: 'new' | 'spam';
  recipient: string;
  /** In UTC, without a time zone. */
  date_gmt: string;
  /** Database id of the content with the form. 0 for none. */
  post: number;
  values: readonly { name: string; label: string; values: readonly string[] }[];
  files: readonly SubmissionFile[];
};

/** Who may read submissions. */
export const SUBMISSIONS_CAPABILITY = 'manage_form_submissions';

export const SUBMISSIONS_PATH = '/studio/v1/form-submissions';

const senderFields = ['name', 'email'];

/** Who has sent a submission: the name and the email address, if the form asks for them. */
export const getSender = ({ values }: Submission): string =>
  senderFields.flatMap((field) => values.find(({ name }) => name === field)?.values ?? []).join(', ');

export async function setState(reference: string, state: Submission['state']): Promise<void> {
  await apiFetch({ path: `${SUBMISSIONS_PATH}/${reference}`, method: 'POST', data: { state } });
}

/** Deletes a submission and its files permanently. */
export async function deleteSubmission(reference: string): Promise<void> {
  await apiFetch({ path: `${SUBMISSIONS_PATH}/${reference}`, method: 'DELETE' });
}

/** Downloads a submitted file. A link is not enough, because the request needs the nonce of the session. */
export async function downloadFile({ url, name }: SubmissionFile): Promise<void> {
  const response = await fetchResponse({ url: new URL(url).pathname });
  saveFile(name, await response.blob());
}

/** The rows of a CSV file, with a column for each field of the submissions. */
export function toCsvRows(submissions: readonly Submission[]): string[][] {
  const labels = new Map(submissions.flatMap(({ values }) => values.map(({ name, label }) => [name, label] as const)));
  return [
    ['Reference', 'Form', 'Date (UTC)', 'State', 'Recipient', ...labels.values(), 'Files'],
    ...submissions.map(({ reference, form_title: title, date_gmt: date, state, recipient, values, files }) => [
      reference,
      title,
      date,
      state,
      recipient,
      ...[...labels.keys()].map((name) => values.find((value) => value.name === name)?.values.join('; ') ?? ''),
      files.map((file) => file.name).join('; '),
    ]),
  ];
}
