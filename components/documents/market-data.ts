/** What the document of a market shows, as a plain query (property-data.ts). */
import type { StoredFigure } from '#components/ui/numbers/sourced-figures.ts';
import type { Portfolio } from '#components/ui/places/place-figures.ts';
import { type PropertyData, propertyFields, type TeamMember } from './property-data.ts';

const portfolioFields = `
  buildings squareFeet dockDoors leasedShare buildingsWithSpace availableSquareFeet buildingsAvailableNow availableNowSquareFeet
  largestSpaceSquareFeet buildingsUnderConstruction underConstructionSquareFeet lowestAskingRent highestAskingRent checkedOn
`;

const teamFields = 'title teamMeta { title phone email }';

const marketFields = `
  title
  uri
  modified: modifiedGmt
  hasPassword
  marketMeta {
    name
    state
    description
    coordinates { latitude longitude }
    figures { value unit label source date }
    leasingContacts { ${teamFields} }
    developmentContacts { ${teamFields} }
    investmentContacts { ${teamFields} }
    operationsContacts { ${teamFields} }
  }
  portfolio { ${portfolioFields} }
  submarkets { name portfolio { ${portfolioFields} } }
  propertiesWithSpace(first: 100) { nodes { ${propertyFields} } }
`;

type People = readonly TeamMember[] | null;

export type MarketData = {
  title: string;
  uri: string | null;
  modified: string | null;
  hasPassword: boolean | null;
  marketMeta: {
    name: string | null;
    state: string | null;
    description: string | null;
    coordinates: { latitude: number | null; longitude: number | null } | null;
    figures: readonly StoredFigure[] | null;
    leasingContacts: People;
    developmentContacts: People;
    investmentContacts: People;
    operationsContacts: People;
  } | null;
  portfolio: Portfolio;
  submarkets: readonly { name: string | null; portfolio: Portfolio }[];
  propertiesWithSpace: { nodes: readonly PropertyData[] };
};

export const marketSheetQuery = `query MarketSheetQuery($slug: ID!) {
  generalSettings { title }
  market(id: $slug, idType: SLUG) { ${marketFields} }
}`;
