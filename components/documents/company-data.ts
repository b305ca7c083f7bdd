/** What the company fact sheet shows, as a plain query (property-data.ts). */
const companyFields = `
  numberModule { numberGrid { heading number prefix suffix } }
  options {
    footerContactInfo
    largeMediaContact { content }
    mediaContactItems { content email phone }
  }
  markets(first: 100, where: { hasPassword: false }) {
    nodes {
      title
      modified: modifiedGmt
      marketMeta { name coordinates { latitude longitude } region { title } }
      portfolio { buildings squareFeet availableSquareFeet buildingsWithSpace checkedOn }
    }
  }
`;

export type CompanyData = {
  numberModule: {
    numberGrid: readonly { heading: string | null; number: string | null; prefix: string | null; suffix: string | null }[] | null;
  } | null;
  options: {
    footerContactInfo: string | null;
    largeMediaContact: { content: string | null } | null;
    mediaContactItems: readonly { content: string | null; email: string | null; phone: string | null }[] | null;
  } | null;
  markets: { nodes: readonly CompanyMarket[] };
};

export type CompanyMarket = {
  title: string;
  modified: string | null;
  marketMeta: {
    name: string | null;
    coordinates: { latitude: number | null; longitude: number | null } | null;
    region: { title: string } | null;
  } | null;
  portfolio: { buildings: number; squareFeet: number; availableSquareFeet: number; buildingsWithSpace: number; checkedOn: string | null };
};

export const companySheetQuery = `query CompanySheetQuery {
  generalSettings { title }
  ${companyFields}
}`;
