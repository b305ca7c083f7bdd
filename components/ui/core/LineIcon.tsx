import styles from './LineIcon.module.css';

/** Path data for a circle. */
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Path data by icon name. Icons are drawn on a grid of 24 by 24 units with one thin line and square line ends. */
const iconPaths: ReadonlyMap<string, string> = new Map([
  ['dock-door', 'M1 21h22M3 21V4h18v17M6.5 21V8h11v13M6.5 11.25h11M6.5 14.5h11M6.5 17.75h11'],
  ['clear-height', 'M1 21h22M3 21V7.5L12 3l9 4.5V21M12 6v15M10.5 9.5L13.5 6.5M10.5 19.5L13.5 16.5'],
  ['trailer', `M2 5h20v10.5H2zM18.5 15.5v4M16.5 19.5h4M6 5v10.5M10 5v10.5M14 5v10.5${circle(5.5, 18, 2)}${circle(10.5, 18, 2)}`],
  ['truck', `M1 5h13v12H1zM14 9h5l4 4v4h-9M18 9v4h5${circle(5.5, 18.5, 2.25)}${circle(18, 18.5, 2.25)}`],
  ['warehouse', 'M1 21h22M2.5 21V9L12 3.5 21.5 9v12M6.5 21v-9h11v9M6.5 15h11M6.5 18h11'],
  ['rail', 'M8 2.5L3 21.5M16 2.5l5 19M5.25 6h13.5M4 10.5h16M2.75 15h18.5M1.5 19.5h21'],
  ['power', 'M13.5 2L5 13.5h6L9.5 22 19 9.75h-6.5z'],
  ['solar', 'M5.5 5h13l3 11h-19zM12 5v11M4 10.5h16M9.5 5l-1.25 11M14.5 5l1.25 11M12 16v5M8 21h8'],
  ['water', 'M12 2.5c-2.5 4-6 7.5-6 12a6 6 0 0 0 12 0c0-4.5-3.5-8-6-12zM9 14.5a3 3 0 0 0 3 3'],
  ['leaf', 'M3 21L14.5 9.5M6 18C2.5 10 8.5 3.5 21 3c-.5 12.5-7 18.5-15 15zM9.5 14.5V10M12.5 11.5H17'],
  ['clock', `${circle(12, 12, 9.5)}M12 6v6l4 2.5M12 2.5v1.5M21.5 12H20M12 21.5V20M2.5 12H4`],
  ['key', `${circle(6.5, 12, 4.5)}M11 12h12M22 12v4M18 12v3`],
  ['ruler', 'M1.5 8h21v8h-21zM5 8v3M8.5 8v4.5M12 8v3M15.5 8v4.5M19 8v3'],
  ['shield', 'M12 2l8.5 3v6c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V5zM8 12l3 3 5-6'],
  ['people', `${circle(9, 7.5, 3.75)}M2 21c0-4.5 2.5-7 7-7s7 2.5 7 7M15.5 4a3.75 3.75 0 0 1 0 7M18 14.5c2.5.9 4 3.2 4 6.5`],
  ['pin', `M12 22c-4-4.5-7-8.5-7-12a7 7 0 0 1 14 0c0 3.5-3 7.5-7 12z${circle(12, 10, 2.5)}`],
  ['phone', 'M4 3h4.5l2 5L8 10c1.5 3 3 4.5 6 6l2-2.5 5 2V20c0 .6-.4 1-1 1C11 21 3 13 3 4c0-.6.4-1 1-1z'],
  ['document', 'M5 2h10l4 4v16H5zM15 2v4h4M8 11h8M8 14.5h8M8 18h5'],
]);

/** The icon names that a block.json may list. */
export const lineIcons: readonly string[] = [...iconPaths.keys()];

/** An icon next to text that says the same, so it is hidden from assistive technology. Renders nothing for an unknown name. */
export function LineIcon({ name, className }: { name: string | null | undefined; className?: string | undefined }) {
  const path = name ? iconPaths.get(name) : undefined;
  if (!path) return null;
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" data-icon={name} aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
