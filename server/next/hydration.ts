/**
 * Whether React has taken an element over: it then stores the element's props in a property of the element. Browser tests pass this function to the
 * browser, so it must not use anything outside of itself. `browser/start-islands.js` has the same condition.
 */
export function isHydrated(element: object | null): boolean {
  return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'));
}
