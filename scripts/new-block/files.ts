/** The files of a new block: the smallest one that is whole. */
import { toPascalCase, toTitle } from '../letter-case.ts';

function declaration(name: string): string {
  const block = {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `site/${name}`,
    version: '1.0.0',
    title: toTitle(name),
    category: 'design',
    description: `${toTitle(name)}.`,
    attributes: {
      title: { type: 'string', description: 'Heading of the section.', 'x-required': true },
      text: { type: 'string', description: 'Words below the heading.', 'x-format': 'html' },
      ground: {
        type: 'string',
        description: 'Background of the section: paper (light), sunk (slightly darker), or night (dark).',
        enum: ['paper', 'sunk', 'night'],
        default: 'paper',
      },
    },
    supports: { anchor: true, html: false },
  };
  // A short list stays on its line, as the formatter has it.
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
    markup: \`<!-- wp:site/${name} {"title": "${toTitle(name)}", "text": "Words with \\\\u003cstrong\\\\u003eemphasis\\\\u003c/strong\\\\u003e.", "ground": "sunk"} /-->\`,
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
    markup: \`<!-- wp:site/${name} {"text": "Words without a title."} /-->\`,
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

test('has its title for a heading', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: '${toTitle(name)}' })).toBeTruthy();
});

test('keeps the emphasis of its words', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('emphasis').tagName).toBe('STRONG');
});

test('stands without words', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading')).toBeTruthy();
});

test('shows nothing without a title', async () => {
  const { body } = await renderSample(untitled);
  expect(body.textContent).toBe('');
});
`;
}

/** @returns text by name of the file, for a block of this name (lower case words with hyphens) */
export function blockFiles(name: string): Record<string, string> {
  const Name = toPascalCase(name);
  return {
    'block.json': declaration(name),
    [`${Name}.tsx`]: component(name),
    [`${Name}.module.css`]: stylesheet,
    [`${Name}.samples.ts`]: samples(name),
    [`${Name}.test.tsx`]: test(name),
  };
}
