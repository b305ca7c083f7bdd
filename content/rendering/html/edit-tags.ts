/** Changes the attributes of tags at the beginning of markup. */

/** Tags further from the beginning are not found, which limits the time for hostile markup. */
const MAX_LENGTH = 20_000;
const MAX_TAGS = 100;

export type OpeningTag = { start: number; end: number; name: string; className: string | null };

const attributePattern = /\sclass=(?:"([^"]*)"|'([^']*)')/i;

/** Finds the opening tags at the beginning of markup. */
export function findOpeningTags(html: string): OpeningTag[] {
  const head = html.slice(0, MAX_LENGTH);
  const pattern = /<!--[\s\S]*?-->|<([a-zA-Z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/g;
  const tags: OpeningTag[] = [];
  for (let match = pattern.exec(head); match && tags.length < MAX_TAGS; match = pattern.exec(head)) {
    const [whole, name] = match;
    if (name === undefined) continue;
    const className = attributePattern.exec(whole);
    tags.push({
      start: match.index,
      end: pattern.lastIndex,
      name: name.toLowerCase(),
      className: className?.[1] ?? className?.[2] ?? null,
    });
  }
  return tags;
}

/** Adds classes that the tag does not have yet. */
export function addClasses(html: string, tag: OpeningTag | undefined, classes: readonly string[]): string {
  if (!tag) return html;
  const present = new Set(tag.className?.split(/\s+/));
  const added = classes.filter((name) => name !== '' && !present.has(name));
  if (added.length === 0) return html;
  const markup = html.slice(tag.start, tag.end);
  const changed =
    tag.className === null
      ? `<${markup.slice(1, tag.name.length + 1)} class="${added.join(' ')}"${markup.slice(tag.name.length + 1)}`
      : markup.replace(attributePattern, () => ` class="${[tag.className, ...added].filter(Boolean).join(' ')}"`);
  return html.slice(0, tag.start) + changed + html.slice(tag.end);
}
