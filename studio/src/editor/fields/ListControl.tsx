import { Button, DropdownMenu } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { type ComponentType, use } from 'react';
import { ItemsControl } from '../../../blocks/controls/ItemsControl.tsx';
import { FieldErrorContext } from './field-error-context.ts';
import { isAtPath } from './field-error.ts';
import { toLabel } from '../../../blocks/controls/to-label.ts';
import type { FieldControlProps, FieldsControlProps } from './field-props.ts';
import { type FieldValue, toItems, toText, toValues } from './field-values.ts';

/** @param Fields shows the fields of an item. Imported here, it would import this module in turn. */
type WithFields = { Fields: ComponentType<FieldsControlProps> };

/** A list of items with the same fields. */
export function ListControl({ field, label, path, value, onChange, Fields }: FieldControlProps<'list'> & WithFields) {
  const items = toItems(value);
  const hasError = useItemErrors(path);
  return (
    <ItemsControl
      label={label}
      help={field.description}
      hasError={hasError}
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
  const hasError = useItemErrors(path);
  return (
    <ItemsControl
      label={label}
      help={field.description}
      hasError={hasError}
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

/** Opens an item that the error of the last save is about. */
function useItemErrors(path: string): (index: number) => boolean {
  const error = use(FieldErrorContext);
  return (index) => error !== null && isAtPath(error.path, `${path}[${index}]`);
}

/** The first text of an item, which tells it apart from others. */
function getItemTitle(item: FieldValue): string {
  const { layout: _layout, ...values } = toValues(item);
  const text = Object.values(values).find((value) => typeof value === 'string' && value !== '');
  return toText(text)
    .replaceAll(/<[^>]*>/g, '')
    .slice(0, 60);
}
