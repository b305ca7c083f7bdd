/** Published figures about markets and submarkets. Figures about our own buildings are not here, because they are computed. */
import type { Json } from '../types.ts';
import type { MarketFacts } from './market-facts.ts';

/** The last day of the quarter that the company's latest research describes. */
const RESEARCH_DATE = '2026-09-30';
const RESEARCH = 'Causeway research, buildings over 100,000 square feet';

/** Inventory in millions of square feet, vacancy in percent, and millions of square feet leased in the past four quarters, by market slug. */
const research: Readonly<Record<string, readonly [inventory: number, vacancy: number, leased: number]>> = {
  'seattle-tacoma': [265, 8.4, 6.1],
  portland: [118, 7.2, 3.0],
  'east-bay': [122, 7.8, 3.4],
  'central-valley': [148, 8.9, 5.2],
  sacramento: [96, 8.1, 3.1],
  reno: [92, 9.6, 3.3],
  'los-angeles': [412, 5.9, 13.8],
  'inland-empire': [680, 7.1, 31.4],
  'orange-county': [104, 4.8, 3.6],
  'san-diego': [82, 8.3, 2.4],
  'las-vegas': [146, 10.2, 6.0],
  phoenix: [318, 11.6, 17.2],
  'salt-lake-city': [138, 6.9, 4.7],
  denver: [156, 8.2, 5.5],
  'dallas-fort-worth': [1020, 7.9, 24.6],
  houston: [462, 7.4, 17.9],
  'san-antonio': [88, 8.8, 3.6],
  austin: [74, 12.9, 3.2],
  'el-paso': [58, 7.7, 2.3],
  minneapolis: [168, 5.2, 5.4],
  chicago: [780, 5.6, 26.3],
  indianapolis: [336, 9.3, 12.1],
  columbus: [254, 7.8, 9.2],
  'st-louis': [182, 5.4, 5.9],
  'kansas-city': [214, 5.8, 7.7],
  nashville: [186, 4.9, 6.8],
  atlanta: [548, 8.6, 21.5],
  charlotte: [204, 8.5, 8.0],
  savannah: [128, 10.4, 8.3],
  miami: [142, 5.5, 5.2],
  'northern-new-jersey': [378, 7.0, 14.2],
  'lehigh-valley': [196, 8.0, 7.9],
  baltimore: [148, 7.5, 5.3],
  boston: [112, 6.8, 3.1],
};

type Figure = { value: string; unit: string; label: string; source: string; date: string };

const fromResearch = (value: string, unit: string, label: string): Figure => ({
  value,
  unit,
  label,
  source: RESEARCH,
  date: RESEARCH_DATE,
});

export function getMarketFigures({ slug, rent, population }: MarketFacts): readonly Figure[] {
  const figures = research[slug];
  if (!figures) throw new Error(`The market “${slug}” has no research figures.`);
  const [inventory, vacancy, leased] = figures;
  return [
    inventory >= 1000
      ? fromResearch((inventory / 1000).toFixed(2), 'billion sq ft', 'of logistics space')
      : fromResearch(String(inventory), 'million sq ft', 'of logistics space'),
    fromResearch(`${vacancy.toFixed(1)}%`, '', 'vacant'),
    fromResearch(`$${rent.toFixed(2)}`, 'per sq ft per year', 'average asking rent, triple net'),
    fromResearch(leased.toFixed(1), 'million sq ft', 'leased in the past four quarters'),
    {
      value: (population / 1e6).toFixed(1),
      unit: 'million',
      label: 'people in the metropolitan area',
      source: 'U.S. Census Bureau, population estimate',
      date: '2024-07-01',
    },
  ];
}

/** Inventory, vacancy, asking rent and space under construction, by submarket slug. */
const submarketResearch: Readonly<Record<string, readonly [inventory: number, vacancy: number, rent: number, underConstruction: number]>> =
  {
    'dallas-fort-worth-south-dallas': [142.6, 9.8, 6.95, 4.1],
    'dallas-fort-worth-great-southwest': [118.3, 6.1, 8.6, 0.8],
    'dallas-fort-worth-northwest-dallas': [96.0, 5.7, 10.2, 0.3],
    'dallas-fort-worth-north-fort-worth': [131.7, 8.8, 7.4, 3.6],
    'dallas-fort-worth-east-dallas': [61.2, 7.0, 7.85, 1.2],
    'dallas-fort-worth-northeast-tarrant': [44.8, 4.9, 9.75, 0],
    'inland-empire-west': [342.4, 5.6, 14.1, 3.2],
    'inland-empire-east': [218.7, 7.9, 13.05, 5.4],
    'inland-empire-south': [118.9, 9.9, 12.0, 6.3],
  };

export function getSubmarketFigures(slug: string): readonly Json[] {
  const figures = submarketResearch[slug];
  if (!figures) return [];
  const [inventory, vacancy, rent, underConstruction] = figures;
  return [
    fromResearch(inventory.toFixed(1), 'million sq ft', 'Inventory'),
    fromResearch(`${vacancy.toFixed(1)}%`, '', 'Vacancy'),
    fromResearch(`$${rent.toFixed(2)}`, 'per sq ft per year', 'Asking rent'),
    underConstruction === 0
      ? fromResearch('None', '', 'Under construction')
      : fromResearch(underConstruction.toFixed(1), 'million sq ft', 'Under construction'),
  ];
}
