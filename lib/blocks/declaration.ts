/** The parts of an attribute declaration in `block.json` that the catalogue displays. The content service validates the complete declaration. */
export type AttributeDeclaration = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly (string | boolean)[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: AttributeDeclaration;
  properties?: Readonly<Record<string, AttributeDeclaration>>;
  /** CSS selector of the element in the saved markup that holds the value, for attributes stored in markup. */
  selector?: string;
  'x-ref'?: { to: string; as?: string };
  'x-type'?: string;
  'x-format'?: string;
  'x-required'?: boolean;
  /** Visible to editors only. */
  'x-private'?: boolean;
};

export type BlockDeclaration = {
  name: string;
  title: string;
  description: string;
  attributes: Readonly<Record<string, AttributeDeclaration>>;
  /** Blocks that must contain this one: directly (`parent`) or at any depth (`ancestor`). */
  parent?: readonly string[];
  ancestor?: readonly string[];
};

/** Describes the type of an attribute: `string`, `list of integer`, `link`. */
export function describeType(attribute: AttributeDeclaration): string {
  const { type = 'any', items } = attribute;
  if (attribute['x-type'] === 'Link') return 'link';
  if (attribute['x-ref']) return `id of ${attribute['x-ref'].to}`;
  if (attribute['x-format']) return attribute['x-format'];
  if (type !== 'array') return type;
  return items?.type && !items.properties ? `list of ${describeType(items)}` : 'list';
}

/** Describes the limits and the default of an attribute, one phrase each. Returns an empty list when every value of its type is allowed. */
export function describeLimits(attribute: AttributeDeclaration): string[] {
  const { minimum, maximum, maxItems, enum: allowedValues, default: defaultValue } = attribute;
  const limits: string[] = [];
  if (attribute['x-required']) limits.push('required');
  if (attribute['x-private']) limits.push('not shown to visitors');
  if (allowedValues) limits.push(`one of ${allowedValues.join(', ')}`);
  if (minimum !== undefined && maximum !== undefined) limits.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) limits.push(`at least ${minimum}`);
  else if (maximum !== undefined) limits.push(`at most ${maximum}`);
  if (maxItems !== undefined) limits.push(`at most ${maxItems} items`);
  if (attribute.selector) limits.push(`read from ${attribute.selector}`);
  const isEmpty = defaultValue === undefined || defaultValue === '' || (Array.isArray(defaultValue) && defaultValue.length === 0);
  if (!isEmpty) limits.push(`default ${JSON.stringify(defaultValue)}`);
  return limits;
}

/** Names of the required attributes. A block that lacks one of them renders nothing. */
export function getRequiredAttributes({ attributes }: BlockDeclaration): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.['x-required']);
}
