/** Checks a PDF file against the rules of PDF/UA that a program can check, and lists its structure elements. */
import { type PdfDictionary, PdfFile, type PdfValue } from './pdf-file.ts';

export type StructureElement = { tag: string; alt: string; scope: string; children: StructureElement[]; hasLinkAnnotation: boolean };

/** The elements that may be in another one. Others may be anywhere. */
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};

export function readStructure(file: PdfFile): StructureElement {
  const root = file.getDictionary(file.catalog, 'StructTreeRoot');
  const [document] = file.getList(root, 'K').map((item) => readElement(file, item));
  if (!document) throw new Error('The document has no structure tree.');
  return document;
}

function readElement(file: PdfFile, value: PdfValue): StructureElement {
  const element = toDictionary(file.resolve(value));
  const kids = file.getList(element, 'K').map((kid) => file.resolve(kid));
  const attributes = file.getDictionary(element, 'A');
  return {
    tag: file.getText(element, 'S'),
    alt: file.getText(element, 'Alt'),
    scope: file.getText(attributes, 'Scope'),
    children: file.getList(element, 'K').flatMap((kid) => (toDictionary(file.resolve(kid)).has('S') ? [readElement(file, kid)] : [])),
    hasLinkAnnotation: kids.some((kid) => file.getText(toDictionary(kid), 'Type') === 'OBJR'),
  };
}

export function listElements(element: StructureElement): StructureElement[] {
  return [element, ...element.children.flatMap(listElements)];
}

/** Returns a sentence for each rule that the file breaks. */
export function findAccessibilityFaults(bytes: Buffer): string[] {
  const file = new PdfFile(bytes);
  const { catalog } = file;
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  check(file.getDictionary(catalog, 'MarkInfo').get('Marked') === true, 'The document is not marked as tagged.');
  check(file.getText(catalog, 'Lang') === 'en-US', 'The document has no language.');
  check(file.getDictionary(catalog, 'ViewerPreferences').get('DisplayDocTitle') === true, 'Viewers show the file name and not the title.');
  const metadata = file.getStream(catalog.get('Metadata')).toString('utf8');
  check(/pdfuaid:part/.test(metadata) && /<dc:title>/.test(metadata), 'The metadata do not state PDF/UA and a title.');
  faults.push(...findStructureFaults(readStructure(file)));
  for (const [index, page] of file.listPages().entries()) faults.push(...findPageFaults(file, page, index + 1));
  return faults;
}

function findStructureFaults(root: StructureElement): string[] {
  const faults: string[] = [];
  const headings = listElements(root).filter(({ tag }) => /^H\d$/.test(tag));
  if (headings.filter(({ tag }) => tag === 'H1').length !== 1 || headings[0]?.tag !== 'H1')
    faults.push('The document does not have exactly one H1, before all other headings.');
  const visit = (parent: StructureElement) => {
    for (const child of parent.children) {
      const allowed = parents[child.tag];
      if (allowed && !allowed.includes(parent.tag)) faults.push(`A ${child.tag} is in a ${parent.tag}.`);
      if (child.tag === 'Figure' && child.alt === '') faults.push('A figure has no text alternative.');
      if (child.tag === 'TH' && child.scope === '') faults.push('A head of a table has no scope.');
      if (child.tag === 'Link' && !child.hasLinkAnnotation) faults.push('A link has no annotation.');
      visit(child);
    }
  };
  visit(root);
  return faults;
}

/** Operators that draw text, paths and images. */
const drawingOperator = /(?:^|[\s\])>])(?:Tj|TJ|f\*?|S|B\*?|b\*?|Do)$/;

function findPageFaults(file: PdfFile, page: PdfDictionary, number: number): string[] {
  const faults: string[] = [];
  const content = file.getStream(page.get('Contents')).toString('latin1');
  let depth = 0;
  for (const line of content.split('\n')) {
    if (/B(?:DC|MC)$/.test(line)) depth++;
    else if (line === 'EMC') depth--;
    else if (depth === 0 && drawingOperator.test(line))
      faults.push(`Page ${number} draws something that is neither an element nor an artifact: ${line}`);
  }
  if (depth !== 0) faults.push(`Page ${number} has marked content without an end.`);
  if (file.getText(page, 'Tabs') !== 'S') faults.push(`Page ${number} has no tab order.`);
  for (const value of file.getList(page, 'Annots')) {
    const annotation = toDictionary(file.resolve(value));
    if (file.getText(annotation, 'Contents') === '' || !annotation.has('StructParent'))
      faults.push(`A link on page ${number} has no description.`);
  }
  for (const font of file.getDictionary(file.getDictionary(page, 'Resources'), 'Font').values())
    if (!toDictionary(file.resolve(font)).has('ToUnicode')) faults.push(`A font of page ${number} has no Unicode table.`);
  return faults;
}

function toDictionary(value: PdfValue): PdfDictionary {
  return value instanceof Map ? value : new Map();
}
