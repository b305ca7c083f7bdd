/** The connection of the property search, which several modules extend. */
import type { PropertyFilter } from '../../store/search/property-filter.ts';

export const CONNECTION = 'RootQueryToPropertySearchConnection';

/** The source object of the connection, as far as its additional fields read it. */
export type SearchSource = { filter: PropertyFilter };
