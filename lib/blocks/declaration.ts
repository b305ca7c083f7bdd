/** What a `block.json` says of an attribute, as far as people read it. The content service checks the whole of it. */
export type Attribute = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Attribute;
  properties?: Readonly<Record<string, Attribute>>;
  /** Part of the saved markup the value is read from, for blocks that keep it there. */
  selector?: string;
  'x-ref'?: { to: string; as: string };
  'x-type'?: string;
  'x-format'?: string;
  'x-required'?: boolean;
  /** For editors alone. */
  'x-private'?: boolean;
};

export type Declaration = {
  name: string;
  title: string;
  description: string;
  attributes: Readonly<Record<string, Attribute>>;
  /** Blocks it stands in, right below or at any depth: elsewhere it says nothing. */
  parent?: readonly string[];
  ancestor?: readonly string[];
};

/** Type of an attribute's value, in words: `string`, `list of integer`, `link`. */
export function typeInWords(attribute: Attribute): string {
  const { type = 'any', items } = attribute;
  if (attribute['x-type'] === 'Link') return 'link';
  if (attribute['x-ref']) return `id of ${attribute['x-ref'].to}`;
  if (attribute['x-format']) return attribute['x-format'];
  if (type !== 'array') return type;
  return items?.type && !items.properties ? `list of ${typeInWords(items)}` : 'list';
}

/** What a value may be and what holds without one, in words; empty when anything of its type will do. */
export function limitsInWords(attribute: Attribute): string[] {
  const { minimum, maximum, maxItems, enum: values, default: standard } = attribute;
  const limits: string[] = [];
  if (attribute['x-required']) limits.push('required');
  if (attribute['x-private']) limits.push('not shown to visitors');
  if (values) limits.push(`one of ${values.join(', ')}`);
  if (minimum !== undefined && maximum !== undefined) limits.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) limits.push(`at least ${minimum}`);
  else if (maximum !== undefined) limits.push(`at most ${maximum}`);
  if (maxItems !== undefined) limits.push(`at most ${maxItems} items`);
  if (attribute.selector) limits.push(`read from ${attribute.selector}`);
  const isEmpty = standard === undefined || standard === '' || (Array.isArray(standard) && standard.length === 0);
  if (!isEmpty) limits.push(`default ${JSON.stringify(standard)}`);
  return limits;
}

/** Attributes without which the block shows nothing. */
export function requiredOf({ attributes }: Declaration): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.['x-required']);
}
