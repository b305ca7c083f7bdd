/** What visitors can subscribe to. `topics/registry.ts` lists the topics; everything else about a topic is in its file. */
import type { Services } from '../commands/core/services.ts';
import type { ContentStore } from '../store/content-store.ts';

/** Something new, as a message lists it. */
export type TopicItem = {
  title: string;
  /** Path on the site. */
  uri: string;
  /** Short facts, such as `264,900 sq ft available`. */
  facts: readonly string[];
};

/** A period: after `since`, up to and including `until`. */
export type Period = { since: Date; until: Date };

export type Topic = {
  /** Stored with each subscription, so it never changes. */
  name: string;
  /** What subscribers hear about: `New buildings`. */
  title: string;
  /** What one item is: `building`. */
  singular: string;
  /** Brings a query into the one form in which it is stored, so that equal subscriptions are equal. Invalid parts are left out. */
  normalizeQuery: (query: string, store: ContentStore) => Promise<string>;
  /**
   * Describes a query in words, for subjects and lists: `Dallas–Fort Worth, At least 200,000 sq ft`.
   * @param withTypedText whether the description may contain text that the visitor has typed. A message to an unconfirmed address may not: anyone can enter any
   * address, and would send that text to a stranger.
   */
  describeQuery: (query: string, store: ContentStore, withTypedText: boolean) => Promise<string>;
  /** Path and query of the page that shows everything that matches. */
  getHref: (query: string, services: Pick<Services, 'db'>) => Promise<string>;
  /** Records what has happened until now, if `listNew` needs it. Runs before a period ends. */
  prepare?: (services: Pick<Services, 'db'>, now: Date) => Promise<void>;
  /** What is new in a period and matches, newest first. The store reads as a visitor, so it contains nothing that is not public. */
  listNew: (query: string, period: Period, limit: number, services: Pick<Services, 'db'>, store: ContentStore) => Promise<TopicItem[]>;
};
