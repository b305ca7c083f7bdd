/** The outline of a document: its headings, also those that the site writes for its sections. */
import { SLOT_ID } from '../../canvas/slot-id.ts';
import type { CheckedBlock, Finding } from './check-content.ts';

/** @property title of the section that writes the heading. Missing: the heading is a block, whose level the editor chooses. */
type Heading = { clientId: string; level: number; title?: string };

/** @param getHtml what the site makes of a block; null if the editor does not show it */
type Options = { getHtml: (clientId: string) => string | null; getTitle: (name: string) => string };

/** Lists the headings in reading order. Inner blocks are where the HTML of the block around them has its slot. */
function listHeadings(blocks: readonly CheckedBlock[], options: Options): Heading[] {
  return blocks.flatMap(({ clientId, name, attributes, innerBlocks }) => {
    if (name === 'core/heading') return [{ clientId, level: typeof attributes['level'] === 'number' ? attributes['level'] : 2 }];
    const [before = '', after = ''] = (options.getHtml(clientId) ?? '').split(`id="${SLOT_ID}"`);
    const list = (html: string) =>
      [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => ({ clientId, level: Number(level), title: options.getTitle(name) }));
    return [...list(before), ...listHeadings(innerBlocks, options), ...list(after)];
  });
}

/** Headings that skip a level, or that repeat the level of the title. Screen readers present headings as an outline. */
export function findHeadingProblems(blocks: readonly CheckedBlock[], options: Options): Finding[] {
  let last = 1;
  return listHeadings(blocks, options).flatMap(({ clientId, level, title }) => {
    const former = last;
    last = level;
    // The first section of a page writes its title.
    if (level === 1 && title === undefined)
      return [{ clientId, message: 'A heading has level 1, which is reserved for the page title. Use level 2.' }];
    if (level <= former + 1) return [];
    return [
      {
        clientId,
        message:
          title === undefined
            ? `A level ${level} heading follows a level ${former} heading. Use level ${former + 1}.`
            : `${title}: its level ${level} heading follows a level ${former} heading. Put a level ${former + 1} heading before it.`,
      },
    ];
  });
}
