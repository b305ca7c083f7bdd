/** The state of a form: new, or the result of the submission whose token is in the URL. */
import { createClock } from '../../forms/clock.ts';
import { findFormResult, type FormResult } from '../../forms/form-results.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { getParameter, type UrlParameter } from '../blocks/url-parameters.ts';

type Parameters = readonly UrlParameter[] | null | undefined;

/** Submission results by request. All forms of a page share one token. */
const pendingResults = new WeakMap<ContentContext, Promise<FormResult | null>>();

function loadResult(parameters: Parameters, context: ContentContext): Promise<FormResult | null> | null {
  const token = getParameter(parameters, 'form');
  if (token === null) return null;
  // The result contains the visitor's own input, so the response must not be cached.
  context.markPrivate();
  const result = pendingResults.get(context) ?? findFormResult(context.services.db, token, context.services.now());
  pendingResults.set(context, result);
  return result;
}

type FormOnPage = {
  /** Placement id of the form. */
  place: string;
  /** The comment to which the visitor replies. */
  replyTo: object | null;
  /** Whether the form of this name is shown here. The result of any other form is not. */
  isShown: (formName: string) => boolean;
};

export async function loadFormState({ place, replyTo, isShown }: FormOnPage, parameters: Parameters, context: ContentContext) {
  const result = await loadResult(parameters, context);
  if (!result || !isShown(result.form))
    return { place, replyTo, sentFrom: null, state: 'NEW', reference: null, values: [], errors: [], clock: null };
  const { keys } = context.services;
  return {
    ...result,
    place,
    replyTo,
    sentFrom: result.place,
    clock: result.state === 'SENT' ? null : createClock(keys, 'again', result.createdAt),
  };
}

export function declareFormState(builder: SchemaBuilder): void {
  builder.enum('FormStateEnum', {
    description: 'State of a form.',
    values: {
      NEW: { description: 'Nothing was submitted, or the result has expired.' },
      INVALID: { description: 'The submission has errors and was not stored.' },
      CHECK: { description: 'The form was submitted too quickly, or by a browser without images. The visitor has to submit it again.' },
      SENT: { description: 'The submission was received.' },
    },
  });
  builder.object('FormError', {
    description: 'An error of a form submission.',
    fields: {
      field: { type: 'String!', description: 'Name of the field. Empty for errors of the whole form.' },
      message: { type: 'String!', description: 'Error message.' },
    },
  });
  builder.object('FormState', {
    description: 'State of a form. Results are visible only with the token of the submission.',
    fields: {
      place: { type: 'String!', description: 'Location of this form on the page. It is submitted with the form.' },
      sentFrom: { type: 'String', description: 'Location of the submitted form. Other forms on the page do not show its result.' },
      state: { type: 'FormStateEnum!', description: 'State of the submission.' },
      reference: { type: 'String', description: 'Reference of the submission. For a comment, the id of the element that shows it.' },
      values: { type: '[FormFieldValue!]!', description: 'Submitted values, to fill in the form again.' },
      errors: { type: '[FormError!]!', description: 'Errors in the order of the fields.' },
      replyTo: { type: 'Comment', description: 'For comment forms: the comment in the URL to which the visitor replies.' },
      clock: { type: 'String', description: 'Signed timestamp of this response. It is submitted with the form.' },
    },
  });
}
