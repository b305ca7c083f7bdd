/** The picture of a building, or a drawing of it if it has none, as on the site. */
import { createAxonometric } from '#lib/drawings/axonometric.ts';
import { canDrawBuilding, readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { drawSheet } from '#lib/pdf/draw-sheet.ts';
import type { PdfBox, PdfDocument } from '#lib/pdf/pdf-document.ts';
import type { PropertyData } from './property-data.ts';

/** @param picture the file of the featured image. Returns whether there is a picture or a drawing. */
export function addBuildingPicture(document: PdfDocument, property: PropertyData, picture: Buffer | null, box: PdfBox): boolean {
  if (picture) {
    const alt = property.featuredImage?.node.altText || 'Picture of the building';
    document.addFigure(alt, box, () => document.drawImage(picture, box));
    return true;
  }
  const facts = readBuildingFacts(property.propertyFacts ?? {});
  const drawing = canDrawBuilding(facts) ? createAxonometric(facts) : undefined;
  if (drawing) document.addFigure(`${drawing.title}. ${drawing.description}`, box, () => drawSheet(document, drawing, box));
  return drawing !== undefined;
}
