/** Templates for the files of a new block: a minimal, working block. */
import { toPascalCase, toTitle } from '../letter-case.ts';

function declaration(name: string, category: string): string {
  const block = {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `site/${name}`,
    version: '1.0.0',
    title: toTitle(name),
    category,
    icon: 'block-default',
    description: `${toTitle(name)}.`,
    keywords: name.split('-').slice(0, 5),
    attributes: {
      title: { type: 'string', description: 'Heading of the section.', 'x-required': true },
      text: { type: 'string', description: 'Text below the heading.', 'x-format': 'html' },
      ground: {
        type: 'string',
        description: 'Background of the section: paper (light), sunk (slightly darker), or night (dark).',
        enum: ['paper', 'sunk', 'night'],
        default: 'paper',
      },
    },
    supports: { anchor: true, html: false },
  };
  // Keep short lists on one line, as the formatter does.
  return `${JSON.stringify(block, null, 2).replace(/\[\s+("[^[\]]*")\s+\]/g, (_all, items: string) => `[${items.replace(/\s+/g, ' ')}]`)}\n`;
}

function component(name: string): string {
  const Name = toPascalCase(name);
  return `import { graphql } from 'relay-runtime';
import type { ${Name}_block$key } from '#generated/${Name}_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './${Name}.module.css';

export function ${Name}({ block }: { block: ${Name}_block$key }) {
  const { attributes } = readFragment(
    graphql\`
      fragment ${Name}_block on Site${Name}Block {
        attributes {
          title
          text
          ground
        }
      }
    \`,
    block,
  );
  if (!attributes?.title) return null;
  return (
    <Section ground={attributes.ground} title={attributes.title}>
      <RichText profile="block" html={attributes.text} className={styles.text} />
    </Section>
  );
}
`;
}

const stylesheet = `@layer components {
  .text {
    max-inline-size: var(--measure);
    padding-inline: var(--inset);
  }
}
`;

function samples(name: string): string {
  return `import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: \`<!-- wp:site/${name} {"title": "${toTitle(name)}", "text": "Text with \\\\u003cstrong\\\\u003eemphasis\\\\u003c/strong\\\\u003e.", "ground": "sunk"} /-->\`,
  },
  {
    name: 'sparse',
    markup: \`<!-- wp:site/${name} {"title": "${toTitle(name)}"} /-->\`,
  },
  {
    name: 'extreme',
    markup: \`<!-- wp:site/${name} {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "text": "نبني المستودعات حيث تتغير الشحنات"} /-->\`,
  },
  {
    name: 'no title',
    markup: \`<!-- wp:site/${name} {"text": "Text without a title."} /-->\`,
  },
];
`;
}

function test(name: string): string {
  const Name = toPascalCase(name);
  return `import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './${Name}.samples.ts';

const [rich, sparse, , untitled] = samples;

test('renders the title as a heading', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: '${toTitle(name)}' })).toBeTruthy();
});

test('keeps emphasis in the text', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('emphasis').tagName).toBe('STRONG');
});

test('renders without text', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading')).toBeTruthy();
});

test('renders nothing without a title', async () => {
  const { body } = await renderSample(untitled);
  expect(body.textContent).toBe('');
});
`;
}

/**
 * Returns the contents of the files by file name.
 * @param name lowercase words joined by hyphens
 * @param category slug of the category
 */
export function createBlockFiles(name: string, category: string): Record<string, string> {
  const Name = toPascalCase(name);
  return {
    'block.json': declaration(name, category),
    [`${Name}.tsx`]: component(name),
    [`${Name}.module.css`]: stylesheet,
    [`${Name}.samples.ts`]: samples(name),
    [`${Name}.test.tsx`]: test(name),
  };
}
