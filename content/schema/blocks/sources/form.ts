/** What came of the form a block shows: nothing yet, or what the token in the address opens. */
import { commentForm, REPLY_TO_FIELD } from '#lib/forms/comment.ts';
import { findFormByBlock } from '#lib/forms/registry.ts';
import { createClock } from '../../../forms/clock.ts';
import { getFormLocationId } from '../../../forms/form-location.ts';
import { findSubmissionResult, type FormSubmissionResult } from '../../../forms/submission-results.ts';
import type { ContentContext } from '../../core/context.ts';
import { type AddressParameter, parameterOf, parametersArg } from '../address-parameters.ts';
import type { BlockSourceSpec } from './types.ts';

/** Forms of one page ask for the same token. */
const asked = new WeakMap<ContentContext, Promise<FormSubmissionResult | null>>();

function outcomeOf(
  parameters: readonly AddressParameter[] | null | undefined,
  context: ContentContext,
): Promise<FormSubmissionResult | null> | null {
  const token = parameterOf(parameters, 'form');
  if (token === null) return null;
  // One visitor's own words: nobody else is given this answer.
  context.markPrivate();
  const known = asked.get(context) ?? findSubmissionResult(context.services.db, token, context.services.now());
  asked.set(context, known);
  return known;
}

export const formState: BlockSourceSpec = {
  name: 'form',
  type: 'FormState!',
  args: parametersArg,
  declare: (builder) => {
    builder.enum('FormStateEnum', {
      description: 'What came of a form.',
      values: {
        NEW: { description: 'Nothing was sent, or its time is over.' },
        INVALID: { description: 'Something has to be mended; it was not kept.' },
        CHECK: { description: 'It came too fast, or from a browser that shows no pictures: it is to be sent once more.' },
        SENT: { description: 'It has arrived.' },
      },
    });
    builder.object('FormError', {
      description: 'What is to be mended.',
      fields: {
        field: { type: 'String!', description: 'Name of the field; empty: the form as a whole.' },
        message: { type: 'String!', description: 'What to do.' },
      },
    });
    builder.object('FormState', {
      description: 'What came of a form, for who has the token.',
      fields: {
        place: { type: 'String!', description: 'Where this form stands; it is sent with the form.' },
        sentFrom: { type: 'String', description: 'Where the form stood that was sent: another one of the page shows nothing of it.' },
        state: { type: 'FormStateEnum!', description: 'What came of it.' },
        reference: { type: 'String', description: 'What the sender can name; of a comment, the id of the element that shows it.' },
        values: { type: '[FormFieldValue!]!', description: 'What was written, to be shown again.' },
        errors: { type: '[FormError!]!', description: 'What is to be mended, in the order of the fields.' },
        replyTo: { type: 'Comment', description: 'The comment that is answered, as the address names it; of a form for comments.' },
        clock: { type: 'String', description: 'Signed time of this answer; it is sent with the form.' },
      },
    });
  },
  resolve: async (source, { parameters }, context) => {
    const place = getFormLocationId(source);
    const form = findFormByBlock(source.block.name);
    const replyTo = form === commentForm ? await context.store.commentById(Number(parameterOf(parameters, REPLY_TO_FIELD) ?? 0)) : null;
    const outcome = await outcomeOf(parameters, context);
    if (!outcome || outcome.form !== form?.name) {
      return { place, replyTo, sentFrom: null, state: 'NEW', reference: null, values: [], errors: [], clock: null };
    }
    const { keys } = context.services;
    return {
      ...outcome,
      place,
      replyTo,
      sentFrom: outcome.place,
      clock: outcome.state === 'SENT' ? null : createClock(keys, 'again', outcome.createdAt),
    };
  },
};
