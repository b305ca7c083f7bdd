/** @returns null when a percent sign begins no escape, or the octets are no UTF-8 */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A stray percent sign stands for itself: the text is then what it was. */
export function decodeLoosely(text: string): string {
  return decodeOrNull(text) ?? text;
}
