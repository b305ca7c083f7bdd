/** Editors choose between `_self` and `_blank`; frames of other names are nobody's. */
export function newTab(target: string | null | undefined): '_blank' | undefined {
  return target === '_blank' ? '_blank' : undefined;
}
