import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:latest-posts {"postsToShow":6,"postLayout":"grid","columns":3,"displayFeaturedImage":true,"addLinkToFeaturedImage":true,"displayPostDate":true,"displayAuthor":true,"align":"wide"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:latest-posts {"postsToShow":3} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:latest-posts {"postsToShow":40,"displayPostContent":true,"excerptLength":10,"displayFeaturedImage":true,"displayPostDate":true,"displayAuthor":true,"orderBy":"title","order":"asc","align":"full"} /-->`,
  },
  {
    name: 'rows with dates and excerpts',
    markup: `<!-- wp:latest-posts {"postsToShow":4,"displayPostContent":true,"excerptLength":24,"displayPostDate":true} /-->`,
  },
  {
    name: 'full posts',
    markup: `<!-- wp:latest-posts {"postsToShow":2,"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->`,
  },
  { name: 'unused category', markup: `<!-- wp:latest-posts {"categories":[{"id":999999}]} /-->` },
];
