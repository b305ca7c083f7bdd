/** Small trees out of a stream of XML: one for each record, so that a file of any size is read in little memory. */
import sax from 'sax';
import { toStorableText } from '../../core/json.ts';

export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string; children: Element[]; line: number };

export type Found = { element: Element } | { problem: string; line: number };

/** No record of WordPress nests deeper than four elements. */
const MAX_DEPTH = 16;
/** An item with more text or more elements than this is broken or hostile. */
const MAX_TEXT = 64 * 1024 * 1024;
const MAX_ELEMENTS = 500_000;
/** Elements that are read as a whole, wherever they begin: a record left open does not swallow the one behind it. */
const RECORDS = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);

/**
 * Reads the children of `<channel>`. Entities of a document type are never expanded: only the named signs of XML and HTML are known.
 */
export class ElementReader {
  private readonly parser = sax.parser(true);
  private found: Found[] = [];
  private stack: Element[] = [];
  private inChannel = false;
  private textLength = 0;
  private elements = 0;
  private broken: string | null = null;

  constructor() {
    const { parser } = this;
    Object.assign(parser, {
      onopentag: ({ name, attributes }: sax.Tag) => this.open(name, attributes),
      onclosetag: (name: string) => this.close(name),
      ontext: (text: string) => this.text(text),
      oncdata: (text: string) => this.text(text),
      onerror: (error: Error) => {
        this.fail(error.message.split('\n')[0] ?? 'It is not well-formed.');
        // Reading goes on behind the fault.
        parser.resume();
      },
    });
  }

  /** @returns what has been completed */
  read(chunk: string): Found[] {
    this.parser.write(chunk);
    return this.take();
  }

  /** @returns what was left, with a problem when the file ends too early */
  end(): Found[] {
    this.parser.close();
    if (this.stack.length > 0) {
      this.fail('The file ends within it.');
      this.finish();
    }
    return this.take();
  }

  private take(): Found[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  private get line(): number {
    return this.parser.line + 1;
  }

  private open(name: string, attributes: Record<string, string>): void {
    if (name === 'channel' && this.stack.length === 0) this.inChannel = true;
    else if (this.inChannel) {
      if (RECORDS.has(name) && this.stack.length > 0) {
        this.fail(`<${this.stack[0]?.name ?? ''}> is not closed.`);
        this.finish();
      }
      this.elements += 1;
      if (this.stack.length >= MAX_DEPTH) this.fail(`It nests deeper than ${MAX_DEPTH} elements.`);
      else if (this.elements > MAX_ELEMENTS) this.fail(`It has more than ${MAX_ELEMENTS} elements.`);
      const element: Element = { name, attributes, text: '', children: [], line: this.line };
      // The stack grows all the same, so that the closing tags come out even.
      if (this.broken === null) this.stack.at(-1)?.children.push(element);
      this.stack.push(element);
    }
  }

  private text(text: string): void {
    const element = this.stack.at(-1);
    if (!element || this.broken !== null) return;
    this.textLength += text.length;
    if (this.textLength > MAX_TEXT) this.fail(`It is longer than ${MAX_TEXT / 1024 / 1024} MB.`);
    else element.text += text;
  }

  private close(name: string): void {
    if (name === 'channel' && this.stack.length === 0) this.inChannel = false;
    if (this.stack.at(-1)?.name !== name) return;
    if (this.stack.length === 1) this.finish();
    else this.stack.pop();
  }

  private finish(): void {
    const [element] = this.stack;
    if (element) this.found.push(this.broken === null ? { element } : { problem: `<${element.name}>: ${this.broken}`, line: element.line });
    this.stack = [];
    this.broken = null;
    this.textLength = 0;
    this.elements = 0;
  }

  private fail(message: string): void {
    if (this.stack.length === 0) this.found.push({ problem: message, line: this.line });
    else this.broken ??= `${message} (line ${this.line})`;
  }
}

/** Text of a child; '' when there is none. What PostgreSQL can't keep is left out. */
export function textOf(element: Element, name: string): string {
  return toStorableText(childOf(element, name)?.text ?? '');
}

export function childOf(element: Element, name: string): Element | undefined {
  return element.children.find((child) => child.name === name);
}

export function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter((child) => child.name === name);
}
