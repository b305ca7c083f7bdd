import { readForm } from '#lib/http/read-form.ts';
import { getFormPage, toLocation } from '#lib/http/same-origin.ts';
import { createSeeOther } from '#lib/http/see-other.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
import { SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import { changeList, type ListChange } from '#lib/saved-properties/change-list.ts';
import { createSavedCookies, joinIds, readSavedIds } from '#lib/saved-properties/saved-cookie.ts';

/** A full list of ids, percent-encoded. */
const LIMIT_BYTES = 4096;

/**
 * Changes the saved list in the visitor's cookie and redirects to the page of the form, which shows the result. The fields `save` and `remove` contain database ids.
 * Responds with 303; with 400 for a form without ids, 403 for a form of another site, and 413 for a large body.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request, LIMIT_BYTES);
  if (form instanceof Response) return form;
  const change = changeList(readSavedIds(request.headers.get('cookie')), form);
  if (!change) return createTextResponse(400, 'The form names no property. Send the database id of a property as save or remove.');
  const response = createSeeOther(getNextLocation(request.headers, change));
  for (const cookie of createSavedCookies(change.ids)) response.headers.append('set-cookie', cookie);
  return response;
}

/** The page that contains the form. The browser keeps the fragment of the form's action. */
function getNextLocation(headers: Headers, { ids, result, removed }: ListChange): string {
  const page = getFormPage(headers, SAVED_PATH);
  page.searchParams.delete('undo');
  page.searchParams.set('saved', result);
  page.searchParams.set('saved-count', String(ids.length));
  if (page.pathname === SAVED_PATH && removed.length > 0) page.searchParams.set('undo', joinIds(removed));
  return toLocation(page);
}
