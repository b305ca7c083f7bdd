import { GraphQLError } from 'graphql';

/** What is wrong, for interfaces that name errors by a status and a code. Missing: the input is invalid, and the message says why. */
export type UserErrorKind =
  | 'author-invalid'
  | 'comment-author-too-long'
  | 'comment-content-too-long'
  | 'comment-duplicate'
  | 'comment-email-too-long'
  | 'comment-target-invalid'
  | 'comment-url-too-long'
  | 'comments-closed'
  | 'comments-too-frequent'
  | 'content-empty'
  | 'featured-image-invalid'
  | 'forbidden'
  | 'locked'
  | 'new-owner-invalid'
  | 'not-found'
  | 'parent-invalid'
  | 'role-forbidden'
  | 'role-unknown'
  | 'sticky-with-password'
  | 'too-many-attempts'
  | 'user-email-taken'
  | 'username-invalid'
  | 'username-taken';

/** An error that the client can fix. Clients see its message unchanged. */
export class UserError extends GraphQLError {
  override name = 'UserError';

  readonly kind: UserErrorKind | undefined;

  /** @param category WPGraphQL's category: `request` for rules of the endpoint rather than of the content */
  constructor(message: string, { category = 'user', kind }: { category?: 'user' | 'request' | undefined; kind?: UserErrorKind } = {}) {
    super(message, { extensions: { category } });
    this.kind = kind;
  }
}
