import {
  __experimentalNumberControl as NumberControl,
  SelectControl,
  TextareaControl,
  TextControl,
  ToggleControl,
} from '@wordpress/components';
import { type Attribute, isEditable } from '../declaration.ts';
import { isValues, omitEmpty, setValue, toIds, toText, type Values } from '../values.ts';
import { AddButton } from './AddButton.tsx';
import { DrawingControl } from './DrawingControl.tsx';
import { FocalPointControl } from './FocalPointControl.tsx';
import { ItemsControl } from './ItemsControl.tsx';
import { LinkField } from './LinkField.tsx';
import { MediaControl } from './MediaControl.tsx';
import { ReferenceControl } from './ReferenceControl.tsx';
import { RichTextField } from './RichTextField.tsx';
import { toAttributeLabel, toChoiceHelp, toChoiceLabel, toHelp } from './to-label.ts';

type AttributeControlsProps = {
  attributes: Readonly<Record<string, Attribute>>;
  values: Values;
  /** @param value undefined: the attribute has no value */
  onChange: (name: string, value: unknown) => void;
};

/** Controls for all attributes that an editor sets, in the order of their declaration. */
export function AttributeControls({ attributes, values, onChange }: AttributeControlsProps) {
  return Object.entries(attributes)
    .filter(([, attribute]) => isEditable(attribute))
    .map(([name, attribute]) => (
      <div key={name} className="site-attribute">
        <AttributeControl
          label={toAttributeLabel(name)}
          attribute={attribute}
          value={values[name]}
          siblings={values}
          onChange={(value) => onChange(name, value)}
        />
      </div>
    ));
}

type AttributeControlProps = {
  label: string;
  attribute: Attribute;
  value: unknown;
  /** The other attributes of the block or item. */
  siblings: Values;
  onChange: (value: unknown) => void;
};

/** Longer descriptions belong to texts of several sentences. */
const LONG_TEXT = /text|description|answer|quote|intro|address|caption|transcript/i;

function AttributeControl({ label, attribute, value, siblings, onChange }: AttributeControlProps) {
  const { type, description = '', items, properties } = attribute;
  const title = attribute['x-required'] ? `${label} (required)` : label;
  const help = toChoiceHelp(toHelp(label, description), attribute.enum ?? []);
  const shared = { label: title, help: attribute['x-private'] ? `${help} Visitors do not see it.`.trim() : help };
  const reference = attribute['x-ref'] ?? items?.['x-ref'];
  if (attribute['x-type'] === 'Link') return <LinkField {...shared} value={isValues(value) ? value : undefined} onChange={onChange} />;
  if (reference) {
    const isMultiple = type === 'array';
    const change = (ids: readonly number[]) => onChange(isMultiple ? ids : ids.at(-1));
    if (reference.to === 'attachment')
      return <MediaControl {...shared} isMultiple={isMultiple} {...getMediaTypes(reference.as)} ids={toIds(value)} onChange={change} />;
    return <ReferenceControl {...shared} to={reference.to} isMultiple={isMultiple} ids={toIds(value)} onChange={change} />;
  }
  if (attribute.enum) return <ChoiceControl {...shared} attribute={attribute} value={value} onChange={onChange} />;
  if (attribute['x-format'] === 'html')
    return <RichTextField {...shared} value={toText(value)} onChange={(next) => onChange(omitEmpty(next))} />;
  switch (type) {
    case 'boolean':
      return <ToggleControl {...shared} checked={(value ?? attribute.default) === true} onChange={onChange} />;
    case 'number':
    case 'integer':
      return <NumberField {...shared} attribute={attribute} value={value} onChange={onChange} />;
    case 'array':
      return (
        <>
          {attribute['x-drawn-on'] !== undefined && (
            <DrawingControl label={title} imageId={siblings[attribute['x-drawn-on']]} value={value} onChange={onChange} />
          )}
          <ListField {...shared} attribute={attribute} value={value} onChange={onChange} />
        </>
      );
    case 'object':
      if (attribute['x-focal-point-of'] !== undefined)
        return <FocalPointControl {...shared} imageId={siblings[attribute['x-focal-point-of']]} value={value} onChange={onChange} />;
      return (
        <fieldset className="site-items">
          <legend>{title}</legend>
          <p>{description}</p>
          <AttributeControls
            attributes={properties ?? {}}
            values={isValues(value) ? value : {}}
            onChange={(name, next) => onChange(setValue(isValues(value) ? value : {}, name, next))}
          />
        </fieldset>
      );
    default: {
      // Without a value, a text with a default would show the default again.
      const change = (next: string) => onChange(attribute.default === undefined || attribute.default === '' ? omitEmpty(next) : next);
      return LONG_TEXT.test(label) ? (
        <TextareaControl {...shared} rows={3} value={toText(value ?? attribute.default)} onChange={change} />
      ) : (
        <TextControl {...shared} value={toText(value ?? attribute.default)} onChange={change} />
      );
    }
  }
}

