import { graphql } from 'relay-runtime';
import type { CoreTable_block$data, CoreTable_block$key } from '#generated/CoreTable_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreTable.module.css';

type Attributes = NonNullable<CoreTable_block$data['attributes']>;
type Row = NonNullable<NonNullable<Attributes['body']>[number]>;
type Cell = NonNullable<NonNullable<Row['cells']>[number]>;

/** A table. A table wider than the page scrolls horizontally and can be scrolled by keyboard. */
export function CoreTable({ block }: { block: CoreTable_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreTable_block on CoreTableBlock {
        attributes {
          ... on CoreTableBlockAttributes {
            hasFixedLayout
            tableCaption: caption
            anchor
            className
            align
            backgroundColor
            textColor
            fontSize
            style
            head {
              cells {
                cellContent: content
                tag
                scope
                cellAlign: align
                colspan
                rowspan
              }
            }
            body {
              cells {
                cellContent: content
                tag
                scope
                cellAlign: align
                colspan
                rowspan
              }
            }
            foot {
              cells {
                cellContent: content
                tag
                scope
                cellAlign: align
                colspan
                rowspan
              }
            }
          }
        }
      }
    `,
    block,
  );
  const [head, body, foot] = [getRows(attributes?.head), getRows(attributes?.body), getRows(attributes?.foot)];
  if (!attributes || head.length + body.length + foot.length === 0) return null;
  const name = sanitizeInline(attributes.tableCaption ?? '').replace(/<[^>]*>/g, '') || 'Table';
  const classes = getPresetClass(
    attributes,
    styles.figure,
    attributes.hasFixedLayout && styles.fixed,
    /\bis-style-stripes\b/.test(attributes.className ?? '') && styles.stripes,
  );
  return (
    <figure className={classes} id={attributes.anchor || undefined}>
      <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
        <table>
          {head.length > 0 && <thead>{head.map((row, index) => renderRow(row, index, true))}</thead>}
          {body.length > 0 && <tbody>{body.map((row, index) => renderRow(row, index, false))}</tbody>}
          {foot.length > 0 && <tfoot>{foot.map((row, index) => renderRow(row, index, false))}</tfoot>}
        </table>
      </div>
      <RichText as="figcaption" className="label" profile="inline" html={attributes.tableCaption} />
    </figure>
  );
}

const getRows = (rows: Attributes['body']) => (rows ?? []).flatMap((row) => (row?.cells?.length ? [row] : []));

function renderRow({ cells }: Row, key: number, isHead: boolean) {
  return <tr key={key}>{cells?.map((cell, index) => cell && renderCell(cell, index, isHead))}</tr>;
}

const alignClasses: Readonly<Record<string, string | undefined>> = { center: styles.center, right: styles.end };

/** Browsers create the missing cells of very large spans, so larger spans are ignored. */
const MAX_SPAN = 100;

function renderCell({ cellContent, tag, scope, cellAlign, colspan, rowspan }: Cell, key: number, isHead: boolean) {
  const shared = {
    className: Object.hasOwn(alignClasses, cellAlign ?? '') ? alignClasses[cellAlign ?? ''] : undefined,
    colSpan: parseSpan(colspan),
    rowSpan: parseSpan(rowspan),
    dangerouslySetInnerHTML: { __html: sanitizeInline(cellContent ?? '') },
  };
  if (tag !== 'th' && !isHead) return <td key={key} {...shared} />;
  return <th key={key} scope={scope === 'row' || (!isHead && scope !== 'col') ? 'row' : 'col'} {...shared} />;
}

function parseSpan(value: string | null | undefined): number | undefined {
  const cells = Number(value);
  return Number.isInteger(cells) && cells > 1 && cells <= MAX_SPAN ? cells : undefined;
}
