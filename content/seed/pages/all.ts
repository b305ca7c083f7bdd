/** Every page, in menu order. */
import type { SeedNode } from '../types.ts';
import { careerPages } from './careers.ts';
import { companyPages } from './company.ts';
import { home } from './home.ts';
import { leaderPages } from './leaders.ts';
import { legalPages } from './legal.ts';
import { readingPages } from './reading.ts';
import { spacePages } from './space.ts';
import { sustainabilityPages } from './sustainability.ts';
import { workPages } from './work.ts';

export const pages: readonly SeedNode[] = [
  home,
  ...companyPages,
  ...careerPages,
  ...leaderPages,
  ...workPages,
  ...spacePages,
  ...sustainabilityPages,
  ...readingPages,
  ...legalPages,
];
