/** The buildings that a search of the whole site names, which come before its other results. */
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { SearchInterpretation } from '../../../store/search/property-search.ts';
import type { SchemaBuilder } from '../../core/builder.ts';
import type { ContentContext } from '../../core/context.ts';
import { findProperties } from '../../search/property-search.ts';
import { loadPropertySearchUri } from '../../search/property-search-uri.ts';

export type SiteSearchBuildings = { nodes: NodeRow[]; total: number; uri: string; place: string | null };

const MAX_BUILDINGS = 4;

export function declareSiteSearchBuildings(builder: SchemaBuilder): void {
  builder.object('SiteSearchBuildings', {
    description: 'The buildings that a search names, those with available space first.',
    fields: {
      nodes: { type: '[Property!]!', description: 'The first buildings.' },
      total: { type: 'Int!', description: 'Number of buildings.' },
      uri: { type: 'String!', description: 'URI of the property search with all of them.' },
      place: { type: 'String', description: 'Name of the place, if the search asks for a place and nothing else.' },
    },
  });
}

const namingKinds: ReadonlySet<string> = new Set(['place', 'near', 'building', 'type', 'contact']);

/** Whether a text only asks for buildings, as they are spelled. A single word that is a city without buildings may be anything, such as a name. */
const isForBuildings = ({ parts, ignored, widened }: SearchInterpretation) =>
  ignored.length === 0 &&
  widened === null &&
  parts.some(({ kind }) => namingKinds.has(kind)) &&
  parts.every(({ kind, text, corrected }) => kind !== 'word' && !corrected && (kind !== 'near' || /[\d ]/.test(text)));

export async function findBuildings(text: string, context: ContentContext): Promise<SiteSearchBuildings | null> {
  const { store } = context;
  const filter = { search: text };
  const interpretation = await store.interpretPropertySearch(filter);
  if (!isForBuildings(interpretation)) return null;
  const [{ rows }, { total }, uri] = await Promise.all([
    findProperties(filter, 'relevance', createPageArgs(MAX_BUILDINGS), context),
    store.propertyFacets(filter),
    loadPropertySearchUri(context),
  ]);
  if (rows.length === 0) return null;
  return { nodes: rows, total, uri: `${uri}?${new URLSearchParams({ q: text }).toString()}`, place: getPlaceName(interpretation) };
}

function getPlaceName({ parts: [part, ...others] }: SearchInterpretation): string | null {
  return part?.kind === 'place' && others.length === 0 ? part.label : null;
}
