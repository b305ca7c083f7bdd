import type { SchemaBuilder } from '../core/builder.ts';

/** A choice of a filter of a list. */
export type FilterOption = { value: string; label: string; count: number };

export function declareFilterOption(builder: SchemaBuilder): void {
  builder.object('FilterOption', {
    description: 'A choice of a filter of a list, such as the newsroom.',
    fields: {
      value: { type: 'String!', description: 'Value of the URL parameter: a slug, a name in lower case, a year, or a month from 1 to 12.' },
      label: { type: 'String!', description: 'Name of the choice, or the number of the year or month.' },
      count: {
        type: 'Int!',
        description: 'Number of entries that the choice shows together with the other filters, except the search text.',
      },
    },
  });
}
