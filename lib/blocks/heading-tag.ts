/** Elements by the level an editor chose. Level 1 is the page's title, so it counts as 2 within the content; 0 is a paragraph. */
export const headingTags = ['p', 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
