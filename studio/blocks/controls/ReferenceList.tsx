import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MoveButtons } from './MoveButtons.tsx';
import { moveItem } from './move-item.ts';
import { SortableList } from './SortableList.tsx';

type Props = {
  label: string;
  ids: readonly number[];
  getName: (id: number) => string;
  /** Shown before the name. */
  renderPicture?: (id: number) => ReactNode;
  onChange: (ids: readonly number[]) => void;
};

/** The chosen nodes of an attribute, which can be moved and removed. */
export function ReferenceList({ label, ids, getName, renderPicture, onChange }: Props) {
  return (
    <SortableList
      className="site-references"
      label={label}
      items={ids}
      getKey={(id) => id}
      getName={getName}
      onMove={(from, to) => onChange(moveItem(ids, from, to))}
      renderItem={(id, index, move) => (
        <>
          {renderPicture?.(id)}
          <span>{getName(id)}</span>
          {ids.length > 1 && <MoveButtons name={getName(id)} index={index} count={ids.length} onMove={move} />}
          <Button
            size="small"
            variant="tertiary"
            isDestructive
            aria-label={`Remove: ${getName(id)}`}
            onClick={() => onChange(ids.toSpliced(index, 1))}
          >
            Remove
          </Button>
        </>
      )}
    />
  );
}