/** What the media library shows for a reference. Its name says what the block does with the file. */
function getMediaTypes(as = ''): { types?: readonly string[] } {
  if (/video/i.test(as)) return { types: ['video'] };
  return /file|audio/i.test(as) ? {} : { types: ['image'] };
}

type ControlProps = { label: string; help: string; attribute: Attribute; value: unknown; onChange: (value: unknown) => void };

/** A stored value that is not on the list stays until another one is chosen. */
function ChoiceControl({ label, help, attribute, value, onChange }: ControlProps) {
  const current = toText(value ?? attribute.default);
  const values = attribute.enum ?? [];
  const options = [
    ...(attribute.default === undefined || current === '' ? [''] : []),
    ...values,
    ...(current === '' || values.includes(current) ? [] : [current]),
  ];
  return (
    <SelectControl
      label={label}
      help={help}
      value={current}
      options={options.map((option) => ({ value: option, label: toChoiceLabel(option) }))}
      onChange={(next) => onChange(omitEmpty(next))}
    />
  );
}

/** A number that is not allowed is shown with its rule, and is not stored. */
function NumberField({ label, help, attribute, value, onChange }: ControlProps) {
  const { type, minimum, maximum } = attribute;
  const limits = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`]
    .filter(Boolean)
    .join(' and ');
  const change = (next: string | undefined) => {
    if (next === undefined || next.trim() === '') return onChange(undefined);
    const number = Number(next);
    const isAllowed = type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
    if (isAllowed && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity)) onChange(number);
  };
  return (
    <NumberControl
      label={label}
      help={limits === '' ? help : `${help} ${limits.replace(/^a/, 'A')}.`}
      step={type === 'integer' ? 1 : 'any'}
      {...(minimum !== undefined && { min: minimum })}
      {...(maximum !== undefined && { max: maximum })}
      value={toText(value ?? attribute.default)}
      onChange={change}
      __next40pxDefaultSize
    />
  );
}

/** A list of texts, numbers or objects. */
function ListField({ label, help, attribute, value, onChange }: ControlProps) {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const item = attribute.items ?? { type: 'string' };
  const isObject = item.type === 'object';
  return (
    <ItemsControl<unknown>
      label={label}
      help={help}
      maxItems={attribute.maxItems}
      items={list}
      onChange={onChange}
      getTitle={getItemTitle}
      renderItem={(entry, index) =>
        isObject ? (
          <AttributeControls
            attributes={item.properties ?? {}}
            values={isValues(entry) ? entry : {}}
            onChange={(name, next) => onChange(list.with(index, setValue(isValues(entry) ? entry : {}, name, next)))}
          />
        ) : (
          <AttributeControl
            label={`${index + 1}`}
            attribute={item}
            value={entry}
            siblings={{}}
            // An empty text keeps its place in the list while it is being typed.
            onChange={(next) => onChange(list.with(index, next ?? ''))}
          />
        )
      }
      renderAdd={(add) => (
        <AddButton label={label} onClick={() => add(isObject ? (attribute['x-drawn-on'] === undefined ? {} : newMark) : '')} />
      )}
    />
  );
}

/** A new mark is in the middle of its picture, so that both of its points can be seen and moved. */
const newMark = { x1: 640, y1: 450, x2: 960, y2: 450 };

/** The first text of an item, which tells it apart from others. */
function getItemTitle(item: unknown): string {
  const text = isValues(item) ? Object.values(item).find((value) => typeof value === 'string' && value !== '') : item;
  return toText(text)
    .replaceAll(/<[^>]*>/g, '')
    .slice(0, 60);
}
