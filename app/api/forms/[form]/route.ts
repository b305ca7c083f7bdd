import { readEnv } from '#lib/env/env.ts';
import { formNamed } from '#lib/forms/all.ts';
import { formAnchor } from '#lib/forms/anchor.ts';
import { isFile } from '#lib/forms/choices.ts';
import { askForms, clockIn, type Taken } from '#lib/forms/content-service.ts';
import { notice } from '#lib/forms/notice.ts';
import { isSameOrigin, pathBack } from '#lib/http/same-origin.ts';
import { readStart } from '#lib/http/read-start.ts';

/** The longest form without files is a tenth of it. */
const LIMIT_BYTES = 256 * 1024;
/** What the content service reads of a form with files. */
const UPLOAD_LIMIT_BYTES = 64 * 1024 * 1024;

type Context = { params: Promise<{ form: string }> };

/**
 * Takes a form, hands it on to the content service, and leads back to the page it stood on, where what came of it is shown: 303, so that nothing is
 * sent twice by going back. What cannot be answered so is told in a page of its own; while the content service is away, that page holds what was typed.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { form: name } = await params;
  const form = formNamed(name);
  if (!form) return notice(404, 'There is no such form', 'Go back, and load the page again.');
  if (!isSameOrigin(request.headers))
    return notice(403, 'This form is for visitors of this site', 'Open the page the form stands on, and send it from there.');
  const type = request.headers.get('content-type') ?? '';
  const isUpload = /^multipart\/form-data\b/i.test(type);
  if (isUpload && !form.fields.some(isFile)) return tellUnreadable();
  if (!isUpload && !/^application\/x-www-form-urlencoded\b/i.test(type)) return tellUnreadable();
  const limit = isUpload ? UPLOAD_LIMIT_BYTES : LIMIT_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tellTooLarge();
  const body = isUpload ? request.body : await readStart(request.body, limit);
  if (body === null) return isUpload ? tellUnreadable() : tellTooLarge();
  const typed = typeof body === 'string' ? body : null;
  let response: Response;
  try {
    response = await askForms(name, { method: 'POST', body, headers: headersFor(request), duplex: 'half' }, isUpload);
  } catch {
    return tellAway(name, typed);
  }
  if (response.status === 429) return tellTooMany(response);
  if (response.status === 413) return tellTooLarge();
  if (response.status >= 500 || response.status === 404) return tellAway(name, typed);
  if (!response.ok) return tellUnreadable();
  return leadBack(request, (await response.json()) as Taken);
}

function headersFor({ headers }: Request): Record<string, string> {
  const { FAUST_SECRET_KEY } = readEnv();
  return {
    'content-type': headers.get('content-type') ?? '',
    'user-agent': (headers.get('user-agent') ?? '').slice(0, 500),
    // The document server has written it.
    'x-forwarded-for': headers.get('x-forwarded-for') ?? '',
    'x-form-clock': clockIn(headers),
    // Proves to a content service on another machine who speaks for the visitor.
    ...(FAUST_SECRET_KEY !== undefined && { 'x-faustwp-secret': FAUST_SECRET_KEY }),
  };
}

/** To the page the form stood on; where the browser does not say which, to the content it belongs to. */
function leadBack({ headers }: Request, { token, place, uri }: Taken): Response {
  const from = pathBack(headers);
  const page = new URL(from === null || from.startsWith('/api/') ? (uri ?? '/') : from, 'http://site.invalid');
  page.searchParams.set('form', token);
  const location = `${page.pathname.replace(/^\/{2,}/, '/')}${page.search}#${formAnchor(place)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

const BACK = 'Go back in your browser: it still has what you wrote.';

function tellUnreadable(): Response {
  return notice(400, 'This form could not be read', `${BACK} Load the page again and send it as it is.`);
}

function tellTooLarge(): Response {
  return notice(413, 'That is more than the form holds', `${BACK} Shorten the text, or send smaller files.`);
}

function tellTooMany(response: Response): Response {
  const minutes = Math.max(1, Math.ceil(Number(response.headers.get('retry-after') ?? 3600) / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return notice(
    429,
    'Too many forms from your network',
    `Nothing was sent. ${BACK} Send it again in ${time}, or call us: the number is at the foot of every page.`,
    {
      'retry-after': String(minutes * 60),
    },
  );
}

/** Fields are handed back to be sent again; files cannot be. */
function tellAway(form: string, typed: string | null): Response {
  const again = typed === null ? undefined : { action: `/api/forms/${form}/`, values: [...new URLSearchParams(typed)] };
  const text = again
    ? 'Nothing was sent, and nothing is lost: this page holds what you wrote. Wait a minute, then send it again.'
    : `Nothing was sent. ${BACK} Wait a minute, choose your files again and send it.`;
  return notice(
    503,
    'We cannot take your form just now',
    `${text} Or call us: the number is at the foot of every page.`,
    { 'retry-after': '60' },
    again,
  );
}
