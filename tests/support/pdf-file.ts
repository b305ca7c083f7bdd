/** Reads PDF files as pdfkit writes them: objects without object streams, streams compressed with Deflate or not at all. */
import { inflateSync } from 'node:zlib';

export type PdfValue = string | number | boolean | null | PdfName | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

class PdfReference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

type PdfObject = { value: PdfValue; stream: Buffer | null };

export class PdfFile {
  readonly #objects = new Map<number, PdfObject>();
  readonly catalog: PdfDictionary;

  constructor(bytes: Buffer) {
    const text = bytes.toString('latin1');
    const start = Number(/startxref\s+(\d+)/.exec(text)?.[1]);
    for (const [, offset = ''] of text.slice(start).matchAll(/^(\d{10}) \d{5} n/gm)) this.#readObject(bytes, text, Number(offset));
    const trailer = new Parser(text, text.indexOf('trailer', start) + 'trailer'.length).parseValue();
    this.catalog = this.#toDictionary(trailer instanceof Map ? trailer.get('Root') : null);
  }

  #readObject(bytes: Buffer, text: string, offset: number): void {
    const [head = '', id = ''] = /^(\d+) \d+ obj/.exec(text.slice(offset, offset + 30)) ?? [];
    const parser = new Parser(text, offset + head.length);
    const value = parser.parseValue();
    const hasStream = text
      .slice(parser.position, parser.position + 20)
      .trimStart()
      .startsWith('stream');
    this.#objects.set(Number(id), { value, stream: hasStream ? this.#readStream(bytes, text, parser.position, value) : null });
  }

  #readStream(bytes: Buffer, text: string, position: number, value: PdfValue): Buffer {
    const start = text.indexOf('stream', position) + 'stream\n'.length;
    const end = text.indexOf('\nendstream', start);
    const content = bytes.subarray(start, end);
    const filter = value instanceof Map ? value.get('Filter') : null;
    return filter instanceof PdfName && filter.name === 'FlateDecode' ? inflateSync(content) : content;
  }

  resolve(value: PdfValue | undefined): PdfValue {
    return value instanceof PdfReference ? (this.#objects.get(value.id)?.value ?? null) : (value ?? null);
  }

  getStream(value: PdfValue | undefined): Buffer {
    return (value instanceof PdfReference ? this.#objects.get(value.id)?.stream : null) ?? Buffer.alloc(0);
  }

  #toDictionary(value: PdfValue | undefined): PdfDictionary {
    const resolved = this.resolve(value);
    return resolved instanceof Map ? resolved : new Map();
  }

  getDictionary(from: PdfDictionary, key: string): PdfDictionary {
    return this.#toDictionary(from.get(key));
  }

  getList(from: PdfDictionary, key: string): PdfValue[] {
    const value = this.resolve(from.get(key));
    return Array.isArray(value) ? value : value === null ? [] : [value];
  }

  /** The text of a name or a string; empty if it is missing. */
  getText(from: PdfDictionary, key: string): string {
    const value = this.resolve(from.get(key));
    return value instanceof PdfName ? value.name : typeof value === 'string' ? value : '';
  }

  listPages(): PdfDictionary[] {
    return this.getList(this.getDictionary(this.catalog, 'Pages'), 'Kids').map((page) => this.#toDictionary(page));
  }
}

/** Characters that end a name or a number. */
const DELIMITER = /[\s()<>[\]{}/%]/;

class Parser {
  readonly #text: string;
  position: number;

  constructor(text: string, position: number) {
    this.#text = text;
    this.position = position;
  }

  parseValue(): PdfValue {
    this.#skipSpace();
    const rest = this.#text.slice(this.position, this.position + 2);
    if (rest === '<<') return this.#parseDictionary();
    if (rest.startsWith('[')) return this.#parseArray();
    if (rest.startsWith('(')) return this.#parseString();
    if (rest.startsWith('<')) return this.#parseHexadecimal();
    if (rest.startsWith('/')) return new PdfName(this.#readWord(1));
    const reference = /^(\d+) \d+ R/.exec(this.#text.slice(this.position, this.position + 24));
    if (reference) {
      this.position += reference[0].length;
      return new PdfReference(Number(reference[1]));
    }
    const word = this.#readWord(0);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : Number(word);
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text.charAt(this.position))) this.position++;
  }

  /** @param skip characters before the word */
  #readWord(skip: number): string {
    const start = this.position + skip;
    let end = start;
    while (end < this.#text.length && !DELIMITER.test(this.#text.charAt(end))) end++;
    // Something that is not a value must not be read forever.
    this.position = Math.max(end, this.position + 1);
    return this.#text.slice(start, end);
  }

  #parseDictionary(): PdfDictionary {
    const result: PdfDictionary = new Map();
    this.position += 2;
    for (;;) {
      this.#skipSpace();
      if (this.#text.startsWith('>>', this.position)) break;
      const key = this.parseValue();
      result.set(key instanceof PdfName ? key.name : '', this.parseValue());
    }
    this.position += 2;
    return result;
  }

  #parseArray(): PdfValue[] {
    const result: PdfValue[] = [];
    this.position++;
    for (;;) {
      this.#skipSpace();
      if (this.#text.startsWith(']', this.position)) break;
      result.push(this.parseValue());
    }
    this.position++;
    return result;
  }

  #parseString(): string {
    let result = '';
    let depth = 0;
    for (;;) {
      const character = this.#text.charAt(this.position++);
      if (character === '\\')
        result += this.#text
          .charAt(this.position++)
          .replace('n', '\n')
          .replace('r', '\r');
      else if (character === '(' && depth++ === 0) continue;
      else if (character === ')' && --depth === 0) return decodeText(result);
      else result += character;
    }
  }

  #parseHexadecimal(): string {
    const end = this.#text.indexOf('>', this.position);
    const digits = this.#text.slice(this.position + 1, end);
    this.position = end + 1;
    return decodeText(Buffer.from(digits, 'hex').toString('latin1'));
  }
}

/** Text with other characters than those of Latin-1 is UTF-16 with a byte order mark. */
function decodeText(text: string): string {
  return text.startsWith('\u00fe\u00ff') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text;
}
