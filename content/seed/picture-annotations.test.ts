import { expect, test } from 'vitest';
import { buildings } from './figures.ts';
import { getBuildingLayout, getDepth } from './properties/building-layout.ts';
import type { Building } from './properties/building.ts';
import { getBuildingPicture } from './properties/building-pictures.ts';
import { getPictureAnnotations, type PictureAnnotation } from './properties/picture-annotations.ts';
import points from './properties/picture-points.json' with { type: 'json' };

const annotated = buildings
  .map((building) => ({ building, annotations: getPictureAnnotations(building) }))
  .filter(({ annotations }) => annotations.length > 0);

/** The numbers that a label may give for each noun. */
function getFigures(item: Building): Record<string, number> {
  const { sides } = getBuildingLayout(item);
  const total = (count: 'railcarSpots' | 'vanStalls' | 'carStalls' | 'driveInDoors', among = sides) =>
    among.reduce((sum, side) => sum + (side[count] ?? 0), 0);
  const docks = sides.find(({ dockDoors = 0 }) => dockDoors > 0);
  return {
    'dock doors': item.dockDoors,
    'dock doors per side': item.dockDoors / 2,
    'trailer stalls': item.trailerStalls,
    'car stalls': total(
      'carStalls',
      sides.filter(({ floor = 1 }) => floor === 1),
    ),
    'van stalls': total('vanStalls'),
    'railcar spots': total('railcarSpots'),
    'drive-in doors': total(
      'driveInDoors',
      sides.filter(({ side }) => side === 'Front'),
    ),
    'sq ft office': item.officeSquareFeet,
    'ft truck court': docks?.truckCourtFeet ?? 0,
  };
}

test('only pictures of buildings have annotations', () => {
  const slugs = Object.keys(points);
  expect(slugs.filter((slug) => getBuildingPicture(slug) === undefined)).toStrictEqual([]);
  expect(annotated.map(({ building }) => building.slug).toSorted()).toStrictEqual(slugs.toSorted());
});

test('every label gives a fact of its building', () => {
  const wrong = annotated.flatMap(({ building, annotations }) =>
    annotations.flatMap(({ kind, label }) => {
      const [, digits = '', noun = ''] = /^([\d,]+) (.+)$/.exec(label) ?? [];
      const value = Number(digits.replaceAll(',', ''));
      const isRight =
        kind === 'dimension'
          ? [building.lengthFeet, getDepth(building)].includes(value) && noun === 'ft'
          : getFigures(building)[noun] === value;
      return isRight && value > 0 ? [] : [`${building.slug}: ${label}`];
    }),
  );
  expect(wrong).toStrictEqual([]);
});

/** The rectangle that components/ui/drawings/Annotations.tsx draws behind a label. */
function getBox({ kind, label, x1, y1, x2, y2 }: PictureAnnotation) {
  const width = 22 + 9 * label.length;
  const x = kind === 'dimension' ? x1 + (x2 - x1) * 0.3 - width / 2 : x2 < x1 ? x2 - width : x2;
  const y = kind === 'dimension' ? y1 + (y2 - y1) * 0.3 : y2;
  return { left: x, right: x + width, top: y - 17, bottom: y + 17 };
}

test('labels are inside the part of the picture that is always visible, and cover neither each other nor a feature', () => {
  const problems = annotated.flatMap(({ building, annotations }) => {
    const boxes = annotations.map(getBox);
    const features = annotations.filter(({ kind }) => kind === 'leader');
    const outside = boxes.filter(({ left, right, top, bottom }) => left < 0 || right > 1600 || top < 70 || bottom > 830);
    const overlapping = boxes.filter((a, i) =>
      boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    const covering = boxes.filter((box) =>
      features.some(({ x1, y1 }) => x1 > box.left && x1 < box.right && y1 > box.top && y1 < box.bottom),
    );
    return [...outside, ...overlapping, ...covering].map((box) => `${building.slug}: ${JSON.stringify(box)}`);
  });
  expect(problems).toStrictEqual([]);
});
