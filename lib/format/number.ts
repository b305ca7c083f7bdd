/** Formats numbers for the locale en-US, regardless of the server's locale. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const fixedDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1,042,730` */
export function formatWhole(value: number): string {
  return whole.format(value);
}

/** `6.8`, or `7` rather than `7.0` */
export function formatUpToOneDecimal(value: number): string {
  return oneDecimal.format(value);
}

/** `26.0`: always one decimal, so that numbers in a column align. */
export function formatOneDecimal(value: number): string {
  return fixedDecimal.format(value);
}

/** `$6.85` */
export function formatDollars(value: number): string {
  return dollars.format(value);
}

/** Rounds a coordinate of a drawing to a tenth, so that its markup is short. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
