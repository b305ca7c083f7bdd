/** One building as it is written down before it becomes a node. */

export type StatusSlug = 'available-now' | 'available-later' | 'under-construction' | 'leased';

export type BuildingType =
  | 'Cross-dock'
  | 'Rear-load'
  | 'Last mile'
  | 'Cold storage'
  | 'Light industrial'
  | 'Multistory'
  | 'Data centre'
  | 'Trailer yard';

export type Building = {
  slug: string;
  name: string;
  /** Slug of the market. */
  market: string;
  /** Street line, then `City, ST 00000`. */
  street: string;
  place: string;
  /** `Wilmer, Texas`. */
  city: string;
  submarket: string;
  status: StatusSlug;
  type: BuildingType;
  /** Space on offer; 0 when leased. */
  available: number;
  total: number;
  divisible: number;
  length: number;
  clear: number;
  docks: number;
  driveIns: number;
  trailers: number;
  cars: number;
  office: number;
  acres: number;
  built: number;
  power: string;
  rail: boolean;
  sprinklers: string;
  zoning: string;
  leaseType: string;
  /** USD per square foot and year; null: on request. */
  rent: number | null;
  /** First day of a lease, `2027-03-01`; null when leased. */
  from: string | null;
  latitude: number;
  longitude: number;
  picture: string;
  gallery: readonly string[];
  /** Facts without a field of their own: name and value. */
  more: readonly (readonly [string, string])[];
  /** Ours for less than a year, though older: not counted in the leased share yet. */
  boughtThisYear?: boolean;
  /** Day the availability was last checked. */
  checked: string;
  /** When the entry was last put at the head of the list; lists are newest first. */
  published: string;
  /** Hand-written text in the notation of prose.ts; composed when absent. */
  text?: string;
  /** Slug of the campaign page. */
  campaign?: string;
};
