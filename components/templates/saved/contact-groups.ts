type Person = { title: string | null; teamMeta: { phone: number | null; email: string | null } | null };
type ListedProperty = {
  name: string;
  url: string;
  contacts: readonly Person[] | null | undefined;
};

export type ContactGroup = { name: string; phone: number | null; email: string | null; properties: { name: string; url: string }[] };

/** The first contacts of the properties of a list, each with their properties. The person with the most comes first. */
export function groupByContact(properties: readonly ListedProperty[]): ContactGroup[] {
  const groups = new Map<string, ContactGroup>();
  for (const { name, url, contacts } of properties) {
    const person = contacts?.[0];
    if (!person?.title) continue;
    const { phone = null, email = null } = person.teamMeta ?? {};
    const key = email ?? person.title;
    const group = groups.get(key) ?? { name: person.title, phone, email, properties: [] };
    group.properties.push({ name, url });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.properties.length - a.properties.length);
}

/** Longer addresses do not open in every email program. */
const MAX_BODY_LENGTH = 1500;

/** A `mailto:` address with a message about properties. Those that do not fit are counted. */
export function createMessageHref(email: string, properties: ContactGroup['properties']): string {
  const lines: string[] = [];
  for (const [index, { name, url }] of properties.entries()) {
    const line = `${name}\n${url}\n`;
    if (encodeURIComponent([...lines, line].join('\n')).length > MAX_BODY_LENGTH) {
      lines.push(`and ${properties.length - index} more`);
      break;
    }
    lines.push(line);
  }
  const subject = properties.length === 1 ? (properties[0]?.name ?? '') : `${properties.length} buildings`;
  return `mailto:${email}?subject=${encodeURIComponent(`Question about ${subject}`)}&body=${encodeURIComponent(lines.join('\n'))}`;
}
