import { parse } from '@wordpress/blocks';
import { useEntityRecord } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { getBlockTitle } from '../../../blocks/block-title.ts';
import { siteBlocks } from '../../../blocks/declaration.ts';
import { toText } from '../fields/field-values.ts';
import { type BlockLabels, diffLines, listTexts, REFERENCE, toPassages, toReadableLines } from './compare-versions.ts';
import type { Difference } from './list-differences.ts';

const labels: BlockLabels = {
  getTitle: getBlockTitle,
  getAttributes: (name) => siteBlocks.get(name)?.attributes ?? {},
};

/** Properties of nodes with ids. */
const references: Readonly<Record<string, string>> = { featured_media: 'attachment' };

/** The lines of a property of a node. */
export function toLines(name: string, value: unknown): string[] {
  if (name === 'content') return toReadableLines(parse(toText(value)), labels);
  const reference = references[name];
  if (reference !== undefined) return Number(value) > 0 ? [`{{${reference}:${toText(value)}}}`] : [];
  if (typeof value === 'string') return value === '' ? [] : value.split('\n');
  return listTexts(value, {}).map(({ label, text }) => (label === '' ? text : `${label.trim()}: ${text}`));
}

/** Both versions of a property beside each other. Equal parts are folded. */
export function Comparison({ name, label, isMine, mine, stored }: Difference) {
  return (
    <tbody data-mine={isMine || undefined}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {label}
        </th>
      </tr>
      {toPassages(diffLines(toLines(name, mine), toLines(name, stored))).map((passage, index) =>
        passage.kind === 'same' ? (
          <tr key={index}>
            <td colSpan={2}>
              <details>
                <summary>{passage.lines.length === 1 ? '1 unchanged line' : `${passage.lines.length} unchanged lines`}</summary>
                <Lines lines={passage.lines} />
              </details>
            </td>
          </tr>
        ) : (
          <tr key={index}>
            <td>
              <ins>
                <Lines lines={passage.mine} />
              </ins>
            </td>
            <td>
              <del>
                <Lines lines={passage.stored} />
              </del>
            </td>
          </tr>
        ),
      )}
    </tbody>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p>Nothing</p>;
  return lines.map((line, index) => {
    const [reference, to = '', id = ''] = REFERENCE.exec(line) ?? [];
    return (
      <p key={index}>
        {reference === undefined ? (
          line
        ) : (
          <>
            {line.replace(reference, '')}
            <ReferenceTitle to={to} id={Number(id)} />
          </>
        )}
      </p>
    );
  });
}

function ReferenceTitle({ to, id }: { to: string; id: number }) {
  const { record } = useEntityRecord<{ title?: { rendered?: string; raw?: string } }>('postType', to, id);
  return decodeEntities(record?.title?.raw ?? record?.title?.rendered ?? '') || `#${id}`;
}
