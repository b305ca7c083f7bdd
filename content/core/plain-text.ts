/** Words of some markup, for descriptions. Entities an editor typed are told as their signs. */
export function toPlainText(markup: string): string {
  return (
    markup
      // No expression looks beyond the next opening sign: markup that is never closed would be read again from each of its signs.
      .replaceAll(/<(script|style)\b(?:(?!<\1)[\s\S])*?<\/\1>/gi, ' ')
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#039;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
