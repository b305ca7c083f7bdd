/** Declares the parts of jsdom that the tests use. The package contains no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & { readonly document: Document };
  }
}
