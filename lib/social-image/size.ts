/** The size that social networks recommend, with a ratio of 1.91 to 1, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
