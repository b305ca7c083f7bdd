/** HTML tag for each heading level an editor can choose. The page title is the only h1, so level 1 becomes h2. Level 0 is a paragraph. */
export const headingTags = ['p', 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
