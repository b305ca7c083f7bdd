/** A scenario of the permission test of the REST API, and what it takes from that of GraphQL. */
import type { RestMethod } from '../../content/server/rest/wp/framework/rest-request.ts';
import type { Actor } from './mutation-attempts.ts';

type Input = Record<string, unknown>;
export type Capabilities = readonly string[];
export type RestTarget = { path: string; body?: Input };

export type RestScenario = {
  /** Namespace and path, as the route is declared. */
  route: string;
  /** Distinguishes the scenarios of a route that has several. */
  target: string;
  /** The capabilities that each method requires. */
  requiredCapabilities: Partial<Record<RestMethod, Capabilities>>;
  /** The capabilities without which the target does not exist for a user (404). */
  visible: Capabilities;
  /** Whether `Allow` announces the methods. It does not depend on the parameters of a request. */
  isAnnounced: boolean;
  /** The status of a request that is allowed, if it is not 200 or 201. */
  success?: number;
  prepare: (actor: Actor, number: number) => Promise<RestTarget> | RestTarget;
};

/** What the scenarios take from the attempts of the GraphQL permission test. */
export type MutationRights = {
  getRequiredCapabilities: (mutation: string, target?: string) => Capabilities;
  /** Inserts what the mutation is about. @returns its input */
  insert: (mutation: string, target: string | undefined, actor: Actor, number: number) => Promise<Input>;
};

export const toUpdateCapabilities = (capabilities: Capabilities) => ({ POST: capabilities, PUT: capabilities, PATCH: capabilities });

export const getRowId = (input: Input): string => String(input['id']);
