import type { Topic } from '../topic.ts';
import { newsTopic } from './news.ts';
import { positionTopic } from './positions.ts';
import { propertyTopic } from './properties.ts';

const topics: readonly Topic[] = [propertyTopic, newsTopic, positionTopic];

export const findTopic = (name: string): Topic | undefined => topics.find((topic) => topic.name === name);

/** @param names stored with subscriptions. A topic that no longer exists has no messages. */
export const findTopics = (names: readonly string[]): Topic[] => topics.filter(({ name }) => names.includes(name));
