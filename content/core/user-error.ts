import { GraphQLError } from 'graphql';

/** What is wrong, for interfaces that name errors by a code. Missing: the message says it. */
export type UserErrorKind =
  | 'author-invalid'
  | 'comment-duplicate'
  | 'comment-target-invalid'
  | 'comments-closed'
  | 'comments-too-frequent'
  | 'content-empty'
  | 'featured-image-invalid'
  | 'new-owner-invalid'
  | 'parent-invalid'
  | 'role-forbidden'
  | 'role-unknown'
  | 'sticky-with-password'
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
