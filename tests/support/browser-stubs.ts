/** What the packages of WordPress's editor read from a browser while they are loaded, and jsdom does not have. */
export const browserStubs = {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  CSS: { supports: () => false, escape: (text: string) => text },
  ResizeObserver: class {
    observe(): void {}
  },
};
