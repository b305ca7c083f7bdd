/** Values of attributes. An empty value is no value: its key then leaves the markup. */

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

export const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** @returns undefined for the empty string */
export const omitEmpty = <Value>(value: Value): Value | undefined => (value === '' || value === null ? undefined : value);

/** Changes a value of an object. Keys without a value are left out, because the editor would write `null`. */
export function setValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _former, ...others } = values;
  return value === undefined ? others : { ...values, [name]: value };
}

/** Database ids. */
export const toIds = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => Number.isInteger(id) && id > 0);
