/** The form on the page of a property, with which visitors request a tour or register interest. */
import { findFormByName } from '#lib/forms/registry.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { parametersArg, type UrlParameter } from '../blocks/url-parameters.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { loadFormState } from './form-state.ts';

export function declareInquiryForm(builder: SchemaBuilder): void {
  builder.extend('Property', {
    inquiryForm: {
      type: 'FormState!',
      description: 'State of the form with which visitors request a tour, or register interest in a leased property.',
      args: parametersArg,
      resolve: ({ id, type }: NodeRow, { parameters }: { parameters?: UrlParameter[] | null }, context) =>
        loadFormState(
          { place: String(id), replyTo: null, isShown: (name) => findFormByName(name)?.contentType === type },
          parameters,
          context,
        ),
    },
  });
}
