/** Properties that the controls of fields share. */
import type { Field, Fields } from '../../../../lib/content-model/define.ts';
import type { FieldValue, FieldValues } from './field-values.ts';

export type FieldsControlProps = {
  fields: Fields;
  values: FieldValues;
  /** Path of the fields in the messages of the service, with a dot at the end: `propertyFacts.` */
  path: string;
  onChange: (values: FieldValues) => void;
};

export type FieldControlProps<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>;
  label: string;
  /** Path of the field in the messages of the service: `propertyFacts.rooms[0].name` */
  path: string;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};
