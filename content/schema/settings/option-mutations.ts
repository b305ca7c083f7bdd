/** Mutations of the groups of options, generated from their declared fields. */
import { getOptionVersion } from '../../commands/core/edit-versions.ts';
import type { FieldsInput } from '../../commands/nodes/node-fields.ts';
import { updateOptions } from '../../commands/settings/update-options.ts';
import { optionGroupNames, optionGroups } from '../../model/options.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { declareFieldInputs } from '../fields/field-inputs.ts';
import { getOptionField } from './settings.ts';

export function declareOptionMutations(builder: SchemaBuilder): void {
  for (const name of optionGroupNames) {
    const group = optionGroups[name];
    const { type, query } = group.graphql;
    declareMutation<FieldsInput & { version?: string | null }, object>(builder, {
      name: `update${type}`,
      description: `Updates options. ${group.description} Omitted fields stay unchanged, null removes a value, and a list replaces the stored one.`,
      input: {
        ...declareFieldInputs(builder, type, { fields: group.fields }),
        version: {
          type: 'String',
          description: 'The `editVersion` of the options that were loaded. If they have changed since, nothing is written.',
        },
      },
      payload: {
        [query]: getOptionField(name, type, group.description),
        version: {
          type: 'String!',
          description: 'The new version of the options.',
          resolve: (_result, _args, { services }) => getOptionVersion(services.db, name),
        },
      },
      resolve: async ({ version, ...input }, { services, viewer }) => {
        await updateOptions(services, viewer, name, input, version);
        return {};
      },
    });
  }
}
