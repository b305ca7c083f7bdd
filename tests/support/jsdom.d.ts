/** Declares the parts of jsdom that tests and scripts use. The package contains no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string });
    readonly window: Window & { readonly document: Document };
  }
}
