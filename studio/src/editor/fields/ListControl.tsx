import { Button, DropdownMenu, PanelBody, VisuallyHidden } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useHasError } from './field-error-context.ts';
import { toLabel } from './field-groups.ts';
import type { FieldControlProps, FieldsControlProps } from './field-props.ts';
import { type FieldValue, type FieldValues, moveItem, toItems, toText, toValues } from './field-values.ts';

/** @param Fields shows the fields of an item. Imported here, it would import this module in turn. */
type WithFields = { Fields: ComponentType<FieldsControlProps> };

/** A list of items with the same fields. */
export function ListControl({ field, label, path, value, onChange, Fields }: FieldControlProps<'list'> & WithFields) {
  const items = toItems(value);
  return (
    <Items
      label={label}
      help={field.description}
      path={path}
      items={items}
      onChange={onChange}
      getTitle={getItemTitle}
      renderItem={(item, index) => (
        <Fields
          fields={field.fields}
          values={toValues(item)}
          path={`${path}[${index}].`}
          onChange={(next) => onChange(items.with(index, next))}
        />
      )}
      renderAdd={(add) => (
        <Button variant="secondary" icon={plus} onClick={() => add({})}>
          Add to {label.toLowerCase()}
        </Button>
      )}
    />
  );
}

/** A list of sections of different shapes. Each has the name of its layout in `layout`. */
export function LayoutsControl({ field, label, path, value, onChange, Fields }: FieldControlProps<'layouts'> & WithFields) {
  const items = toItems(value);
  return (
    <Items
      label={label}
      help={field.description}
      path={path}
      items={items}
      onChange={onChange}
      getTitle={(item) => [toLabel(toText(toValues(item)['layout'])), getItemTitle(item)].filter(Boolean).join(': ')}
      renderItem={(item, index) => {
        const { layout, ...values } = toValues(item);
        const name = toText(layout);
        return (
          <Fields
            fields={field.layouts[name] ?? {}}
            values={values}
            path={`${path}[${index}].${name}.`}
            onChange={(next) => onChange(items.with(index, { layout: name, ...next }))}
          />
        );
      }}
      renderAdd={(add) => (
        <DropdownMenu
          icon={plus}
          text="Add section"
          label={`Add to ${label.toLowerCase()}`}
          toggleProps={{ variant: 'secondary', showTooltip: false }}
          controls={Object.keys(field.layouts).map((layout) => ({ title: toLabel(layout), onClick: () => add({ layout }) }))}
        />
      )}
    />
  );
}

/** The first text of an item, which tells it apart from others. */
function getItemTitle(item: FieldValue): string {
  const { layout: _layout, ...values } = toValues(item);
  const text = Object.values(values).find((value) => typeof value === 'string' && value !== '');
  return toText(text)
    .replaceAll(/<[^>]*>/g, '')
    .slice(0, 60);
}

type ItemsProps = {
  label: string;
  help: string;
  path: string;
  items: readonly FieldValue[];
  onChange: (items: readonly FieldValue[]) => void;
  getTitle: (item: FieldValue) => string;
  renderItem: (item: FieldValue, index: number) => ReactNode;
  renderAdd: (add: (item: FieldValues) => void) => ReactNode;
};

function Items({ label, help, path, items, onChange, getTitle, renderItem, renderAdd }: ItemsProps) {
  // Items have no identity of their own, so these keys move with them: a key that follows the position would give an item the open state of another one.
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_item, index) => index));
  const [added, setAdded] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const known = items.map((_item, index) => keys[index] ?? -1 - index);
  const change = (nextItems: readonly FieldValue[], nextKeys: readonly number[], message: string) => {
    setKeys(nextKeys);
    onChange(nextItems);
    setStatus(message);
  };
  const add = (item: FieldValues) => {
    const key = Math.max(0, ...known) + 1;
    setAdded(key);
    change([...items, item], [...known, key], 'Item added.');
  };
  return (
    <fieldset className="studio-field-set">
      <legend>{label}</legend>
      <p>{help}</p>
      {items.map((item, index) => {
        const title = `${index + 1}. ${getTitle(item) || 'Empty'}`;
        const move = (to: number) => change(moveItem(items, index, to), moveItem(known, index, to), `Moved to position ${to + 1}.`);
        return (
          <Item key={known[index]} title={title} path={`${path}[${index}]`} isNew={known[index] === added}>
            {renderItem(item, index)}
            <div className="studio-field-actions">
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
      })}
      {renderAdd(add)}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </fieldset>
  );
}

function Item({ title, path, isNew, children }: { title: string; path: string; isNew: boolean; children: ReactNode }) {
  const hasError = useHasError(path);
  const [isOpen, setIsOpen] = useState(isNew);
  return (
    <PanelBody className="studio-field-item" title={title} opened={isOpen || hasError} onToggle={() => setIsOpen(!isOpen)}>
      {children}
    </PanelBody>
  );
}
