/** The codes, statuses and messages that WordPress's REST API has for errors of commands. */
import type { UserErrorKind } from '../../../../core/user-error.ts';

type CodedError = {
  code: string;
  /** Default 400. */
  status?: number;
  /** Missing: the message of the command. */
  message?: string;
  /** The parameter whose value is invalid. The error then has the code `rest_invalid_param`, and this code in its details. */
  parameter?: string;
};

const LONG_COMMENT_FIELD = 'Comment field exceeds maximum length allowed.';

/** All kinds but `forbidden`, whose status and code depend on the viewer and the endpoint. */
export const userErrorCodes: Readonly<Record<Exclude<UserErrorKind, 'forbidden'>, CodedError>> = {
  'author-invalid': { code: 'rest_invalid_author', message: 'Invalid author ID.' },
  'comment-author-too-long': { code: 'comment_author_column_length', message: LONG_COMMENT_FIELD },
  'comment-content-too-long': { code: 'comment_content_column_length', message: LONG_COMMENT_FIELD },
  'comment-duplicate': { code: 'comment_duplicate', status: 409 },
  'comment-email-too-long': { code: 'comment_author_email_column_length', message: LONG_COMMENT_FIELD },
  'comment-target-invalid': {
    code: 'rest_comment_invalid_post_id',
    status: 403,
    message: 'Sorry, you are not allowed to create this comment without a post.',
  },
  'comment-url-too-long': { code: 'comment_author_url_column_length', message: LONG_COMMENT_FIELD },
  'comments-closed': { code: 'rest_comment_closed', status: 403, message: 'Sorry, comments are closed for this item.' },
  'comments-too-frequent': { code: 'comment_flood' },
  'content-empty': { code: 'empty_content' },
  'featured-image-invalid': { code: 'rest_invalid_featured_media', message: 'Invalid featured media ID.' },
  locked: { code: 'rest_locked', status: 409 },
  'new-owner-invalid': { code: 'rest_user_invalid_reassign', message: 'Invalid user ID for reassignment.' },
  'not-found': { code: 'rest_not_found', status: 404 },
  'parent-invalid': { code: 'rest_post_invalid_id', message: 'Invalid post parent ID.' },
  'role-forbidden': { code: 'rest_user_invalid_role', status: 403, message: 'Sorry, you are not allowed to give users that role.' },
  'role-unknown': { code: 'rest_user_invalid_role' },
  'sticky-with-password': { code: 'rest_invalid_field', message: 'A post can not be sticky and have a password.' },
  'too-many-attempts': { code: 'rest_too_many_requests', status: 429 },
  'user-email-taken': { code: 'existing_user_email' },
  'username-invalid': { code: 'rest_user_invalid_username', parameter: 'username' },
  'username-taken': { code: 'existing_user_login' },
};
