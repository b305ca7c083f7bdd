/** Id of the element that stands for the inner blocks in the markup of a rendered block. The site keeps the HTML anchors of paragraphs. */
export const SLOT_ID = 'studio-inner-blocks';
