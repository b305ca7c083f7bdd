// Written by scripts/registry.ts from the folders beside it. Do not edit: run `npm run generate`.
import accordionFaq from './accordion-faq/block.json' with { type: 'json' };
import { samples as accordionFaqSamples } from './accordion-faq/AccordionFaq.samples.ts';
import beforeAfterSlide from './before-after-slide/block.json' with { type: 'json' };
import { samples as beforeAfterSlideSamples } from './before-after-slide/BeforeAfterSlide.samples.ts';
import coreBlock from './core-block/block.json' with { type: 'json' };
import { samples as coreBlockSamples } from './core-block/CoreBlock.samples.ts';
import coreButton from './core-button/block.json' with { type: 'json' };
import { samples as coreButtonSamples } from './core-button/CoreButton.samples.ts';
import coreButtons from './core-buttons/block.json' with { type: 'json' };
import { samples as coreButtonsSamples } from './core-buttons/CoreButtons.samples.ts';
import coreColumn from './core-column/block.json' with { type: 'json' };
import { samples as coreColumnSamples } from './core-column/CoreColumn.samples.ts';
import coreColumns from './core-columns/block.json' with { type: 'json' };
import { samples as coreColumnsSamples } from './core-columns/CoreColumns.samples.ts';
import coreFreeform from './core-freeform/block.json' with { type: 'json' };
import { samples as coreFreeformSamples } from './core-freeform/CoreFreeform.samples.ts';
import coreGallery from './core-gallery/block.json' with { type: 'json' };
import { samples as coreGallerySamples } from './core-gallery/CoreGallery.samples.ts';
import coreGroup from './core-group/block.json' with { type: 'json' };
import { samples as coreGroupSamples } from './core-group/CoreGroup.samples.ts';
import coreHeading from './core-heading/block.json' with { type: 'json' };
import { samples as coreHeadingSamples } from './core-heading/CoreHeading.samples.ts';
import coreImage from './core-image/block.json' with { type: 'json' };
import { samples as coreImageSamples } from './core-image/CoreImage.samples.ts';
import coreList from './core-list/block.json' with { type: 'json' };
import { samples as coreListSamples } from './core-list/CoreList.samples.ts';
import coreListItem from './core-list-item/block.json' with { type: 'json' };
import { samples as coreListItemSamples } from './core-list-item/CoreListItem.samples.ts';
import coreParagraph from './core-paragraph/block.json' with { type: 'json' };
import { samples as coreParagraphSamples } from './core-paragraph/CoreParagraph.samples.ts';
import coreQuote from './core-quote/block.json' with { type: 'json' };
import { samples as coreQuoteSamples } from './core-quote/CoreQuote.samples.ts';
import coreSeparator from './core-separator/block.json' with { type: 'json' };
import { samples as coreSeparatorSamples } from './core-separator/CoreSeparator.samples.ts';
import developmentCarousel from './development-carousel/block.json' with { type: 'json' };
import { samples as developmentCarouselSamples } from './development-carousel/DevelopmentCarousel.samples.ts';
import featuredPropertiesCarousel from './featured-properties-carousel/block.json' with { type: 'json' };
import { samples as featuredPropertiesCarouselSamples } from './featured-properties-carousel/FeaturedPropertiesCarousel.samples.ts';
import homePageThreePack from './home-page-three-pack/block.json' with { type: 'json' };
import { samples as homePageThreePackSamples } from './home-page-three-pack/HomePageThreePack.samples.ts';
import largeCtaCard from './large-cta-card/block.json' with { type: 'json' };
import { samples as largeCtaCardSamples } from './large-cta-card/LargeCtaCard.samples.ts';
import largeQuote from './large-quote/block.json' with { type: 'json' };
import { samples as largeQuoteSamples } from './large-quote/LargeQuote.samples.ts';
import latestNewsAndInsights from './latest-news-and-insights/block.json' with { type: 'json' };
import { samples as latestNewsAndInsightsSamples } from './latest-news-and-insights/LatestNewsAndInsights.samples.ts';
import newsRoomPostsQuery from './news-room-posts-query/block.json' with { type: 'json' };
import { samples as newsRoomPostsQuerySamples } from './news-room-posts-query/NewsRoomPostsQuery.samples.ts';
import numberModule from './number-module/block.json' with { type: 'json' };
import { samples as numberModuleSamples } from './number-module/NumberModule.samples.ts';
import pageHero from './page-hero/block.json' with { type: 'json' };
import { samples as pageHeroSamples } from './page-hero/PageHero.samples.ts';
import regionCardGrids from './region-card-grids/block.json' with { type: 'json' };
import { samples as regionCardGridsSamples } from './region-card-grids/RegionCardGrids.samples.ts';
import regionMap from './region-map/block.json' with { type: 'json' };
import { samples as regionMapSamples } from './region-map/RegionMap.samples.ts';
import sliderHero from './slider-hero/block.json' with { type: 'json' };
import { samples as sliderHeroSamples } from './slider-hero/SliderHero.samples.ts';
import textImageCta from './text-image-cta/block.json' with { type: 'json' };
import { samples as textImageCtaSamples } from './text-image-cta/TextImageCta.samples.ts';

