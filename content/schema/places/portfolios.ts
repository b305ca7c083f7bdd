/** Totals and lists of the company's buildings in markets, regions and submarkets. They are computed from the facts of the properties. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { PortfolioOwner } from '../../store/places/portfolios.ts';
import type { AnySource, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareConnection } from '../core/connections.ts';

/** Revisions have the buildings of their original node. */
const toNodePlace =
  (kind: 'market' | 'region') =>
  (node: NodeRow): PortfolioOwner => ({ kind, id: node.revisionOf ?? node.id });

export function declarePortfolios(builder: SchemaBuilder): void {
  declarePortfolioType(builder);
  builder.extend('Market', {
    ...declarePlaceFields(builder, 'Market', toNodePlace('market')),
    submarkets: {
      type: '[Submarket!]!',
      description: 'Submarkets in which the market has properties, by name.',
      resolve: async (node: NodeRow, _args, { store }) => {
        const terms = await Promise.all((await store.submarketIds(node.revisionOf ?? node.id)).map((id) => store.termById(id)));
        return terms.filter((term) => term !== null).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US') || a.id - b.id);
      },
    },
  });
  builder.extend('Region', declarePlaceFields(builder, 'Region', toNodePlace('region')));
  builder.extend('Submarket', {
    ...declarePlaceFields(builder, 'Submarket', (term: TermRow): PortfolioOwner => ({ kind: 'submarket', id: term.id })),
    market: {
      type: 'Market',
      description: 'Market that contains the submarket: that of its properties. Null if it has none.',
      resolve: async (term: TermRow, _args, { store }) => {
        const id = await store.marketIdOfSubmarket(term.id);
        const node = id === null ? null : await store.nodeById(id);
        return node?.type === 'markets' ? node : null;
      },
    },
  });
}

type ToPlace = (source: AnySource) => PortfolioOwner;

function declarePlaceFields(builder: SchemaBuilder, type: string, toPlace: ToPlace): FieldSpecs {
  return {
    portfolio: {
      type: 'Portfolio!',
      description: 'Totals of the properties, computed from their facts.',
      resolve: (source: AnySource, _args, { store }) => store.getPortfolio(toPlace(source)),
    },
    propertiesWithSpace: declareConnection(builder, {
      from: type,
      name: 'PropertyWithSpace',
      to: 'Property',
      description: 'Properties with space that is available now or later, largest space first.',
      offset: false,
      where: {
        underConstruction: {
          type: 'Boolean',
          description:
            'True lists only properties with the status “Under construction”, and false only the others. If omitted, all are listed.',
        },
      },
      load: async (source: AnySource, { where }, page: PageArgs, { store }) => {
        const underConstruction = where?.['underConstruction'];
        const found = await store.propertiesWithSpace(
          toPlace(source),
          page,
          typeof underConstruction === 'boolean' ? underConstruction : null,
        );
        return { ...found, rows: await store.nodesByIds(found.rows.map(({ id }) => id)) };
      },
    }),
  };
}

function declarePortfolioType(builder: SchemaBuilder): void {
  const count = (description: string) => ({ type: 'Int!', description });
  const area = (description: string) => ({ type: 'Float!', description: `${description} Unit: sq ft.` });
  builder.object('Portfolio', {
    description: 'Totals of the published properties in a place.',
    fields: {
      buildings: count('Number of buildings.'),
      squareFeet: area('Total building area.'),
      dockDoors: count('Number of dock-high doors.'),
      buildingsWithSpace: count('Buildings with space that is available now, later, or when they are complete.'),
      availableSquareFeet: area('Available space in all of these buildings.'),
      buildingsAvailableNow: count('Buildings with the status “Available now” that have space.'),
      availableNowSquareFeet: area('Available space in the buildings with the status “Available now”.'),
      largestSpaceSquareFeet: { type: 'Int', description: 'Largest available space in one building. Null if there is none. Unit: sq ft.' },
      buildingsUnderConstruction: count('Buildings with the status “Under construction”.'),
      underConstructionSquareFeet: area('Area of the buildings with the status “Under construction”.'),
      leasedShare: {
        type: 'Float',
        description:
          'Leased share of the area of stabilized buildings (completed before this year, and owned for at least a year), from 0 to 1. Null if there are none.',
      },
      lowestAskingRent: { type: 'Float', description: 'Lowest asking rent of buildings with space, per square foot per year. Unit: USD.' },
      highestAskingRent: {
        type: 'Float',
        description: 'Highest asking rent of buildings with space, per square foot per year. Unit: USD.',
      },
      checkedOn: { type: 'String', description: 'Last day on which the availability of a building was checked.' },
    },
  });
}
