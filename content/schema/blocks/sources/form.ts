/** The state of the form that a block shows. */
import { commentForm, REPLY_TO_FIELD } from '#lib/forms/comment.ts';
import { findFormByBlock } from '#lib/forms/registry.ts';
import { getFormPlacementId } from '../../../forms/form-placement.ts';
import { declareFormState, loadFormState } from '../../forms/form-state.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';

export const formState: BlockDataSource = {
  name: 'form',
  type: 'FormState!',
  args: parametersArg,
  declare: (builder) => {
    declareFormState(builder);
  },
  resolve: async (source, { parameters }, context) => {
    const form = findFormByBlock(source.block.name);
    const replyTo = form === commentForm ? await context.store.commentById(Number(getParameter(parameters, REPLY_TO_FIELD) ?? 0)) : null;
    return await loadFormState(
      { place: getFormPlacementId(source), replyTo, isShown: (name) => form !== null && name === form.name },
      parameters,
      context,
    );
  },
};