/** Every block with its declaration and its samples, by name of the folder. */
export const blockCatalogue = [
  { folder: 'accordion-faq', declaration: accordionFaq, samples: accordionFaqSamples },
  { folder: 'before-after-slide', declaration: beforeAfterSlide, samples: beforeAfterSlideSamples },
  { folder: 'core-block', declaration: coreBlock, samples: coreBlockSamples },
  { folder: 'core-button', declaration: coreButton, samples: coreButtonSamples },
  { folder: 'core-buttons', declaration: coreButtons, samples: coreButtonsSamples },
  { folder: 'core-column', declaration: coreColumn, samples: coreColumnSamples },
  { folder: 'core-columns', declaration: coreColumns, samples: coreColumnsSamples },
  { folder: 'core-freeform', declaration: coreFreeform, samples: coreFreeformSamples },
  { folder: 'core-gallery', declaration: coreGallery, samples: coreGallerySamples },
  { folder: 'core-group', declaration: coreGroup, samples: coreGroupSamples },
  { folder: 'core-heading', declaration: coreHeading, samples: coreHeadingSamples },
  { folder: 'core-image', declaration: coreImage, samples: coreImageSamples },
  { folder: 'core-list', declaration: coreList, samples: coreListSamples },
  { folder: 'core-list-item', declaration: coreListItem, samples: coreListItemSamples },
  { folder: 'core-paragraph', declaration: coreParagraph, samples: coreParagraphSamples },
  { folder: 'core-quote', declaration: coreQuote, samples: coreQuoteSamples },
  { folder: 'core-separator', declaration: coreSeparator, samples: coreSeparatorSamples },
  { folder: 'development-carousel', declaration: developmentCarousel, samples: developmentCarouselSamples },
  { folder: 'featured-properties-carousel', declaration: featuredPropertiesCarousel, samples: featuredPropertiesCarouselSamples },
  { folder: 'home-page-three-pack', declaration: homePageThreePack, samples: homePageThreePackSamples },
  { folder: 'large-cta-card', declaration: largeCtaCard, samples: largeCtaCardSamples },
  { folder: 'large-quote', declaration: largeQuote, samples: largeQuoteSamples },
  { folder: 'latest-news-and-insights', declaration: latestNewsAndInsights, samples: latestNewsAndInsightsSamples },
  { folder: 'news-room-posts-query', declaration: newsRoomPostsQuery, samples: newsRoomPostsQuerySamples },
  { folder: 'number-module', declaration: numberModule, samples: numberModuleSamples },
  { folder: 'page-hero', declaration: pageHero, samples: pageHeroSamples },
  { folder: 'region-card-grids', declaration: regionCardGrids, samples: regionCardGridsSamples },
  { folder: 'region-map', declaration: regionMap, samples: regionMapSamples },
  { folder: 'slider-hero', declaration: sliderHero, samples: sliderHeroSamples },
  { folder: 'text-image-cta', declaration: textImageCta, samples: textImageCtaSamples },
] as const;
