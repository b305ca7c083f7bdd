/** A counter without state, which WPGraphQL offers for trying out mutations. It takes no input object (recorded). */
import type { SchemaBuilder } from './builder.ts';

const MAX_INT = 2_147_483_647;

export function declareIncreaseCount(builder: SchemaBuilder): void {
  builder.extend('RootMutation', {
    increaseCount: {
      type: 'Int',
      description: 'Returns the next number.',
      args: { count: { type: 'Int', description: 'The current number.' } },
      // As in WPGraphQL, the sign is ignored.
      resolve: (_root, { count }: { count?: number | null }) =>
        typeof count === 'number' && Math.abs(count) < MAX_INT ? Math.abs(count) + 1 : null,
    },
  });
}
