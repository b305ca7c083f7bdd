import { PDF_FOLDER } from '#lib/uri/pdf-urls.ts';
import { OVER_BUDGET_TIMEOUT_FACTOR } from './pages/render-budget.ts';

/** The first PDF document after a start takes several times as long as the others, because its libraries and fonts are loaded. */
const DOCUMENT_TIMEOUT_FACTOR = 3;

/** On a busy machine, the first searches after a start take longer than other pages. Their response is one that visitors wait for. */
const PARAMETERS_TIMEOUT_FACTOR = 2;

interface PageRequest {
  path: string;
  /** The known parameters with their question mark, or empty. */
  search: string;
  /** Whether the network of the visitor has used up its budget, so that its pages wait behind those of others. */
  isOverBudget: boolean;
}

/** How much longer than for an ordinary page a visitor waits before the response is 503. */
export function getTimeoutFactor({ path, search, isOverBudget }: PageRequest): number {
  if (path.startsWith(PDF_FOLDER)) return DOCUMENT_TIMEOUT_FACTOR;
  return Math.max(search === '' ? 1 : PARAMETERS_TIMEOUT_FACTOR, isOverBudget ? OVER_BUDGET_TIMEOUT_FACTOR : 1);
}
