/** What the address of a page asks of its blocks: filters, the part of a list, the outcome of a form. */
import type { SchemaBuilder } from '../core/builder.ts';

export type AddressParameter = { name: string; value: string };

/** The value of a parameter, or null. */
export function parameterOf(parameters: readonly AddressParameter[] | null | undefined, name: string): string | null {
  return parameters?.find((parameter) => parameter.name === name)?.value.trim() || null;
}

/** For fields of blocks that answer to the address. */
export const parametersArg = {
  parameters: {
    type: '[AddressParameter!]',
    description: "What stands in the query of the page's address. Names a block does not know are ignored.",
  },
};

export function declareAddressParameters(builder: SchemaBuilder): void {
  builder.input('AddressParameter', {
    description: "One parameter of a page's address.",
    fields: {
      name: { type: 'String!', description: 'Name, before the equals sign.' },
      value: { type: 'String!', description: 'Value, decoded.' },
    },
  });
}
