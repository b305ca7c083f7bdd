/** Requests as bytes, because the attacks also send what no HTTP client would. */
export interface RawRequest {
  bytes: Buffer;
  /** The response to HEAD has no body. */
  isHead: boolean;
  /**
   * False if the server may wait for more bytes, or read the bytes as several requests. The connection is then closed after the first response, and
   * also when there is none.
   */
  isComplete: boolean;
}

export type Headers = Readonly<Record<string, string>>;

const hasName = (headers: Headers, name: string) => Object.keys(headers).some((key) => key.toLowerCase() === name);

/**
 * @param headers values are sent as Latin-1. `host` is added if it is missing, and `content-length` if there is a body that no header describes.
 */
export function createRequest(method: string, path: string, headers: Headers = {}, body: Buffer | string = ''): RawRequest {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  let head = `${method} ${path} HTTP/1.1\r\n`;
  if (!hasName(headers, 'host')) head += 'host: 127.0.0.1\r\n';
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
  if (content.length > 0 && !hasName(headers, 'content-length') && !hasName(headers, 'transfer-encoding'))
    head += `content-length: ${content.length}\r\n`;
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), content]);
  return { bytes, isHead: method === 'HEAD', isComplete: true };
}

export function createJsonRequest(path: string, value: unknown, headers: Headers = {}): RawRequest {
  return createRequest('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(value));
}

export function createFormRequest(path: string, values: Readonly<Record<string, string>>, headers: Headers = {}): RawRequest {
  const body = new URLSearchParams(values).toString();
  return createRequest('POST', path, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body);
}
