import createQrCode from 'qrcode-generator';
import styles from './Account.module.css';

/** The blank margin that scanners need, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one path. It stays dark on light in both color schemes, because some scanners do not read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // The smallest size that fits, with medium error correction.
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET_ZONE;
  const rows = Array.from({ length: count }, (_row, y) =>
    Array.from({ length: count }, (_column, x) => (code.isDark(y, x) ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')).join(''),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={rows.join('')} />
    </svg>
  );
}
