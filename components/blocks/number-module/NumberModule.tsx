import { graphql } from 'relay-runtime';
import type { NumberModule_block$key } from '#generated/NumberModule_block.graphql.ts';
import { parseArrangement, Numbers } from '#components/ui/numbers/Numbers.tsx';
import { ScaleDrawing } from './ScaleDrawing.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { parseSquareFeet } from '#lib/format/square-feet.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Large numbers: the numbers of the block, or the numbers in the site options if `useBlockDefaultData` is true. */
export function NumberModule({ block }: { block: NumberModule_block$key }) {
  const { attributes, numberModule } = readFragment(
    graphql`
      fragment NumberModule_block on SiteNumberModuleBlock {
        attributes {
          title
          ground
          styleOption
          useBlockDefaultData
          dimension
          dimensionNote
          moreLink {
            ...Section_link
          }
          numbers {
            heading
            number
            prefix
            suffix
            note
          }
        }
        numberModule {
          mainHeading
          numberGrid {
            heading
            number
            prefix
            suffix
          }
        }
      }
    `,
    block,
  );
  const ownNumbers = attributes?.numbers ?? [];
  const isDefault = ownNumbers.length === 0 && attributes?.useBlockDefaultData === true;
  const numbers = isDefault ? (numberModule?.numberGrid ?? []) : ownNumbers;
  if (numbers.length === 0) return null;
  const area = parseSquareFeet(numbers[0]?.number, numbers[0]?.suffix);
  return (
    <Section
      ground={attributes?.ground}
      title={attributes?.title ?? (isDefault ? numberModule?.mainHeading : null)}
      moreLink={attributes?.moreLink}
    >
      <Numbers
        numbers={numbers}
        arrangement={parseArrangement(attributes?.styleOption)}
        aside={area && <ScaleDrawing squareFeet={area} />}
        dimension={attributes?.dimension}
        dimensionNote={attributes?.dimensionNote}
      />
    </Section>
  );
}
