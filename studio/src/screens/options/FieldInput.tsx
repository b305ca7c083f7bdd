import {
  Button,
  Notice,
  SelectControl,
  TextControl,
  ToggleControl,
  __experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import { toChoiceLabel, toFieldLabel } from '../../../blocks/controls/to-label.ts';
import { MoveButtons } from '../../../blocks/controls/MoveButtons.tsx';
import { moveItem } from '../../../blocks/controls/move-item.ts';
import { SortableList } from '../../../blocks/controls/SortableList.tsx';
import { HtmlField } from '../../shell/html/HtmlField.tsx';
import { PageAddressControl } from '../../shell/PageAddressControl.tsx';
import { getItemName, toValues, type OptionField } from './option-fields.ts';
import { MediaInput } from './MediaInput.tsx';

type FieldInputProps = {
  field: OptionField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The user may see the value, but not change it. */
  isLocked?: boolean;
  /** Of the list item that contains the field, to tell the fields of its items apart. */
  context?: string;
};

const inputTypes = { text: 'text', url: 'text', email: 'email', date: 'date', datetime: 'datetime-local' } as const;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The control of one declared field, whatever its kind. */
export function FieldInput({ field, value, onChange, isLocked = false, context = '' }: FieldInputProps) {
  const label = toFieldLabel(field.name, field) + (field.is_required ? ' (required)' : '') + context;
  const help = isLocked ? `${field.description} Only administrators can change it.` : field.description;
  const text = toText(value);
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'email':
    case 'date':
    case 'datetime':
      return (
        <TextControl
          label={label}
          help={field.kind === 'text' && field.example ? `${help} For example ${field.example}.` : help}
          type={inputTypes[field.kind]}
          value={text}
          onChange={onChange}
          readOnly={isLocked}
          __next40pxDefaultSize
        />
      );
    case 'html':
      return <HtmlField label={label} help={help} value={text} onChange={onChange} isReadOnly={isLocked} />;
    case 'number':
    case 'integer':
      return (
        <NumberControl
          label={label}
          help={help}
          value={typeof value === 'number' ? value : ''}
          step={field.kind === 'integer' ? 1 : 'any'}
          onChange={(next) => onChange(next === undefined || next === '' ? null : Number(next))}
          disabled={isLocked}
          __next40pxDefaultSize
        />
      );
    case 'boolean':
      return <ToggleControl label={label} help={help} checked={value === true} onChange={onChange} disabled={isLocked} />;
    case 'select':
      return (
        <SelectControl
          label={label}
          help={help}
          value={text}
          options={['', ...field.choices].map((choice) => ({ label: toChoiceLabel(choice), value: choice }))}
          onChange={onChange}
          disabled={isLocked}
          __next40pxDefaultSize
        />
      );
    case 'reference':
      if (field.to !== 'attachment') return <UnsupportedField label={label} />;
      return <MediaInput label={label} help={help} id={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'link':
      return <LinkInput label={label} help={help} value={toValues(value)} onChange={onChange} />;
    case 'group':
      return (
        <fieldset className="studio-group">
          <legend>{label}</legend>
          <p>{help}</p>
          {field.fields.map((part) => (
            <FieldInput
              key={part.name}
              field={part}
              value={toValues(value)[part.name]}
              context={context}
              onChange={(next) => onChange({ ...toValues(value), [part.name]: next })}
            />
          ))}
        </fieldset>
      );
    case 'list':
      return (
        <ListInput
          label={label}
          help={help}
          item={field.item}
          fields={field.fields}
          items={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    default:
      return <UnsupportedField label={label} />;
  }
}

function UnsupportedField({ label }: { label: string }) {
  return (
    <Notice status="info" isDismissible={false}>
      {label} cannot be edited here. Saving this form does not change it. Ask a developer to change it.
    </Notice>
  );
}

type LinkInputProps = { label: string; help: string; value: Readonly<Record<string, unknown>>; onChange: (value: unknown) => void };

function LinkInput({ label, help, value, onChange }: LinkInputProps) {
  return (
    <fieldset className="studio-group">
      <legend>{label}</legend>
      <p>{help}</p>
      <PageAddressControl label="Link" value={toText(value['url'])} onChange={(url) => onChange({ ...value, url })} />
      <TextControl label="Text" value={toText(value['title'])} onChange={(title) => onChange({ ...value, title })} __next40pxDefaultSize />
      <ToggleControl
        label="Open in a new tab"
        checked={value['target'] === '_blank'}
        onChange={(isNewTab) => onChange({ ...value, target: isNewTab ? '_blank' : '' })}
      />
    </fieldset>
  );
}

type ListInputProps = {
  label: string;
  help: string;
  /** What one of the items is called. */
  item?: string | undefined;
  fields: readonly OptionField[];
  items: readonly unknown[];
  onChange: (items: readonly unknown[]) => void;
};

/** A list of groups: items are added, removed and moved. */
function ListInput({ label, help, item: itemName, fields, items, onChange }: ListInputProps) {
  const getName = (_item: unknown, index: number) => getItemName({ item: itemName }, index);
  return (
    <fieldset className="studio-group">
      <legend>{label}</legend>
      <p>{help}</p>
      <SortableList
        label={label}
        className="studio-option-items"
        items={items}
        // The items have no ids, and each control shows the value that it is given.
        getKey={(_item, index) => index}
        getName={getName}
        onMove={(from, to) => onChange(moveItem(items, from, to))}
        renderItem={(item, index, move) => (
          <fieldset className="studio-group">
            <legend>{getName(item, index).replace(/^./, (letter) => letter.toUpperCase())}</legend>
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                value={toValues(item)[field.name]}
                context={`, ${getName(item, index)}`}
                onChange={(value) => onChange(items.with(index, { ...toValues(item), [field.name]: value }))}
              />
            ))}
            <div className="studio-actions">
              <MoveButtons name={getName(item, index)} index={index} count={items.length} onMove={move} />
              <Button
                variant="tertiary"
                isDestructive
                aria-label={`Remove ${getName(item, index)}`}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </div>
          </fieldset>
        )}
      />
      <div className="studio-actions">
        <Button variant="secondary" onClick={() => onChange([...items, {}])} __next40pxDefaultSize>
          {itemName === undefined ? `Add to ${label.toLowerCase()}` : `Add ${itemName}`}
        </Button>
      </div>
    </fieldset>
  );
}
