/** The `target` attribute for a link. Editors choose between `_self` and `_blank`; other frame names are ignored. */
export function getLinkTarget(target: string | null | undefined): '_blank' | undefined {
  return target === '_blank' ? '_blank' : undefined;
}
