/** Every page, in menu order. */
import type { SeedNode } from '../types.ts';
import { careerPages } from './careers.ts';
import { companyPages } from './company.ts';
import { home } from './home.ts';
import { leaderPages } from './leaders.ts';
import { legalPages } from './legal.ts';
import { partnerPages } from './partners.ts';
import { pressPages } from './press.ts';
import { readingPages } from './reading.ts';
import { reportPages } from './reports.ts';
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
  ...partnerPages,
  ...sustainabilityPages,
  ...reportPages,
  ...pressPages,
  ...readingPages,
  ...legalPages,
];
