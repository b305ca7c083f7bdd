import type { Choice } from './content-data.ts';

/** The names of terms in a field that lists names. */
type TermNames = { all: string[]; toNames: (ids: readonly number[]) => string[]; toIds: (names: readonly string[]) => number[] };

/** Gives each term a name of its own: two terms can have the same name. Terms that are not among the choices are named `#12`. */
export function createTermNames(choices: readonly Choice[]): TermNames {
  const labels = choices.map(({ label }) => label);
  const names = choices.map(({ value }, index) => {
    const label = labels[index] ?? '';
    return [Number(value), labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${value})`] as const;
  });
  const nameById = new Map(names);
  const idByName = new Map(names.map(([id, name]) => [name, id]));
  return {
    all: names.map(([, name]) => name),
    toNames: (ids) => ids.map((id) => nameById.get(id) ?? `#${id}`),
    toIds: (list) =>
      list.flatMap((name) => {
        const id = idByName.get(name) ?? Number(/^#(\d+)$/.exec(name)?.[1]);
        return Number.isInteger(id) ? [id] : [];
      }),
  };
}
