const color = /^#[0-9a-f]{6}$/i;

/** Class of a picture's ground, to be rendered beside a {@link PicturePlaceholder} of the same colour; none for a colour nobody knows. */
export function getPlaceholderClass(value: string | null | undefined): string | undefined {
  return value && color.test(value) ? `ground-${value.slice(1).toLowerCase()}` : undefined;
}

/**
 * The colour that stands where a picture will be. A style attribute would be refused by the content security policy, so each colour is a
 * rule of its own, which React moves to the head and writes once however many pictures share it.
 */
export function PicturePlaceholder({ color: value }: { color: string | null | undefined }) {
  const name = getPlaceholderClass(value);
  if (!name) return null;
  return <style href={name} precedence="placeholder">{`.${name}{background-color:${value}}`}</style>;
}
