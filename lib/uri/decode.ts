/** Decodes percent-encoding. Returns null if it is malformed or not valid UTF-8. */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Decodes percent-encoding. Returns the text unchanged if it cannot be decoded, for example because of a stray percent sign. */
export function decodeOrKeep(text: string): string {
  return decodeOrNull(text) ?? text;
}
