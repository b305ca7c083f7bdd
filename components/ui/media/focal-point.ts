import { getProperty } from '#lib/json/records.ts';
import styles from './FocalPoint.module.css';

/**
 * Class names that keep the focal point of a cropped picture in view, in steps of a tenth. The content security policy forbids style attributes.
 * @param focalPoint an object with `x` and `y` from 0 to 1. Any other value means the center, which needs no class.
 */
export function getFocalPointClass(focalPoint: unknown): string | undefined {
  const [x, y] = (['x', 'y'] as const).map((name) => getProperty(focalPoint, name));
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  const toTenth = (share: number) => Math.min(10, Math.max(0, Math.round(share * 10)));
  return [styles['focus'], styles[`focus-x-${toTenth(x)}`], styles[`focus-y-${toTenth(y)}`]].join(' ');
}
