/**
 * `/studio/v1/options`: the groups of options and the SEO settings, each with the declarations of its fields, from which the studio makes a form. A new field of
 * the content model appears there without other code. Values are as stored: without the defaults that the GraphQL API shows in their place.
 */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { isRecord } from '#lib/json/records.ts';
import type { Field, Fields } from '#lib/content-model/define.ts';
import { getOptionVersion } from '../../../../commands/core/edit-versions.ts';
import type { FieldsInput } from '../../../../commands/nodes/node-fields.ts';
import { updateSeoConfig } from '../../../../commands/seo/update-seo-config.ts';
import { updateOptions } from '../../../../commands/settings/update-options.ts';
import type { FieldValue, FieldValues } from '../../../../core/rows/fields.ts';
import { type OptionGroupName, optionGroupNames, optionGroups } from '../../../../model/options.ts';
import type { Capability } from '../../../../model/roles.ts';
import { seoConfigFields } from '../../../../model/seo-config.ts';
import { can } from '../../../../permissions/viewer.ts';
import { canFind } from '../framework/declare-route.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { READ, type RestRequest, type RestResult, type RouteDeclaration, UPDATE } from '../framework/rest-request.ts';
import { createNotFoundError } from '../shared/values.ts';

type EditableOption = {
  /** Name in the address. */
  name: string;
  title: string;
  description: string;
  /** Name of the stored option. */
  stored: OptionGroupName | 'seo';
  capability: Capability;
  fields: Fields;
  /** Fields that only administrators may change. */
  adminFields: readonly string[];
  update: (request: RestRequest, input: FieldsInput, version: string) => Promise<void>;
};

/** `siteOptions` is `site-options` in addresses and “Site options” in titles. */
const splitName = (name: string, separator: string) => name.replaceAll(/[A-Z]/g, (letter) => `${separator}${letter.toLowerCase()}`);

const editableOptions: readonly EditableOption[] = [
  ...optionGroupNames.map((stored): EditableOption => {
    const { description, fields, adminFields } = optionGroups[stored];
    return {
      name: splitName(stored, '-'),
      title: toUpperFirst(splitName(stored, ' ')),
      description,
      stored,
      capability: 'edit_others_pages',
      fields,
      adminFields,
      update: ({ context: { services }, viewer }, input, version) => updateOptions(services, viewer, stored, input, version),
    };
  }),
  {
    name: 'seo',
    title: 'SEO settings',
    description: 'Titles, descriptions and structured data of pages, and profiles of the organization.',
    stored: 'seo',
    capability: 'wpseo_manage_options',
    fields: seoConfigFields,
    adminFields: [],
    update: ({ context: { services }, viewer }, input, version) => updateSeoConfig(services, viewer, input, version),
  },
];

/** A declaration as JSON. */
function describeField(name: string, field: Field): object {
  const { label, isRequired } = field;
  return { ...describeKind(name, field), ...(label && { label }), ...(isRequired && { is_required: true }) };
}

function describeKind(name: string, field: Field): object {
  const { kind, description } = field;
  switch (field.kind) {
    case 'text':
      return { name, kind, description, ...(field.format && { pattern: field.format.pattern.source, example: field.format.example }) };
    case 'select':
      return { name, kind, description, choices: field.choices };
    case 'reference':
    case 'references':
      return { name, kind, description, to: field.to };
    case 'group':
      return { name, kind, description, fields: describeFields(field.fields) };
    case 'list':
      return { name, kind, description, fields: describeFields(field.fields), ...(field.item && { item: field.item }) };
    default:
      return { name, kind, description };
  }
}

const describeFields = (fields: Fields): object[] => Object.entries(fields).map(([name, field]) => describeField(name, field));

/** Other profiles are stored as URLs, and declared and written as objects. */
function toWrittenForm({ stored, fields }: EditableOption, values: FieldValues): FieldValues {
  if (stored !== 'seo' || !fields['social']) return values;
  const social = values['social'];
  if (!isRecord(social) || !Array.isArray(social['otherSocials'])) return values;
  const profiles = social['otherSocials'].map((url: FieldValue) => (typeof url === 'string' ? { url } : url));
  return { ...values, social: { ...social, otherSocials: profiles } };
}

function requireOption({ variables, viewer }: RestRequest): EditableOption {
  const option = editableOptions.find(({ name }) => name === variables['name']);
  if (!option) throw createNotFoundError('rest_option_invalid', 'There is no such group of options.');
  if (!can(viewer, option.capability))
    throw createForbiddenError(viewer, 'rest_forbidden', 'Sorry, you are not allowed to edit these options.');
  return option;
}

async function showOption(request: RestRequest): Promise<RestResult> {
  const option = requireOption(request);
  const { context, viewer } = request;
  const { name, title, description, stored, fields, adminFields } = option;
  const [version, values] = [await getOptionVersion(context.services.db, stored), await context.store.option(stored)];
  const locked = can(viewer, 'manage_options') ? [] : adminFields;
  return {
    data: {
      name,
      title,
      description,
      version,
      values: toWrittenForm(option, values),
      fields: describeFields(fields),
      locked_fields: locked,
    },
  };
}

export const declareOptions = (): RouteDeclaration[] => [
  {
    namespace: 'studio/v1',
    path: '/options',
    endpoints: [
      {
        methods: READ,
        parameters: {},
        handle: async ({ viewer }) => ({
          data: editableOptions
            .filter(({ capability }) => can(viewer, capability))
            .map(({ name, title, description }) => ({ name, title, description })),
        }),
      },
    ],
  },
  {
    namespace: 'studio/v1',
    path: '/options/{name:[a-z-]+}',
    endpoints: [
      { methods: READ, parameters: {}, isAllowed: canFind(requireOption), handle: showOption },
      {
        methods: UPDATE,
        parameters: {
          values: {
            type: 'object',
            required: true,
            description: 'Values by field. Omitted ones stay unchanged, and null removes a value.',
          },
          version: { type: 'string', required: true, description: 'The version that was loaded.' },
        },
        isAllowed: canFind(requireOption),
        handle: async (request) => {
          const option = requireOption(request);
          const { values } = request;
          await option.update(request, values['values'] as FieldsInput, String(values['version']));
          request.context.renewStore();
          return showOption(request);
        },
      },
    ],
  },
];
