import { letterOutlines, symbolOutline } from '#components/ui/core/wordmark-outlines.ts';

/** The icon sprite: defines each icon once per document. `Icon` and `Wordmark` refer to them. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs>
        <path id="brand-symbol" d={symbolOutline} />
        <path id="brand-letters" d={letterOutlines} />
        <symbol id="i-arrow" viewBox="0 0 16 16">
          <path d="M1 8h13M9 3l5 5-5 5" />
        </symbol>
        <symbol id="i-down" viewBox="0 0 16 16">
          <path d="M8 1v10M3.5 7L8 11.5 12.5 7M1 15h14" />
        </symbol>
        <symbol id="i-search" viewBox="0 0 16 16">
          <circle cx="7" cy="7" r="5.2" />
          <path d="M11 11l4 4" />
        </symbol>
        <symbol id="i-close" viewBox="0 0 16 16">
          <path d="M2 2l12 12M14 2L2 14" />
        </symbol>
      </defs>
    </svg>
  );
}
