/** What may not be in a document, whatever an editor wrote. */
import { JSDOM } from 'jsdom';

const address = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'cite']);
const harmless = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Read as browsers read it: spaces and control characters before and within a scheme are skipped. */
function isHarmless(value: string): boolean {
  const site = 'https://site.test/';
  return !URL.canParse(value, site) || harmless.has(new URL(value, site).protocol);
}

/** What of some HTML could run, load or restyle something it shouldn't; empty when it is safe. */
export function dangersIn(html: string): string[] {
  const { document } = new JSDOM(`<!doctype html><body>${html}</body>`).window;
  const dangers: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (['iframe', 'object', 'embed', 'form', 'base', 'meta', 'link'].includes(tag)) dangers.push(`<${tag}>`);
    if (tag === 'script' && element.getAttribute('type') !== 'application/ld+json') dangers.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') dangers.push(`${tag} ${name}="${value}"`);
      if (address.has(name) && !isHarmless(value)) dangers.push(`${tag} ${name}="${value}"`);
    }
  }
  return dangers;
}
