/** What the tests use of jsdom, which brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & { readonly document: Document };
  }
}
