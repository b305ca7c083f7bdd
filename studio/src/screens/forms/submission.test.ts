import apiFetch from '@wordpress/api-fetch';
import { expect, test, vi } from 'vitest';
import { downloadFile, getSender, toCsvRows, type Submission } from './submission.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const submission = (reference: string, values: Submission['values']): Submission => ({
  reference,
  form: 'contact',
  form_title: 'Contact form',
  state: 'new',
  recipient: 'a@example.com',
  date_gmt: '2026-11-23T06:00:00',
  post: 0,
  values,
  files: [{ label: 'Resume', name: 'cv.pdf', mime_type: 'application/pdf', bytes: 1, url: '' }],
});
const name = { name: 'name', label: 'Your name', values: ['Ann'] };
const topics = { name: 'topics', label: 'Topics', values: ['a', 'b'] };

test('a CSV file has a column for each field that any of the submissions has', () => {
  expect(toCsvRows([submission('r1', [name]), submission('r2', [topics])])).toEqual([
    ['Reference', 'Form', 'Date (UTC)', 'State', 'Recipient', 'Your name', 'Topics', 'Files'],
    ['r1', 'Contact form', '2026-11-23T06:00:00', 'new', 'a@example.com', 'Ann', '', 'cv.pdf'],
    ['r2', 'Contact form', '2026-11-23T06:00:00', 'new', 'a@example.com', '', 'a; b', 'cv.pdf'],
  ]);
});

test('the sender is the name and the email address, as far as the form asks for them', () => {
  expect(getSender(submission('r', [name, { name: 'email', label: 'Email', values: ['ann@example.com'] }]))).toBe('Ann, ann@example.com');
  expect(getSender(submission('r', [topics]))).toBe('');
});

test('a download that the service refuses fails with its reason', async () => {
  const file = { label: 'Resume', name: 'cv.pdf', mime_type: 'application/pdf', bytes: 1, url: 'https://content.example/file' };
  const reason = { code: 'rest_forbidden', message: 'Sorry, you are not allowed to view form submissions.' };
  vi.mocked(apiFetch).mockRejectedValueOnce(Response.json(reason, { status: 403 }));
  await expect(downloadFile(file)).rejects.toEqual(reason);
  const page = new Response('<p>Bad gateway</p>', { status: 502 });
  vi.mocked(apiFetch).mockRejectedValueOnce(page);
  await expect(downloadFile(file)).rejects.toBe(page);
});
