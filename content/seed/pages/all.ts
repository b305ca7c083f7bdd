/** Every page, in menu order. */
import type { SeedNode } from '../types.ts';
import { careerPages } from './careers.ts';
import { companyPages } from './company.ts';
import { home } from './home.ts';
import { leaderPages } from './governance.ts';
import { legalPages } from './legal.ts';
import { partnerPages } from './partners.ts';
import { pressPages } from './press.ts';
import { readingPages } from './reading-list.ts';
import { reportPages } from './reports.ts';
import { spacePages } from './space-and-service.ts';
import { sustainabilityPages } from './sustainability.ts';
import { workPages } from './what-we-do.ts';

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
