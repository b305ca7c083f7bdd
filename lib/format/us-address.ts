/** The lines of an address as editors write it, without empty ones. */
export function splitAddress(address: string | null | undefined): string[] {
  return (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The parts of a US address. Parts that are not recognized are null. */
export type UsAddress = { street: string | null; city: string | null; state: string | null; postalCode: string | null };

/**
 * Parses an address of two lines: the street, and the city with state and ZIP code (`Wilmer, TX 75172`). Additional lines before the last one, such as a
 * suite, belong to the street.
 */
export function parseUsAddress(address: string | null | undefined): UsAddress {
  const lines = splitAddress(address);
  const [, city, state, postalCode] = /^(.+?),\s*([A-Z]{2})(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(lines.at(-1) ?? '') ?? [];
  const streetLines = city === undefined ? lines : lines.slice(0, -1);
  return { street: streetLines.join(', ') || null, city: city ?? null, state: state ?? null, postalCode: postalCode ?? null };
}
