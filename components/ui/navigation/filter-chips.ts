import { formatParameters, type Parameter, type ParameterName, parseParameters } from '#lib/uri/parameters.ts';
import type { Chip } from './ChipLinks.tsx';

type Filter = {
  /** Path of the list. */
  uri: string;
  name: ParameterName;
  /** Title of the chip that clears the filter. */
  allLabel: string;
  options: readonly { value: string; label: string; count: number }[];
  value: string | null | undefined;
  /** The other filters in use, which the chips keep. */
  kept: readonly Parameter[];
};

/** Chips for the choices of a filter of a list. Choices that show nothing are left out. */
export function listFilterChips({ uri, name, allLabel, options, value, kept }: Filter): Chip[] {
  const toHref = (chosen: readonly Parameter[]) => uri + formatParameters(parseParameters(formatParameters([...kept, ...chosen])));
  return [
    { href: toHref([]), title: allLabel, current: !value },
    ...options
      .filter((option) => option.count > 0 || option.value === value)
      .map((option) => ({
        href: toHref([{ name, value: option.value }]),
        title: `${option.label} (${option.count})`,
        current: option.value === value,
      })),
  ];
}
