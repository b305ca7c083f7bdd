/** A tagged PDF document: everything that is drawn is either an element of the structure tree, in reading order, or an artifact. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Color, colors } from './colors.ts';
import { type FontName, fontNames, readFont, toSupportedText } from './fonts.ts';

export type PdfBox = { x: number; y: number; width: number; height: number };

export type TextStyle = {
  font: FontName;
  /** In points. */
  size: number;
  color?: Color;
  /** Distance of the baselines as a multiple of the size. */
  leading?: number;
};

/** The standard structure types that documents use. */
export type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Caption' | 'Div';

type TextOptions = {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** The text is cut off after this many lines, with an ellipsis. */
  maxLines?: number;
  /** The address to which the text leads. */
  link?: string | undefined;
  scope?: 'Row' | 'Column';
  /** Whether all digits have the same width, so that numbers below each other align. */
  isTabular?: boolean;
};

export type DocumentInfo = {
  title: string;
  subject: string;
  author: string;
  /** The day of the content, so that the same content gives the same file. */
  date: Date;
  /** False for a file that is committed: compressed bytes depend on the version of zlib. Default: true. */
  isCompressed?: boolean;
};

/** US Letter in points. */
export const PAGE = { width: 612, height: 792, margin: 36 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Options that the types of pdfkit do not know. The subset adds the metadata that identify the file as PDF/UA. */
const accessibleSubset: object = { subset: 'PDF/UA' };

/** In points. A line that fits exactly must not be cut off because of rounding. */
const ROUNDING = 0.1;

const DEFAULT_LEADING = 1.25;

export class PdfDocument {
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #drawPageFrame: (document: PdfDocument) => void;
  #parent: PDFKit.PDFStructureElement;
  #pageCount = 0;
  /** Whether what is drawn belongs to an artifact or a figure, and not to an element of its own. */
  #isInsideContent = false;

  /** @param drawPageFrame draws what every page shows around its content */
  constructor({ title, subject, author, date, isCompressed = true }: DocumentInfo, drawPageFrame: (document: PdfDocument) => void) {
    const text = toSupportedText(title);
    this.#doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      autoFirstPage: false,
      ...accessibleSubset,
      pdfVersion: '1.7',
      tagged: true,
      compress: isCompressed,
      lang: 'en-US',
      displayTitle: true,
      // The types require a font. Without this value, pdfkit loads Helvetica, which is not embedded.
      font: '',
      info: { Title: text, Subject: toSupportedText(subject), Author: author, CreationDate: date, ModDate: date },
    });
    this.#bytes = buffer(this.#doc);
    this.#drawPageFrame = drawPageFrame;
    for (const name of fontNames) this.#doc.registerFont(name, readFont(name));
    this.#root = this.#doc.struct('Document', { title: text });
    this.#doc.addStructure(this.#root);
    this.#parent = this.#root;
  }

  get pageCount(): number {
    return this.#pageCount;
  }

  addPage(): void {
    this.#doc.addPage({ size: 'LETTER', margin: 0 });
    this.#pageCount++;
    this.addArtifact(() => this.#drawPageFrame(this));
  }

  /** Draws something that readers of the structure skip: lines, backgrounds, page numbers. */
  addArtifact(draw: () => void): void {
    if (this.#isInsideContent) return draw();
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#isInsideContent = true;
    draw();
    this.#isInsideContent = false;
    this.#doc.endMarkedContent();
  }

  /** Draws a picture, a drawing or a map, which readers of the structure know by its text alternative. */
  addFigure(alt: string, { x, y, width, height }: PdfBox, draw: () => void): void {
    const drawContent = () => {
      this.#isInsideContent = true;
      draw();
      this.#isInsideContent = false;
    };
    const options = { alt: toSupportedText(alt), bbox: [x, y, x + width, y + height] as [number, number, number, number] };
    this.#parent.add(this.#doc.struct('Figure', options, drawContent));
  }

  /** Adds an element; what `addContent` adds belongs to it. */
  addElement(tag: Tag, addContent: () => void, scope?: 'Row' | 'Column'): void {
    const element = this.#doc.struct(tag, toAttributes(scope));
    this.#parent.add(element);
    const outer = this.#parent;
    this.#parent = element;
    addContent();
    this.#parent = outer;
    element.end();
  }

  /** Adds text as an element of its own, or within a figure. Returns the height of the text. */
  addText(tag: Tag, text: string, style: TextStyle, { link, scope, ...options }: TextOptions): number {
    const supported = toSupportedText(text);
    if (supported === '') return 0;
    const height = this.measureText(text, style, options.width, options.maxLines);
    const draw = () => this.#drawText(supported, style, options);
    if (this.#isInsideContent) draw();
    else if (link === undefined) this.#parent.add(this.#doc.struct(tag, toAttributes(scope), draw));
    else this.addElement(tag, () => this.#addLink(supported, link, draw, { ...options, height }), scope);
    return height;
  }

  #addLink(text: string, url: string, draw: () => void, { x, y, width, height, align }: PdfBox & { align?: string }): void {
    const textWidth = Math.min(width, this.#doc.widthOfString(text));
    const left = align === 'right' ? x + width - textWidth : x;
    const link: PDFKit.PDFStructureElement = this.#doc.struct('Link');
    this.#parent.add(link);
    link.add(draw as PDFKit.PDFStructureElementChild);
    // pdfkit writes String objects as PDF strings, and primitive strings as names.
    const annotation: object = { structParent: link, Contents: new String(text) };
    this.#doc.link(left, y, textWidth, height, url, annotation);
    link.end();
  }

  #drawText(
    text: string,
    style: TextStyle,
    { x, y, width, align = 'left', maxLines, isTabular }: Omit<TextOptions, 'link' | 'scope'>,
  ): void {
    this.#applyStyle(style);
    this.#doc.text(text, x, y, {
      width,
      align,
      lineGap: this.#getLineGap(style),
      ...(isTabular && { features: ['tnum'] }),
      // A text that reaches the end of the page is cut off there. Without a height, pdfkit would add pages.
      height: Math.min(PAGE.height - y, this.#getLineHeight(style) * (maxLines ?? Infinity) + ROUNDING),
      ellipsis: '…',
    });
  }

  /** Draws one line of text without an element, for example within a figure. @param y of the baseline */
  drawLabel(text: string, style: TextStyle, x: number, y: number, anchor: 'start' | 'middle' | 'end'): void {
    const supported = toSupportedText(text);
    if (supported === '') return;
    const width = this.measureWidth(supported, style);
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    this.#applyStyle(style);
    this.#doc.text(supported, left, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  measureWidth(text: string, style: TextStyle): number {
    this.#applyStyle(style);
    return this.#doc.widthOfString(toSupportedText(text));
  }

  measureText(text: string, style: TextStyle, width: number, maxLines = Infinity): number {
    const supported = toSupportedText(text);
    if (supported === '') return 0;
    this.#applyStyle(style);
    const height = this.#doc.heightOfString(supported, { width, lineGap: this.#getLineGap(style) });
    return Math.min(height, this.#getLineHeight(style) * maxLines);
  }

  #applyStyle({ font, size, color = colors.ink }: TextStyle): void {
    this.#doc.font(font).fontSize(size).fillColor(color);
  }

  #getLineHeight({ size, leading = DEFAULT_LEADING }: TextStyle): number {
    return size * leading;
  }

  /** @param style has been applied */
  #getLineGap(style: TextStyle): number {
    return this.#getLineHeight(style) - this.#doc.currentLineHeight(true);
  }

  drawLine(from: { x: number; y: number }, to: { x: number; y: number }, width: number, color: Color): void {
    this.#doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).strokeColor(color).stroke();
  }

  fillBox({ x, y, width, height }: PdfBox, color: Color): void {
    this.#doc.rect(x, y, width, height).fill(color);
  }

  /** Draws an image so that it covers the box. What exceeds the box is cut off. @param file JPEG or PNG */
  drawImage(file: Buffer, { x, y, width, height }: PdfBox): void {
    this.#doc.save().rect(x, y, width, height).clip();
    this.#doc.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    this.#doc.restore();
  }

  /** Runs `draw` in a coordinate system of its own. Nothing outside of the box is drawn. */
  drawScaled(box: PdfBox, content: PdfBox, draw: (doc: PDFKit.PDFDocument, scale: number) => void): void {
    const scale = Math.min(box.width / content.width, box.height / content.height);
    const left = box.x + (box.width - content.width * scale) / 2;
    const top = box.y + (box.height - content.height * scale) / 2;
    this.#doc.save().rect(box.x, box.y, box.width, box.height).clip();
    this.#doc.translate(left, top).scale(scale).translate(-content.x, -content.y);
    draw(this.#doc, scale);
    this.#doc.restore();
  }

  async end(): Promise<Buffer> {
    this.#root.end();
    this.#doc.end();
    return await this.#bytes;
  }
}

function toAttributes(scope: 'Row' | 'Column' | undefined): object {
  return scope === undefined ? {} : { scope };
}
