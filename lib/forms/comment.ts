import type { FormDefinition } from './types.ts';

/** The comment form of posts. Maximum lengths follow the columns of WordPress's comments table. */
export const commentForm: FormDefinition = {
  name: 'comment',
  title: 'Comment',
  block: 'core/post-comments-form',
  submitLabel: 'Post comment',
  sendsEmail: false,
  fields: [
    { kind: 'textarea', name: 'comment', label: 'Comment', maxLength: 10_000, required: 'Enter your comment' },
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      hint: 'Shown with your comment',
      half: true,
      maxLength: 120,
      autocomplete: 'name',
      required: 'Enter your name',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      hint: 'Not published',
      half: true,
      maxLength: 100,
      autocomplete: 'email',
      required: 'Enter your email address. It is not published.',
    },
    { kind: 'url', name: 'website', label: 'Website', maxLength: 200, autocomplete: 'url' },
  ],
};

/** Name of the field, and of the query parameter, with the id of the comment to reply to. */
export const REPLY_TO_FIELD = 'replyto';
