import type { FormDefinition } from './types.ts';

/** A comment on content. Lengths are those of WordPress's columns. */
export const commentForm: FormDefinition = {
  name: 'comment',
  title: 'Comment',
  block: 'core/post-comments-form',
  submit: 'Post comment',
  mailed: false,
  fields: [
    { kind: 'textarea', name: 'comment', label: 'Comment', maxLength: 10_000, required: 'Write your comment' },
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      hint: 'Stands beside your comment',
      half: true,
      maxLength: 120,
      autocomplete: 'name',
      required: 'Enter your name',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      hint: 'Is not shown',
      half: true,
      maxLength: 100,
      autocomplete: 'email',
      required: 'Enter your email address; it is not shown',
    },
    { kind: 'url', name: 'website', label: 'Website', hint: 'If you have one', maxLength: 200, autocomplete: 'url' },
  ],
};

/** The comment that is answered. */
export const REPLY_TO = 'replyto';
