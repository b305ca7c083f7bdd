/** What the address asks a list for, in words: the title of what is found, and what is said of a category. */
import { parametersArg } from '../address-parameters.ts';
import { readAddressFilter } from './address-filter.ts';
import type { BlockSourceSpec } from './types.ts';

export const askedFor: BlockSourceSpec = {
  name: 'asked-for',
  type: 'AskedFor',
  args: parametersArg,
  declare: (builder) =>
    builder.object('AskedFor', {
      description: 'What the address of a page narrows its lists down to.',
      fields: {
        category: { type: 'Category', description: 'Category; null: all.' },
        year: { type: 'Int', description: 'Year; null: all.' },
        words: { type: 'String', description: 'Words that are looked for; null: none.' },
      },
    }),
  resolve: (_source, { parameters }, context) => readAddressFilter(parameters, context),
};
