import { GraphQLError } from 'graphql';

/** An error that the client can fix. Clients see its message unchanged. */
export class UserError extends GraphQLError {
  override name = 'UserError';

  /** @param category WPGraphQL's category: `request` for rules of the endpoint rather than of the content */
  constructor(message: string, category: 'user' | 'request' = 'user') {
    super(message, { extensions: { category } });
  }
}
