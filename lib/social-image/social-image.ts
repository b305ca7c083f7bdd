/** The picture of a page in link previews: its title and figures beside its picture, 1200 by 630 pixels. */
import sharp from 'sharp';
import { colors } from '#lib/pdf/colors.ts';
import { toSupportedText } from '#lib/pdf/fonts.ts';
import { truncateWords } from '#lib/format/truncate-words.ts';
import { SOCIAL_IMAGE_SIZE } from './size.ts';
import { breakLines, drawText, measureText } from './text-outlines.ts';

export type SocialImageFigure = { value: string; label: string };

export type SocialImage = {
  /** Kind of the page, such as `Property in Dallas`; empty to leave it out. */
  kicker: string;
  title: string;
  /** At most three are shown. */
  figures: readonly SocialImageFigure[];
  organization: string;
  /** An image file; without it, the symbol of the company fills the right side. */
  picture: Buffer | null;
};

const { width, height } = SOCIAL_IMAGE_SIZE;
const PICTURE_LEFT = 660;
const MARGIN = 60;
const TEXT_WIDTH = PICTURE_LEFT - 2 * MARGIN;
const BAR_WIDTH = 10;

/** The largest size at which a title fits is used. */
const TITLE_SIZES = [84, 76, 68, 60, 52, 46] as const;
const MAX_TITLE_LINES = 4;
const MAX_TITLE_LENGTH = 110;
const LINE_HEIGHT = 1.02;
const MAX_FIGURES = 3;

/** The symbol of the company, 36 by 22 units (components/ui/core/Wordmark.tsx). */
const symbolPath = 'M0 0h36v6H0zM1 9h4v13H1zM11.5 9h3.4v10h-3.4zM21 9h2.8v7.5H21zM29.5 9h2.2v5h-2.2z';

/** @returns a JPEG file */
export async function createSocialImage(image: SocialImage): Promise<Buffer> {
  const layers = image.picture ? [{ input: await cropPicture(image.picture), left: PICTURE_LEFT, top: 0 }] : [];
  return await sharp({ create: { width, height, channels: 3, background: colors.night } })
    .composite([...layers, { input: Buffer.from(drawPanel(image)) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function cropPicture(picture: Buffer): Promise<Buffer> {
  return await sharp(picture, { limitInputPixels: 40_000_000 })
    .resize(width - PICTURE_LEFT, height, { fit: 'cover' })
    .toBuffer();
}

function drawPanel({ kicker, title, figures, organization, picture }: SocialImage): string {
  const titleText = truncateWords(toSupportedText(title), MAX_TITLE_LENGTH);
  const { size, lines } = fitTitle(titleText);
  const blockHeight = lines.length * size * LINE_HEIGHT;
  // The title is centered between the name of the company and the figures.
  const top = 150 + (figures.length > 0 ? (330 - blockHeight) / 2 : (420 - blockHeight) / 2);
  const parts = [
    `<path fill="${colors.signal}" d="M${PICTURE_LEFT - BAR_WIDTH} 0h${BAR_WIDTH}v${height}h-${BAR_WIDTH}z"/>`,
    picture ? '' : `<path fill="${colors.nightRule}" transform="translate(${PICTURE_LEFT + 70} 190) scale(11.2)" d="${symbolPath}"/>`,
    `<path fill="${colors.signal}" transform="translate(${MARGIN} 58) scale(1.25)" d="${symbolPath}"/>`,
    drawText(toSupportedText(organization), 'strong', 26, MARGIN + 62, 84, colors.paper),
    kicker === '' ? '' : drawText(toSupportedText(kicker), 'text', 24, MARGIN, top - 8, colors.paperDeep),
    ...lines.map((line, index) => drawText(line, 'display', size, MARGIN, top + size * (0.95 + index * LINE_HEIGHT), colors.paper)),
    ...drawFigures(figures.slice(0, MAX_FIGURES)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

function fitTitle(title: string): { size: number; lines: string[] } {
  const layouts = TITLE_SIZES.map((size) => ({ size, lines: breakLines(title, 'display', size, TEXT_WIDTH) }));
  const fits = ({ size, lines }: (typeof layouts)[number]) =>
    lines.length <= MAX_TITLE_LINES && lines.every((line) => measureText(line, 'display', size) <= TEXT_WIDTH);
  const { size, lines } = layouts.find(fits) ?? layouts.at(-1) ?? { size: 46, lines: [] };
  return { size, lines: lines.slice(0, MAX_TITLE_LINES + 1) };
}

/** Figures beside each other, as far as they fit. */
function drawFigures(figures: readonly SocialImageFigure[]): string[] {
  const parts: string[] = [];
  let left = MARGIN;
  for (const { value, label } of figures) {
    const texts = { value: toSupportedText(value), label: toSupportedText(label) };
    const figureWidth = Math.max(measureText(texts.value, 'narrow', 40), measureText(texts.label, 'text', 20));
    if (left + figureWidth > PICTURE_LEFT - BAR_WIDTH - 20) break;
    parts.push(
      drawText(texts.value, 'narrow', 40, left, 546, colors.paper),
      drawText(texts.label, 'text', 20, left, 576, colors.paperDeep),
    );
    left += figureWidth + 36;
  }
  return parts;
}
