/** React stores the props of each hydrated element in a property of the element, whose name begins like this. */
export const HYDRATED_PROPERTY_PREFIX = '__reactProps$';

/**
 * Whether React has hydrated an element or anything inside of it. Browser tests run this function in the browser, so it cannot use the constant above.
 * `browser/start-islands.js` has the same condition for one element.
 */
export function isHydrated(element: Element | null): boolean {
  if (element === null) return false;
  return [element, ...element.querySelectorAll('*')].some((candidate) =>
    Object.keys(candidate).some((key) => key.startsWith('__reactProps$')),
  );
}
