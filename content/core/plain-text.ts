/** Removes tags and decodes common entities, for descriptions. */
export function toPlainText(markup: string): string {
  return (
    markup
      // Each expression stops at the next `<`. Otherwise unclosed tags would make the match quadratic.
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
