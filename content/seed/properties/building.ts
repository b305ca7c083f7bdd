/** The facts of one building, from which its property node, campaign page and brochure are created. */

export type StatusSlug = 'available-now' | 'available-later' | 'under-construction' | 'leased';

export type BuildingType =
  | 'Cross-dock'
  | 'Rear-load'
  | 'Last mile'
  | 'Cold storage'
  | 'Light industrial'
  | 'Multistory'
  | 'Data center'
  | 'Trailer yard';

export type BuildingSide = {
  side: 'Front' | 'Rear' | 'Left' | 'Right';
  /** The ground floor when absent. */
  floor?: number;
  truckCourtFeet?: number;
  dockDoors?: number;
  driveInDoors?: number;
  trailerStalls?: number;
  carStalls?: number;
  vanStalls?: number;
  railcarSpots?: number;
};

export type BuildingRoom = {
  name: string;
  squareFeet: number;
  lowestFahrenheit?: number;
  highestFahrenheit?: number;
  megawatts?: number;
};

/** The facts from which the building is drawn. Null where a fact does not apply or is not known. */
export type BuildingLayout = {
  floors: number;
  columnSpacingLengthFeet: number | null;
  columnSpacingDepthFeet: number | null;
  speedBayFeet: number | null;
  sides: readonly BuildingSide[];
  rooms: readonly BuildingRoom[];
  officePosition: 'Front left' | 'Front center' | 'Front right' | null;
  officeFloors: number;
  /** Width and depth of a site that is about rectangular. */
  site: readonly [lengthFeet: number, depthFeet: number] | null;
  streetSide: BuildingSide['side'];
  frontBearingDegrees: number;
  availablePosition: 'Left' | 'Center' | 'Right' | null;
};

/** A place, its distance by road and its drive time. */
export type BuildingDistance = {
  name: string;
  miles: number;
  minutes: number;
  latitude: number;
  longitude: number;
};

export type Building = {
  slug: string;
  name: string;
  /** Slug of the market. */
  market: string;
  street: string;
  /** `City, ST 00000` */
  cityLine: string;
  /** `Wilmer, Texas` */
  city: string;
  submarket: string;
  status: StatusSlug;
  type: BuildingType;
  /** Space available for lease; 0 when leased. */
  availableSquareFeet: number;
  totalSquareFeet: number;
  /** The smallest unit that can be leased. */
  divisibleSquareFeet: number;
  lengthFeet: number;
  clearHeightFeet: number;
  dockDoors: number;
  driveInDoors: number;
  trailerStalls: number;
  carStalls: number;
  /** In addition to the car stalls. */
  vanStalls?: number;
  officeSquareFeet: number;
  acres: number;
  yearBuilt: number;
  power: string;
  rail: boolean;
  sprinklers: string;
  zoning: string;
  leaseType: string;
  /** USD per square foot per year; null: on request. */
  askingRent: number | null;
  /** First possible day of a lease, `2027-03-01`; null when leased. */
  availableFrom: string | null;
  latitude: number;
  longitude: number;
  /** Handwritten parts of the layout; the rest follows from the type, age and size. */
  layout?: Partial<BuildingLayout>;
  /** Handwritten distances, in addition to those of the market's places. */
  distances?: readonly BuildingDistance[];
  /** Handwritten reasons to choose the building; written from its facts when absent. */
  highlights?: readonly (readonly [title: string, text: string])[];
  /** Facts that have no field of their own. */
  details: readonly (readonly [name: string, value: string])[];
  /** Day of the acquisition, for buildings bought recently. They do not count in the leased share for a year. */
  acquiredOn?: string;
  /** Day on which the availability was last checked. */
  availabilityCheckedOn: string;
  /** Publication date of the listing. Lists show the newest first. */
  published: string;
  /** Handwritten text in the notation of article-notation.ts; generated when absent. */
  text?: string;
  /** Slug of the handwritten campaign page. */
  campaignSlug?: string;
};
