import createQrCode from 'qrcode-generator';

/** The blank margin that scanners need, in modules. */
const QUIET_ZONE = 4;

/** A QR code, dark on light, because some scanners do not read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // The smallest size that fits, with medium error correction.
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET_ZONE;
  const modules = Array.from({ length: count * count }, (_module, index) => [Math.floor(index / count), index % count] as const);
  const path = modules.flatMap(([y, x]) => (code.isDark(y, x) ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])).join('');
  return (
    <svg width="200" height="200" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
