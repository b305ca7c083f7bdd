import { Button, PanelBody, VisuallyHidden } from '@wordpress/components';
import { type ReactNode, useState } from 'react';
import { moveItem } from './move-item.ts';
import { SortableList } from './SortableList.tsx';

type ItemsProps<Item> = {
  label: string;
  help: string;
  /** Whether an item is shown open, because an error is about it. */
  hasError?: (index: number) => boolean;
  /** Without it, any number of items can be added. */
  maxItems?: number | undefined;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  getTitle: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  renderAdd: (add: (item: Item) => void) => ReactNode;
};

/** A list of items, each in a panel that can be opened, moved and removed. A screen reader hears what has happened. */
export function ItemsControl<Item>({
  label,
  help,
  hasError,
  maxItems = Infinity,
  items,
  onChange,
  getTitle,
  renderItem,
  renderAdd,
}: ItemsProps<Item>) {
  // Items have no identity of their own, so these keys move with them: a key that follows the position would give an item the open state of another one.
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_item, index) => index));
  const [added, setAdded] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const known = items.map((_item, index) => keys[index] ?? -1 - index);
  const change = (nextItems: readonly Item[], nextKeys: readonly number[], message: string) => {
    setKeys(nextKeys);
    onChange(nextItems);
    setStatus(message);
  };
  const createKey = () => Math.max(0, ...known) + 1;
  const add = (item: Item) => {
    const key = createKey();
    setAdded(key);
    change([...items, item], [...known, key], 'Item added.');
  };
  const duplicate = (index: number) => {
    const key = createKey();
    setAdded(key);
    change(items.toSpliced(index + 1, 0, ...items.slice(index, index + 1)), known.toSpliced(index + 1, 0, key), 'Item duplicated.');
  };
  const getName = (item: Item, index: number) => `${index + 1}. ${getTitle(item) || 'Empty'}`;
  return (
    <fieldset className="site-items">
      <legend>{label}</legend>
      <p>{help}</p>
      <SortableList
        label={label}
        className="site-item-list"
        items={items}
        getKey={(_item, index) => known[index] ?? index}
        getName={getName}
        onMove={(from, to) => change(moveItem(items, from, to), moveItem(known, from, to), '')}
        renderItem={(item, index, move) => {
          const title = getName(item, index);
          return (
            <Item title={title} hasError={hasError?.(index) ?? false} isNew={known[index] === added}>
              {renderItem(item, index)}
              <div className="site-item-actions">
                <Button
                  variant="tertiary"
                  size="small"
                  accessibleWhenDisabled
                  disabled={index === 0}
                  aria-label={`Move up: ${title}`}
                  onClick={() => move(index - 1)}
                >
                  Move up
                </Button>
                <Button
                  variant="tertiary"
                  size="small"
                  accessibleWhenDisabled
                  disabled={index === items.length - 1}
                  aria-label={`Move down: ${title}`}
                  onClick={() => move(index + 1)}
                >
                  Move down
                </Button>
                {items.length < maxItems && (
                  <Button variant="tertiary" size="small" aria-label={`Duplicate: ${title}`} onClick={() => duplicate(index)}>
                    Duplicate
                  </Button>
                )}
                <Button
                  variant="tertiary"
                  size="small"
                  isDestructive
                  aria-label={`Remove: ${title}`}
                  onClick={() => change(items.toSpliced(index, 1), known.toSpliced(index, 1), 'Item removed.')}
                >
                  Remove
                </Button>
              </div>
            </Item>
          );
        }}
      />
      {items.length < maxItems ? renderAdd(add) : <p>The list is full: {maxItems} items at most.</p>}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </fieldset>
  );
}

function Item({ title, hasError, isNew, children }: { title: string; hasError: boolean; isNew: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(isNew);
  return (
    <PanelBody className="site-item" title={title} opened={isOpen || hasError} onToggle={() => setIsOpen(!isOpen)}>
      {children}
    </PanelBody>
  );
}
