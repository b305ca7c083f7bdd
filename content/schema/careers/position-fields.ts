/** Fields of positions that are computed: whether they are open, their pay, similar positions and the state of the application form. */
import { formatAmounts, formatPay, formatPayPeriod } from '#lib/careers/pay.ts';
import { findFormByName } from '#lib/forms/registry.ts';
import { isOpenPosition, readPositionFacts } from '../../core/position.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { parametersArg, type UrlParameter } from '../blocks/url-parameters.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { loadFormState } from '../forms/form-state.ts';
import { getToday, type ListedPosition, loadOpenPositions, toListedPosition } from './open-positions.ts';

/** Similar positions on the page of a position. */
const MAX_SIMILAR = 5;

export function declarePositionFields(builder: SchemaBuilder): void {
  builder.object('PositionPay', {
    description: 'The base pay of a position, formatted.',
    fields: {
      text: { type: 'String!', description: 'Amounts and period: “$118,000 to $134,000 a year”.' },
      amounts: { type: 'String!', description: 'Amounts: “$118,000 to $134,000”.' },
      period: { type: 'String!', description: 'Period: “a year”.' },
    },
  });
  builder.extend('Position', {
    isOpen: {
      type: 'Boolean!',
      description: 'Whether the position accepts applications: it is not closed, and its deadline has not passed.',
      resolve: (node: NodeRow, _args, context) => isOpenPosition(node, getToday(context)),
    },
    pay: {
      type: 'PositionPay',
      description: 'Base pay. Null if it is not stated.',
      resolve: (node: NodeRow) => {
        const { pay } = readPositionFacts(node);
        return pay && { text: formatPay(pay), amounts: formatAmounts(pay), period: formatPayPeriod(pay) };
      },
    },
    similarPositions: {
      type: '[OpenPosition!]!',
      description: 'Other open positions: those of the same department or location first, then the newest.',
      resolve: async (node: NodeRow, _args, context) => {
        const others = (await loadOpenPositions(context.store, getToday(context))).filter(({ id }) => id !== node.id);
        const own = readPositionFacts(node);
        return others
          .map(toListedPosition(context))
          .map((position) => ({ position, similarity: countCommon(position, own) }))
          .toSorted((a, b) => b.similarity - a.similarity)
          .slice(0, MAX_SIMILAR)
          .map(({ position }) => position);
      },
    },
    applicationForm: {
      type: 'FormState!',
      description: 'State of the form with which candidates apply.',
      args: parametersArg,
      resolve: ({ id, type }: NodeRow, { parameters }: { parameters?: UrlParameter[] | null }, context) =>
        loadFormState(
          { place: String(id), replyTo: null, isShown: (name) => findFormByName(name)?.contentType === type },
          parameters,
          context,
        ),
    },
  });
}

const countCommon = (position: ListedPosition, own: { department: string | null; location: string | null }): number =>
  [
    position.department !== null && position.department === own.department,
    position.location !== null && position.location === own.location,
  ].filter(Boolean).length;
