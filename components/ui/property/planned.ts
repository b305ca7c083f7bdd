/** What a page says of a building that is not complete, whose picture shows it as designed. */

type Status = { readonly slug: string | null };

export const isPlanned = (status: Status | null | undefined): boolean => status?.slug === 'under-construction';

/** The end of a caption: `built 2024`, or what the picture of a planned building is. Undefined if nothing is known. */
export function describePicture(status: Status | null | undefined, yearBuilt: number | null | undefined): string | undefined {
  if (isPlanned(status)) return 'planned building, rendering';
  return yearBuilt ? `built ${yearBuilt}` : undefined;
}
