/** Whether React has hydrated the island that an element is in. Runs in the browser. */
export function isHydrated(element: Element | null): boolean {
  return element?.closest('[data-island]')?.hasAttribute('data-hydrated') === true;
}
