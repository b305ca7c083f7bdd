/** Figures are printed the American way, whatever the server's locale is. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const fixedDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1,042,730` */
export function formatWhole(value: number): string {
  return whole.format(value);
}

/** `6.8`, and `7` rather than `7.0` */
export function formatUpToOneDecimal(value: number): string {
  return oneDecimal.format(value);
}

/** `26.0`: for columns and pairs of measures, where the decimals should stand below each other. */
export function formatOneDecimal(value: number): string {
  return fixedDecimal.format(value);
}

/** `$6.85` */
export function formatDollars(value: number): string {
  return dollars.format(value);
}
