/** `/studio/v1/form-submissions`: the inbox of the studio, with pages and totals. Submitted values have the labels of their fields. */
import type { FormDefinition } from '#lib/forms/types.ts';
import { findFormByName, forms } from '#lib/forms/registry.ts';
import { formatGmtDate } from '../../../../core/format-date.ts';
import {
  canReadSubmissions,
  deleteSubmission,
  listSubmissionPage,
  updateSubmissionState,
  type Submission,
  type SubmissionPageFilter,
} from '../../../../forms/submissions.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { offsetParameter, pageParameters, sendPage, toPageArgs } from '../framework/paging.ts';
import { DELETE, getRestUrl, READ, type RestRequest, type RouteDeclaration, UPDATE } from '../framework/rest-request.ts';

const states = ['new', 'spam'] as const;

const isAllowed = ({ viewer }: RestRequest) => canReadSubmissions(viewer);

function toItem(request: RestRequest, { reference, form, state, recipient, createdAt, nodeId, values, files }: Submission): object {
  const definition = findFormByName(form);
  return {
    reference,
    form,
    form_title: definition?.title ?? form,
    state,
    recipient,
    date_gmt: formatGmtDate(createdAt),
    post: nodeId ?? 0,
    values: values.map(({ name, values: texts }) => ({ name, label: findLabel(definition, name), values: texts })),
    files: files.map(({ field, name, mimeType, bytes }, index) => ({
      label: findLabel(definition, field),
      name,
      mime_type: mimeType,
      bytes,
      url: getRestUrl(request, `/site/v1/forms/${reference}/${index + 1}`),
    })),
  };
}

const findLabel = (definition: FormDefinition | null, name: string) =>
  definition?.fields.find((field) => field.name === name)?.label ?? name;

export const declareFormSubmissions = (): RouteDeclaration[] => [
  {
    namespace: 'studio/v1',
    path: '/forms',
    endpoints: [
      {
        methods: READ,
        parameters: {},
        isAllowed,
        handle: async (request) => {
          if (!isAllowed(request))
            throw createForbiddenError(request.viewer, 'rest_forbidden', 'Sorry, you are not allowed to view form submissions.');
          return { data: forms.map(({ name, title }) => ({ name, title })) };
        },
      },
    ],
  },
  {
    namespace: 'studio/v1',
    path: '/form-submissions',
    endpoints: [
      {
        methods: READ,
        parameters: {
          ...pageParameters,
          offset: offsetParameter,
          form: { type: 'string', description: 'Only submissions of this form.' },
          state: { type: 'string', enum: states, description: 'Only submissions in this state.' },
          search: { type: 'string', description: 'Only submissions with a value that contains this text.' },
        },
        isAllowed,
        handle: async (request) => {
          const { form, state, search } = request.values as SubmissionPageFilter;
          const filter: SubmissionPageFilter = { ...(form && { form }), ...(state && { state }), ...(search && { search }) };
          const page = await listSubmissionPage(request.context.services, request.viewer, filter, toPageArgs(request));
          return sendPage(
            page.rows.map((row) => toItem(request, row)),
            page,
            request,
          );
        },
      },
    ],
  },
  {
    namespace: 'studio/v1',
    path: '/form-submissions/{reference:[\\w-]+}',
    endpoints: [
      {
        methods: UPDATE,
        parameters: {
          state: { type: 'string', enum: states, required: true, description: 'Marks the submission as spam, or as not spam.' },
        },
        isAllowed,
        handle: async (request) => {
          const state = request.values['state'] === 'spam' ? 'spam' : 'new';
          const { context, viewer, variables } = request;
          return { data: toItem(request, await updateSubmissionState(context.services, viewer, variables['reference'] ?? '', state)) };
        },
      },
      {
        methods: DELETE,
        parameters: {},
        isAllowed,
        handle: async (request) => {
          const { context, viewer, variables } = request;
          return { data: toItem(request, await deleteSubmission(context.services, viewer, variables['reference'] ?? '')) };
        },
      },
    ],
  },
];
