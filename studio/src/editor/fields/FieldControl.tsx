import {
  __experimentalNumberControl as NumberControl,
  __experimentalInputControlSuffixWrapper as InputControlSuffixWrapper,
  BaseControl,
  CheckboxControl,
  SelectControl,
  TextControl,
} from '@wordpress/components';
import { use } from 'react';
import { LinkField } from '../../../blocks/controls/LinkField.tsx';
import { MediaControl } from '../../../blocks/controls/MediaControl.tsx';
import { ReferenceControl } from '../../../blocks/controls/ReferenceControl.tsx';
import { toChoiceLabel, toFieldLabel, toHelp } from '../../../blocks/controls/to-label.ts';
import { HtmlField } from '../../shell/html/HtmlField.tsx';
import { FieldErrorContext } from './field-error-context.ts';
import { findProblem, type FieldValues, isValues, toIds, toText, toValues } from './field-values.ts';
import type { FieldControlProps, FieldsControlProps } from './field-props.ts';
import { LayoutsControl, ListControl } from './ListControl.tsx';

/** Controls for fields, in the order of their declaration. */
export function FieldsControl({ fields, values, path, onChange }: FieldsControlProps) {
  return (
    <div className="studio-fields">
      {Object.entries(fields).map(([name, field]) => (
        <FieldControl
          key={name}
          field={field}
          label={toFieldLabel(name, field)}
          path={path + name}
          value={values[name] ?? null}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

/** A control for a value of a field, with its rule and what is wrong with the value. */
function FieldControl({ field, ...props }: FieldControlProps) {
  const error = use(FieldErrorContext);
  const problem = findProblem(field, props.value) ?? (error?.path === props.path ? error.message : null);
  return (
    <div className="studio-field" data-invalid={problem !== null || undefined}>
      <Control {...props} field={field} />
      {problem !== null && (
        <p className="studio-field-error" role="alert">
          {props.label}: {problem}
        </p>
      )}
    </div>
  );
}

function Control({ field, ...props }: FieldControlProps) {
  const { label, path, value, onChange } = props;
  const description = toHelp(label, field.description);
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'email':
      return (
        <TextControl
          label={label}
          help={field.kind === 'text' && field.format ? `${description} Example: ${field.format.example}` : description}
          type={field.kind === 'text' ? 'text' : field.kind}
          value={toText(value)}
          onChange={onChange}
        />
      );
    case 'date':
    case 'datetime':
      return (
        <TextControl
          label={label}
          help={description}
          type={field.kind === 'date' ? 'date' : 'datetime-local'}
          value={field.kind === 'date' ? toText(value) : toText(value).slice(0, 16)}
          onChange={(next) => onChange(next || null)}
        />
      );
    case 'html':
      return <HtmlField label={label} help={description} value={toText(value)} onChange={onChange} />;
    case 'number':
    case 'integer':
      return <NumberField label={label} help={description} unit={field.unit} value={value} onChange={onChange} />;
    case 'boolean':
      return <CheckboxControl label={label} help={description} checked={value === true} onChange={onChange} />;
    case 'select':
      return (
        <SelectControl
          label={label}
          help={description}
          value={toText(value)}
          options={listOptions(field.choices, toText(value))}
          onChange={(choice) => onChange(choice || null)}
        />
      );
    case 'link':
      return (
        <LinkField
          {...props}
          help={description}
          value={isValues(value) ? value : undefined}
          onChange={(link) => onChange((link as FieldValues | undefined) ?? null)}
        />
      );
    case 'coordinates':
      return <CoordinatesField {...props} field={field} />;
    case 'reference':
      return field.to === 'attachment' ? (
        <MediaControl {...props} help={description} ids={toIds(value)} onChange={([id]) => onChange(id ?? null)} />
      ) : (
        <ReferenceControl {...props} to={field.to} help={description} ids={toIds(value)} onChange={(ids) => onChange(ids.at(-1) ?? null)} />
      );
    case 'references':
      return field.to === 'attachment' ? (
        <MediaControl {...props} isMultiple help={description} ids={toIds(value)} onChange={onChange} />
      ) : (
        <ReferenceControl {...props} isMultiple to={field.to} help={description} ids={toIds(value)} onChange={onChange} />
      );
    case 'group':
      return (
        <fieldset className="site-items">
          <legend>{label}</legend>
          <p>{description}</p>
          <FieldsControl fields={field.fields} values={toValues(value)} path={`${path}.`} onChange={onChange} />
        </fieldset>
      );
    case 'list':
      return <ListControl {...props} field={field} Fields={FieldsControl} />;
    case 'layouts':
      return <LayoutsControl {...props} field={field} Fields={FieldsControl} />;
  }
}

/** A stored value that is no longer a choice stays selectable, so that opening the form does not change it. */
function listOptions(choices: readonly string[], current: string) {
  const values = current === '' || choices.includes(current) ? choices : [...choices, current];
  return ['', ...values].map((choice) => ({ label: toChoiceLabel(choice), value: choice }));
}

type NumberFieldProps = Pick<FieldControlProps, 'label' | 'value' | 'onChange'> & { help?: string; unit?: string | undefined };

/** Whole numbers are checked by the rule of the field, because a step would round what was typed. */
function NumberField({ label, help, unit, value, onChange }: NumberFieldProps) {
  return (
    <NumberControl
      label={label}
      help={help}
      step="any"
      value={toText(value)}
      suffix={
        unit === undefined ? undefined : (
          <InputControlSuffixWrapper>
            <span className="studio-unit">{unit}</span>
          </InputControlSuffixWrapper>
        )
      }
      onChange={(next) => onChange(next === undefined || next === '' ? null : Number(next))}
    />
  );
}

function CoordinatesField({ field, label, value, onChange }: FieldControlProps<'coordinates'>) {
  const { latitude = null, longitude = null } = toValues(value);
  const update = (changes: FieldValues) => {
    const next = { latitude, longitude, ...changes };
    onChange(next.latitude === null && next.longitude === null ? null : next);
  };
  return (
    <BaseControl help={field.description} __nextHasNoMarginBottom>
      <fieldset className="site-items">
        <legend>{label}</legend>
        <NumberField label="Latitude" unit="°" value={latitude} onChange={(next) => update({ latitude: next })} />
        <NumberField label="Longitude" unit="°" value={longitude} onChange={(next) => update({ longitude: next })} />
      </fieldset>
    </BaseControl>
  );
}
