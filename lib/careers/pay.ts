/** The base pay of a position. */

export const payPeriods = ['Year', 'Month', 'Week', 'Hour'] as const;
type PayPeriod = (typeof payPeriods)[number];

export type Pay = {
  /** In US dollars. At least one of the two is present. */
  minimum: number | null;
  maximum: number | null;
  period: PayPeriod;
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2, minimumFractionDigits: 0 });
const words: Readonly<Record<PayPeriod, string>> = { Year: 'a year', Month: 'a month', Week: 'a week', Hour: 'an hour' };

/** @returns null if there is no amount, or the amounts contradict each other */
export function parsePay(minimum: unknown, maximum: unknown, period: unknown): Pay | null {
  const [low, high] = [parseAmount(minimum), parseAmount(maximum)];
  if ((low === null && high === null) || (low !== null && high !== null && high < low)) return null;
  return { minimum: low, maximum: high, period: payPeriods.find((each) => each === period) ?? 'Year' };
}

const parseAmount = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** `$118,000 to $134,000 a year` */
export function formatPay({ minimum, maximum, period }: Pay): string {
  return `${formatAmounts({ minimum, maximum })} ${words[period]}`;
}

/** `$118,000 to $134,000` */
export function formatAmounts({ minimum, maximum }: Pick<Pay, 'minimum' | 'maximum'>): string {
  if (minimum === null) return `Up to ${formatAmount(maximum)}`;
  if (maximum === null || maximum === minimum) return formatAmount(minimum);
  return `${formatAmount(minimum)} to ${formatAmount(maximum)}`;
}

/** Cents are shown with two digits, or not at all. */
const formatAmount = (amount: number | null): string => dollars.format(amount ?? 0).replace(/\.(\d)$/, '.$10');

/** `a year` */
export const formatPayPeriod = ({ period }: Pay): string => words[period];
