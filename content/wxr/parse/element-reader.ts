/** Reads a stream of XML into one small tree per record, so that memory use does not depend on the size of the file. */
import sax from 'sax';
import { toStorableText } from '../../core/json.ts';

export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string; children: Element[]; line: number };

/** A text that belongs to no element is a loss, because nothing imports it. */
export type ElementResult =
  | { element: Element }
  | { problem: string; line: number; isRepaired: boolean }
  | { loss: string; text: string; line: number };

/** The file has a document type declaration. WordPress writes none, and declared entities can be used for attacks (XML external entities, XML bombs). */
export class DocumentTypeError extends Error {
  override name = 'DocumentTypeError';
}

/** Maximum nesting depth of a record. WordPress nests at most four elements. */
const MAX_DEPTH = 16;
/** An item with more text or more elements than this is malformed or malicious. */
const MAX_TEXT_LENGTH = 64 * 1024 * 1024;
const MAX_ELEMENTS = 500_000;
/** Errors after which the parser keeps the text as it is in the file, such as `?a=1&b=2`. The record is imported with it. */
const REPAIRABLE_ERRORS =
  /^(Invalid character entity|Invalid character in entity name|Unencoded <|Attribute without value|Unquoted attribute value|No whitespace between attributes)/;
/** Elements that start a new record even inside an unclosed one, so that an unclosed record does not contain the next one. */
const RECORD_ELEMENTS = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);

/** Reads the children of `<channel>`. Only the named characters of XML and HTML are expanded. */
export class ElementReader {
  private readonly parser = sax.parser(true);
  private results: ElementResult[] = [];
  private stack: Element[] = [];
  private inChannel = false;
  private textLength = 0;
  private elementCount = 0;
  private error: string | null = null;
  private hasDocumentType = false;

  constructor() {
    const { parser } = this;
    Object.assign(parser, {
      ondoctype: () => {
        this.hasDocumentType = true;
      },
      onopentag: ({ name, attributes }: sax.Tag) => this.openElement(name, attributes),
      onclosetag: (name: string) => this.closeElement(name),
      ontext: (addText: string) => this.text(addText),
      oncdata: (text: string) => this.text(text),
      onerror: (error: Error) => {
        const message = error.message.split('\n')[0] ?? 'The XML is not well-formed.';
        if (REPAIRABLE_ERRORS.test(message)) this.results.push({ problem: message, line: this.line, isRepaired: true });
        else this.fail(message);
        // Parsing continues after the error.
        parser.resume();
      },
    });
  }

  /**
   * Parses the next chunk and returns the records that are now complete.
   * @throws DocumentTypeError
   */
  read(chunk: string): ElementResult[] {
    this.parser.write(chunk);
    if (this.hasDocumentType) throw new DocumentTypeError();
    return this.takeResults();
  }

  /** Adds a problem at the current line to the next results. */
  reportProblem(problem: string): void {
    this.results.push({ problem, line: this.line, isRepaired: true });
  }

  /** Ends the input and returns the remaining results. The last one is a problem if the file ends within a record. */
  end(): ElementResult[] {
    this.parser.close();
    if (this.stack.length > 0) {
      this.fail('The file ends before this element is closed.');
      this.finishRecord();
    }
    return this.takeResults();
  }

  private takeResults(): ElementResult[] {
    const { results } = this;
    this.results = [];
    return results;
  }

  private get line(): number {
    return this.parser.line + 1;
  }

  private openElement(name: string, attributes: Record<string, string>): void {
    if (name === 'channel' && this.stack.length === 0) this.inChannel = true;
    else if (this.inChannel) {
      if (this.startsRecord(name)) {
        this.fail(`<${this.stack[0]?.name ?? ''}> is not closed.`);
        this.finishRecord();
      }
      this.elementCount += 1;
      if (this.stack.length >= MAX_DEPTH) this.fail(`It contains more than ${MAX_DEPTH} levels of elements.`);
      else if (this.elementCount > MAX_ELEMENTS) this.fail(`It has more than ${MAX_ELEMENTS} elements.`);
      const element: Element = { name, attributes, text: '', children: [], line: this.line };
      // Elements of an invalid record are still pushed, so that the closing tags match.
      if (this.error === null) this.stack.at(-1)?.children.push(element);
      this.stack.push(element);
    }
  }

  /** Whether the element starts a new record inside an unclosed one. Elements of hand-made files, such as an author in an item, do not. */
  private startsRecord(name: string): boolean {
    const open = this.stack[0]?.name;
    return open === 'item' ? name === 'item' : open !== undefined && RECORD_ELEMENTS.has(open) && RECORD_ELEMENTS.has(name);
  }

  private text(text: string): void {
    const element = this.stack.at(-1);
    if (!element && this.inChannel && text.trim() !== '')
      this.results.push({ loss: 'text outside of the elements of <channel>', text: shorten(text), line: this.line });
    if (!element || this.error !== null) return;
    this.textLength += text.length;
    if (this.textLength > MAX_TEXT_LENGTH) this.fail(`It has more than ${MAX_TEXT_LENGTH / 1024 / 1024} MB of text.`);
    else element.text += text;
  }

  private closeElement(name: string): void {
    // Elements after the end of the channel are read too: some programs write the items there, as in RSS 1.0.
    if (this.stack.at(-1)?.name !== name) return;
    if (this.stack.length === 1) this.finishRecord();
    else this.stack.pop();
  }

  private finishRecord(): void {
    const [element] = this.stack;
    if (element)
      this.results.push(
        this.error === null ? { element } : { problem: `<${element.name}>: ${this.error}`, line: element.line, isRepaired: false },
      );
    this.stack = [];
    this.error = null;
    this.textLength = 0;
    this.elementCount = 0;
  }

  private fail(message: string): void {
    if (this.stack.length === 0) this.results.push({ problem: message, line: this.line, isRepaired: false });
    else this.error ??= `${message} (line ${this.line})`;
  }
}

const MAX_SHOWN_TEXT = 60;

/** Shortens a text for the report. */
export const shorten = (text: string): string =>
  text.trim().length > MAX_SHOWN_TEXT ? `${text.trim().slice(0, MAX_SHOWN_TEXT)}…` : text.trim();

/** Returns the text of a child element, or an empty string if there is none. Characters that PostgreSQL cannot store are removed. */
export function getText(element: Element, name: string): string {
  return toStorableText(getChild(element, name)?.text ?? '');
}

export function getChild(element: Element, name: string): Element | undefined {
  return element.children.find((child) => child.name === name);
}

export function getChildren(element: Element, name: string): Element[] {
  return element.children.filter((child) => child.name === name);
}
