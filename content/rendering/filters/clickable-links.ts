/** Links the web and email addresses in comments (WordPress's `make_clickable`). */
import { escapeUrl } from '../html/escape.ts';

/** Longer texts between tags are split at spaces. */
const MAX_LENGTH = 10_000;
const CHUNK_LENGTH = 2_100;

const url =
  /([\s(<.,;:!?])(\w{1,20}:\/\/(?=\S{1,2000}\s)[\w\u0080-\uffff#%~/@[\]*(+=&$-]*(?:['.,;:!?)][\w\u0080-\uffff#%~/@[\]*(+=&$-]+)*)(\)?)/g;
const urlWithoutScheme = /([\s>])((?:www|ftp)\.[\w\u0080-\uffff#$%&~/.\-;:=,?@[\]+]+)/gi;
const email = /([\s>])([.0-9a-z_+-]+)@((?:[0-9a-z-]+\.)+[0-9a-z]{2,})/gi;

/** @param siteUrls URLs whose links are the site's own. Other links have `nofollow`. */
export function linkAddresses(text: string, siteUrls: readonly string[]): string {
  let literalDepth = 0;
  const parts = text.split(/(<[^<>]+>)/).map((part) => {
    if (/^<(?:code|pre|script|style)[\s>]/i.test(part)) literalDepth += 1;
    else if (literalDepth > 0 && /^<\/(?:code|pre|script|style)>$/i.test(part)) literalDepth -= 1;
    const isText = literalDepth === 0 && part !== '' && (!part.startsWith('<') || /^<\s*\w{1,20}:\/\//.test(part));
    return isText
      ? splitIntoChunks(part)
          .map((chunk) => linkText(chunk, siteUrls))
          .join('')
      : part;
  });
  // An address that is already a link stays unchanged.
  return parts.join('').replaceAll(/(<a(?:[ \r\n\t][^<>]+>|>))<a [^<>]+>([^<>]+)<\/a><\/a>/gi, '$1$2</a>');
}

/** Splits a long text as WordPress does. A chunk ends with a space. */
function splitIntoChunks(text: string): string[] {
  if (text.length <= MAX_LENGTH) return [text];
  const chunks: string[] = [];
  let position = 0;
  while (position < text.length) {
    const space = text.length - position <= CHUNK_LENGTH ? -1 : text.lastIndexOf(' ', position + CHUNK_LENGTH);
    const end = space > position ? space + 1 : Math.min(position + CHUNK_LENGTH, text.length);
    chunks.push(text.slice(position, end));
    position = end;
  }
  return chunks;
}

function linkText(text: string, siteUrls: readonly string[]): string {
  const toLink = (address: string) => {
    const href = escapeUrl(address);
    return href && `<a href="${href}" rel="${isForeign(address, siteUrls) ? 'nofollow ugc' : 'ugc'}">${href}</a>`;
  };
  return ` ${text} `
    .replaceAll(url, (whole, before: string, found: string, parenthesis: string) => {
      let address = found;
      let after = parenthesis;
      if (parenthesis !== '' && found.includes('(')) [address, after] = [found + parenthesis, ''];
      const end = findAddressEnd(address);
      [address, after] = [address.slice(0, end), address.slice(end) + after];
      const link = toLink(address);
      return link ? before + link + after : whole;
    })
    .replaceAll(urlWithoutScheme, (whole, before: string, found: string) => {
      const end = /[.,;:)]$/.exec(found)?.[0] ?? '';
      const link = toLink(`http://${end ? found.slice(0, -1) : found}`);
      return link ? before + link + end : whole;
    })
    .replaceAll(email, '$1<a href="mailto:$2@$3">$2@$3</a>')
    .slice(1, -1);
}

/** Returns the end of an address. A closing parenthesis belongs to it only if its opening one does. */
function findAddressEnd(text: string): number {
  const count = (character: string) => text.split(character).length - 1;
  let surplus = count(')') - count('(');
  let end = text.length;
  for (let position = end - 1; surplus > 0; position -= 1) {
    if (text[position] === '(') surplus += 1;
    if (text[position] !== ')') continue;
    surplus -= 1;
    end = position;
  }
  return end;
}

function isForeign(address: string, siteUrls: readonly string[]): boolean {
  const target = URL.parse(address);
  return target !== null && /^https?:$/.test(target.protocol) && siteUrls.every((siteUrl) => URL.parse(siteUrl)?.host !== target.host);
}
