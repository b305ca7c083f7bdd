import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';

/** Sends a request whose response is needed as a whole, such as its headers or a file. @throws Error of the service, as an object */
export async function fetchResponse(options: APIFetchOptions): Promise<Response> {
  try {
    return await apiFetch<Response, false>({ ...options, parse: false });
  } catch (error) {
    throw error instanceof Response ? await readError(error) : error;
  }
}

/** With `parse: false`, `apiFetch` throws the response itself. A response that is not JSON does not come from the service. */
async function readError(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return response;
  }
}
