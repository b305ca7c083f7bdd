/** Removes the members that are null, an empty text or an empty list. */
export function omitEmpty(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !isEmpty(value)));
}
