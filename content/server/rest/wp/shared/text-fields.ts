/** Properties that have a stored and a rendered form. */
import { editOnly, type PropertySchema, viewAndEdit, type Context } from '../framework/schema.ts';

/** @param context the contexts that contain the property */
export function renderedText(description: string, context?: readonly Context[], more: Record<string, PropertySchema> = {}): PropertySchema {
  return {
    description,
    // Clients send text, or an object with the raw text.
    type: ['string', 'object'],
    ...(context && { context }),
    properties: {
      raw: { description: 'As it exists in the database.', type: 'string', context: editOnly },
      rendered: { description: 'Transformed for display.', type: 'string', readonly: true },
      ...more,
    },
  };
}

export const isProtected: PropertySchema = { description: 'Whether it is protected with a password.', type: 'boolean', readonly: true };

export const dateTime = (description: string, more: Partial<PropertySchema> = {}): PropertySchema => ({
  description,
  type: ['string', 'null'],
  format: 'date-time',
  ...more,
});

export const readonlyDate = (description: string): PropertySchema =>
  dateTime(description, { type: 'string', context: viewAndEdit, readonly: true });

/** Empty: registered metadata does not exist here. Declared fields are in `acf`, and SEO data in `seo`. WordPress sends an empty object as `[]`. */
export const metaField: PropertySchema & { read: () => readonly [] } = {
  description: 'Meta fields. Always empty: declared fields are in `acf`.',
  type: 'object',
  context: viewAndEdit,
  readonly: true,
  read: () => [],
};
