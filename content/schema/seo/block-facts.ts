/** The questions and the instructions in the blocks of a page, for its structured data. */
import { sanitizeNested } from '#lib/html/sanitize-nested.ts';
import { isRecord } from '#lib/json/records.ts';
import { parseHowToDuration, type HowToDuration } from '#lib/format/how-to-duration.ts';
import type { BlockAttributes } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { toContentBlocks } from '../../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../store/content-store.ts';

/** A question, and its answer as markup. */
export type SeoQuestion = { id: string; question: string; answer: string };

/** A step has a text as markup, a heading as plain text, or both. */
type HowToStep = { id: string; heading: string; text: string };
/** Its name is the title of the page. */
export type SeoHowTo = { name: string; description: string; duration: HowToDuration | null; steps: readonly HowToStep[] };

export type BlockFacts = { questions: readonly SeoQuestion[]; howTos: readonly SeoHowTo[] };

/** The attributes with the question and the answer, by block. */
const questionBlocks: Readonly<Record<string, { question: string; answer: string }>> = {
  'yoast/faq-block': { question: 'jsonQuestion', answer: 'jsonAnswer' },
  'site/accordion-faq': { question: 'question', answer: 'answer' },
  'site/two-column-faq': { question: 'question', answer: 'answer' },
};

/** Restricted content has no blocks, and therefore no facts. */
export async function loadBlockFacts(node: NodeRow, title: string, store: ContentStore): Promise<BlockFacts> {
  const blocks = await expandReusableBlocks(toContentBlocks(await store.getBlocks(node), node), store);
  const questions: SeoQuestion[] = [];
  const howTos: SeoHowTo[] = [];
  for (const { block } of blocks) {
    const names = questionBlocks[block.name];
    if (names) questions.push(...readQuestions(block.attributes, names));
    else if (block.name === 'yoast/how-to-block') howTos.push(...readHowTo(block.attributes, title));
  }
  return { questions: withUniqueIds(questions, 'faq-question'), howTos };
}

const getItems = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The elements that search engines accept in answers and steps, as in Yoast SEO. */
const cleanMarkup = (value: unknown): string =>
  sanitizeNested(getText(value), {
    allowedTags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'ol', 'ul', 'li', 'a', 'p', 'b', 'strong', 'i', 'em'],
    allowedAttributes: { a: ['href'] },
    nestingLimit: 40,
  }).trim();

/** Removes the elements within a text without adding spaces: `<b>36</b> ft` is `36 ft`. */
const toText = (value: unknown): string =>
  toPlainText(sanitizeNested(getText(value).replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|h[1-6])>/gi, '$& '), { allowedTags: [] }));

/** Questions without an answer are left out. */
function readQuestions({ questions }: BlockAttributes, names: { question: string; answer: string }): SeoQuestion[] {
  return getItems(questions).flatMap((item) => {
    const [question, answer] = [toText(item[names.question]), cleanMarkup(item[names.answer])];
    return question && answer ? [{ id: getText(item['id']), question, answer }] : [];
  });
}

/** Instructions without steps are left out. */
function readHowTo(attributes: BlockAttributes, name: string): SeoHowTo[] {
  const steps = getItems(attributes['steps']).flatMap((item) => {
    const [heading, text] = [toText(item['jsonName']), cleanMarkup(item['jsonText'])];
    return heading || text ? [{ id: getText(item['id']), heading, text }] : [];
  });
  if (steps.length === 0) return [];
  const description = toText(getText(attributes['jsonDescription']) || attributes['description']);
  return [{ name, description, duration: parseHowToDuration(attributes), steps: withUniqueIds(steps, 'how-to-step') }];
}

/** Copied blocks repeat their ids. */
function withUniqueIds<T extends { id: string }>(items: readonly T[], prefix: string): T[] {
  const used = new Set<string>();
  return items.map((item, index) => {
    const id = item.id !== '' && !used.has(item.id) ? item.id : `${prefix}-${index + 1}`;
    used.add(id);
    return { ...item, id };
  });
}
