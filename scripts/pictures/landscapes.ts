/** The landscape around the buildings of each market. */
export type Landscape = 'texas' | 'northwest' | 'desert' | 'mountain' | 'socal' | 'norcal' | 'midwest' | 'southeast' | 'northeast';

const landscapes: Readonly<Record<string, Landscape>> = {
  'dallas-fort-worth': 'texas',
  houston: 'texas',
  austin: 'texas',
  'san-antonio': 'texas',
  'el-paso': 'desert',
  'las-vegas': 'desert',
  phoenix: 'desert',
  'seattle-tacoma': 'northwest',
  portland: 'northwest',
  reno: 'mountain',
  denver: 'mountain',
  'salt-lake-city': 'mountain',
  'inland-empire': 'socal',
  'los-angeles': 'socal',
  'orange-county': 'socal',
  'san-diego': 'socal',
  'east-bay': 'norcal',
  'central-valley': 'norcal',
  sacramento: 'norcal',
  chicago: 'midwest',
  columbus: 'midwest',
  indianapolis: 'midwest',
  'kansas-city': 'midwest',
  minneapolis: 'midwest',
  'st-louis': 'midwest',
  atlanta: 'southeast',
  charlotte: 'southeast',
  miami: 'southeast',
  nashville: 'southeast',
  savannah: 'southeast',
  baltimore: 'northeast',
  boston: 'northeast',
  'lehigh-valley': 'northeast',
  'northern-new-jersey': 'northeast',
};

/** @throws for a market without a landscape */
export function getLandscape(market: string): Landscape {
  const landscape = landscapes[market];
  if (!landscape) throw new Error(`The market “${market}” has no landscape. Add it to scripts/pictures/landscapes.ts.`);
  return landscape;
}
