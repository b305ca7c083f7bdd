import { GraphQLError } from 'graphql';

/** An error that the client can fix. Clients see its message unchanged (WPGraphQL's category "user"). */
export class UserError extends GraphQLError {
  override name = 'UserError';

  constructor(message: string) {
    super(message, { extensions: { category: 'user' } });
  }
}
