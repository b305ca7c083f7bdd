/**
 * Reads a body as text, and stops as soon as it exceeds the limit.
 * @param limit maximum size in bytes
 * @returns null if the body is larger than the limit
 */
export async function readLimitedText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
