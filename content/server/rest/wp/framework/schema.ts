/** JSON schemas of items and parameters, in the form that WordPress's REST API publishes them. */

/** `view` is what everyone may see, `embed` the short form inside other responses, `edit` what only editors see. */
export const contexts = ['view', 'embed', 'edit'] as const;
export type Context = (typeof contexts)[number];

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

export type PropertySchema = {
  description?: string;
  type: JsonType | readonly JsonType[];
  format?: 'date-time' | 'uri' | 'email' | 'uuid' | 'ip';
  enum?: readonly (string | number)[];
  /** The contexts that contain the property. Missing: all. */
  context?: readonly Context[];
  readonly?: true;
  default?: unknown;
  required?: true;
  items?: PropertySchema;
  properties?: Readonly<Record<string, PropertySchema>>;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minLength?: number;
  /** A regular expression. */
  pattern?: string;
  /** The value has to match one of these schemas. */
  oneOf?: readonly PropertySchema[];
};

export type PropertySchemas = Readonly<Record<string, PropertySchema>>;

export type ItemSchema = { title: string; properties: PropertySchemas };

const everywhere: readonly Context[] = contexts;
export const viewAndEdit: readonly Context[] = ['view', 'edit'];
export const editOnly: readonly Context[] = ['edit'];

/** The schema of an item as `OPTIONS` returns it. */
export function toPublicSchema({ title, properties }: ItemSchema): object {
  return {
    $schema: 'http://json-schema.org/draft-04/schema#',
    title,
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, toPublicProperty(property)])),
  };
}

function toPublicProperty({ context = everywhere, properties, items, required: _required, ...rest }: PropertySchema): object {
  return {
    ...rest,
    context,
    ...(items && { items: toPublicProperty(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, toPublicProperty(property)])),
    }),
  };
}

/** The parameters with which an item is created or updated: its properties that clients can set. */
export function toWriteParameters(properties: PropertySchemas): Record<string, PropertySchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { context: _context, ...property }]) =>
      property.readonly ? [] : [[name, property] as const],
    ),
  );
}

/** Parameters as `OPTIONS` and the index describe them. */
export function describeParameters(parameters: PropertySchemas): object {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { required, ...rest }]) => [name, { ...rest, required: required === true }]),
  );
}
