import Bowser from 'bowser';

/** Describes a device by its user agent, for example `Firefox on Windows`. */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === '') return 'Unknown device';
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (browser === '') return 'Unknown device';
  return system === '' ? browser : `${browser} on ${system}`;
}
