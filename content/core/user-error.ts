import { GraphQLError } from 'graphql';

/** An error the caller can do something about; its message is shown as it is (WPGraphQL's category "user"). */
export class UserError extends GraphQLError {
  override name = 'UserError';

  constructor(message: string) {
    super(message, { extensions: { category: 'user' } });
  }
}
