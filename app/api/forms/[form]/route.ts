import { isFileField } from '#lib/forms/choices.ts';
import { fetchFormsApi, type FormSubmissionResult, getFormClock } from '#lib/forms/content-service.ts';
import { getFormElementId } from '#lib/forms/element-ids.ts';
import { createNoticePage } from '#lib/forms/notice-page.ts';
import { findFormByName } from '#lib/forms/registry.ts';
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { getFormPage, isSameOrigin, toLocation } from '#lib/http/same-origin.ts';
import { createSeeOther } from '#lib/http/see-other.ts';
import { getSecretHeader } from '#lib/session/shared-secret.ts';

/** Ten times the longest form without files. */
const LIMIT_BYTES = 256 * 1024;
/** The content service has the same limit for a form with files. */
const UPLOAD_LIMIT_BYTES = 64 * 1024 * 1024;

type Context = { params: Promise<{ form: string }> };

/**
 * Forwards a form submission to the content service and redirects to the page of the form, which shows the result. The redirect (303) prevents a
 * second submission when the visitor goes back or reloads. Errors that have no page to redirect to are shown on a notice page; while the content
 * service is unavailable, that page contains the submitted values.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { form: name } = await params;
  const form = findFormByName(name);
  if (!form) return createNoticePage(404, 'This form does not exist', 'Go back and reload the page.');
  if (!isSameOrigin(request.headers))
    return createNoticePage(403, 'This form can only be sent from this site', 'Open the page with the form and send it from there.');
  const type = request.headers.get('content-type') ?? '';
  const isUpload = /^multipart\/form-data\b/i.test(type);
  if (isUpload && !form.fields.some(isFileField)) return createUnreadableNotice();
  if (!isUpload && !/^application\/x-www-form-urlencoded\b/i.test(type)) return createUnreadableNotice();
  const limit = isUpload ? UPLOAD_LIMIT_BYTES : LIMIT_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return createTooLargeNotice();
  const body = isUpload ? request.body : await readLimitedText(request.body, limit);
  if (body === null) return isUpload ? createUnreadableNotice() : createTooLargeNotice();
  const submittedText = typeof body === 'string' ? body : null;
  let response: Response;
  try {
    response = await fetchFormsApi(name, { method: 'POST', body, headers: getForwardedHeaders(request), duplex: 'half' }, isUpload);
  } catch {
    return createUnavailableNotice(name, submittedText);
  }
  if (response.status === 429) return createRateLimitNotice(response);
  if (response.status === 413) return createTooLargeNotice();
  if (response.status >= 500 || response.status === 404) return createUnavailableNotice(name, submittedText);
  if (!response.ok) return createUnreadableNotice();
  return redirectToForm(request, (await response.json()) as FormSubmissionResult);
}

function getForwardedHeaders({ headers }: Request): Record<string, string> {
  return {
    'content-type': headers.get('content-type') ?? '',
    'user-agent': (headers.get('user-agent') ?? '').slice(0, 500),
    // Set by the document server.
    'x-forwarded-for': headers.get('x-forwarded-for') ?? '',
    'x-form-clock': getFormClock(headers),
    ...getSecretHeader(),
  };
}

/** To the page of the form. When the browser sends no referrer, that is the page of the content that the form belongs to. */
function redirectToForm({ headers }: Request, { token, place, uri }: FormSubmissionResult): Response {
  const page = getFormPage(headers, uri ?? '/');
  page.searchParams.set('form', token);
  return createSeeOther(`${toLocation(page)}#${getFormElementId(place)}`);
}

const GO_BACK = 'Go back in your browser. Your text is still there.';

function createUnreadableNotice(): Response {
  return createNoticePage(400, 'We could not read this form', `${GO_BACK} Reload the page and send the form again.`);
}

function createTooLargeNotice(): Response {
  return createNoticePage(413, 'This form is too large', `${GO_BACK} Shorten the text or choose smaller files.`);
}

function createRateLimitNotice(response: Response): Response {
  const minutes = Math.max(1, Math.ceil(Number(response.headers.get('retry-after') ?? 3600) / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return createNoticePage(
    429,
    'Too many submissions from your network',
    `Nothing was sent. ${GO_BACK} Send it again in ${time}, or call us. Our phone number is at the bottom of every page.`,
    { 'retry-after': String(minutes * 60) },
  );
}

/** The page contains the submitted values and a button that sends them again. Files are not among them. */
function createUnavailableNotice(form: string, submittedText: string | null): Response {
  const retryForm = submittedText === null ? undefined : { action: `/api/forms/${form}/`, values: [...new URLSearchParams(submittedText)] };
  const text = retryForm
    ? 'Nothing was sent, but nothing is lost: your text is on this page. Wait a minute, then send it again.'
    : `Nothing was sent. ${GO_BACK} Wait a minute, choose your files again and send the form.`;
  return createNoticePage(
    503,
    'We cannot accept your submission right now',
    `${text} You can also call us. Our phone number is at the bottom of every page.`,
    { 'retry-after': '60' },
    retryForm,
  );
}
