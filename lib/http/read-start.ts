/**
 * Reads a small body as text, and stops as soon as there is more.
 * @param limit bytes
 * @returns null when there is more than that
 */
export async function readStart(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | null> {
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
