// Written by scripts/registry.ts from the folders beside it. Do not edit: run `npm run generate`.
import { graphql } from 'relay-runtime';
import type { registryGenerated_block$key } from '#generated/registryGenerated_block.graphql.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';
import { AccordionFaq } from './accordion-faq/AccordionFaq.tsx';
import { BeforeAfterSlide } from './before-after-slide/BeforeAfterSlide.tsx';
import { CoreButton } from './core-button/CoreButton.tsx';
import { CoreButtons } from './core-buttons/CoreButtons.tsx';
import { CoreColumn } from './core-column/CoreColumn.tsx';
import { CoreColumns } from './core-columns/CoreColumns.tsx';
import { CoreFreeform } from './core-freeform/CoreFreeform.tsx';
import { CoreGallery } from './core-gallery/CoreGallery.tsx';
import { CoreGroup } from './core-group/CoreGroup.tsx';
import { CoreHeading } from './core-heading/CoreHeading.tsx';
import { CoreImage } from './core-image/CoreImage.tsx';
import { CoreList } from './core-list/CoreList.tsx';
import { CoreListItem } from './core-list-item/CoreListItem.tsx';
import { CoreParagraph } from './core-paragraph/CoreParagraph.tsx';
import { CoreQuote } from './core-quote/CoreQuote.tsx';
import { CoreSeparator } from './core-separator/CoreSeparator.tsx';
import { DevelopmentCarousel } from './development-carousel/DevelopmentCarousel.tsx';
import { FeaturedPropertiesCarousel } from './featured-properties-carousel/FeaturedPropertiesCarousel.tsx';
import { HomePageThreePack } from './home-page-three-pack/HomePageThreePack.tsx';
import { LargeCtaCard } from './large-cta-card/LargeCtaCard.tsx';
import { LargeQuote } from './large-quote/LargeQuote.tsx';
import { LatestNewsAndInsights } from './latest-news-and-insights/LatestNewsAndInsights.tsx';
import { NumberModule } from './number-module/NumberModule.tsx';
import { PageHero } from './page-hero/PageHero.tsx';
import { RegionCardGrids } from './region-card-grids/RegionCardGrids.tsx';
import { RegionMap } from './region-map/RegionMap.tsx';
import { SliderHero } from './slider-hero/SliderHero.tsx';
import { TextImageCta } from './text-image-cta/TextImageCta.tsx';
import { UnknownBlock } from './UnknownBlock.tsx';

const fragment = graphql`
  fragment registryGenerated_block on Block {
    name
    ...UnknownBlock_block
    ...AccordionFaq_block @alias(as: "accordionFaq")
    ...BeforeAfterSlide_block @alias(as: "beforeAfterSlide")
    ...CoreButton_block @alias(as: "coreButton")
    ...CoreButtons_block @alias(as: "coreButtons")
    ...CoreColumn_block @alias(as: "coreColumn")
    ...CoreColumns_block @alias(as: "coreColumns")
    ...CoreFreeform_block @alias(as: "coreFreeform")
    ...CoreGallery_block @alias(as: "coreGallery")
    ...CoreGroup_block @alias(as: "coreGroup")
    ...CoreHeading_block @alias(as: "coreHeading")
    ...CoreImage_block @alias(as: "coreImage")
    ...CoreList_block @alias(as: "coreList")
    ...CoreListItem_block @alias(as: "coreListItem")
    ...CoreParagraph_block @alias(as: "coreParagraph")
    ...CoreQuote_block @alias(as: "coreQuote")
    ...CoreSeparator_block @alias(as: "coreSeparator")
    ...DevelopmentCarousel_block @alias(as: "developmentCarousel")
    ...FeaturedPropertiesCarousel_block @alias(as: "featuredPropertiesCarousel")
    ...HomePageThreePack_block @alias(as: "homePageThreePack")
    ...LargeCtaCard_block @alias(as: "largeCtaCard")
    ...LargeQuote_block @alias(as: "largeQuote")
    ...LatestNewsAndInsights_block @alias(as: "latestNewsAndInsights")
    ...NumberModule_block @alias(as: "numberModule")
    ...PageHero_block @alias(as: "pageHero")
    ...RegionCardGrids_block @alias(as: "regionCardGrids")
    ...RegionMap_block @alias(as: "regionMap")
    ...SliderHero_block @alias(as: "sliderHero")
    ...TextImageCta_block @alias(as: "textImageCta")
  }
`;

type Props = BlockContext & { block: registryGenerated_block$key };

/** Shows a block with the component that was written for it, or as it was saved. */
export function RegisteredBlock({ block, ...context }: Props) {
  const data = readFragment(fragment, block);
  switch (data.name) {
    case 'site/accordion-faq':
      return data.accordionFaq && <AccordionFaq block={data.accordionFaq} {...context} />;
    case 'site/before-after-slide':
      return data.beforeAfterSlide && <BeforeAfterSlide block={data.beforeAfterSlide} {...context} />;
    case 'core/button':
      return data.coreButton && <CoreButton block={data.coreButton} {...context} />;
    case 'core/buttons':
      return data.coreButtons && <CoreButtons block={data.coreButtons} {...context} />;
    case 'core/column':
      return data.coreColumn && <CoreColumn block={data.coreColumn} {...context} />;
    case 'core/columns':
      return data.coreColumns && <CoreColumns block={data.coreColumns} {...context} />;
    case 'core/freeform':
      return data.coreFreeform && <CoreFreeform block={data.coreFreeform} {...context} />;
    case 'core/gallery':
      return data.coreGallery && <CoreGallery block={data.coreGallery} {...context} />;
    case 'core/group':
      return data.coreGroup && <CoreGroup block={data.coreGroup} {...context} />;
    case 'core/heading':
      return data.coreHeading && <CoreHeading block={data.coreHeading} {...context} />;
    case 'core/image':
      return data.coreImage && <CoreImage block={data.coreImage} {...context} />;
    case 'core/list':
      return data.coreList && <CoreList block={data.coreList} {...context} />;
    case 'core/list-item':
      return data.coreListItem && <CoreListItem block={data.coreListItem} {...context} />;
    case 'core/paragraph':
      return data.coreParagraph && <CoreParagraph block={data.coreParagraph} {...context} />;
    case 'core/quote':
      return data.coreQuote && <CoreQuote block={data.coreQuote} {...context} />;
    case 'core/separator':
      return data.coreSeparator && <CoreSeparator block={data.coreSeparator} {...context} />;
    case 'site/development-carousel':
      return data.developmentCarousel && <DevelopmentCarousel block={data.developmentCarousel} {...context} />;
    case 'site/featured-properties-carousel':
      return data.featuredPropertiesCarousel && <FeaturedPropertiesCarousel block={data.featuredPropertiesCarousel} {...context} />;
    case 'site/home-page-three-pack':
      return data.homePageThreePack && <HomePageThreePack block={data.homePageThreePack} {...context} />;
    case 'site/large-cta-card':
      return data.largeCtaCard && <LargeCtaCard block={data.largeCtaCard} {...context} />;
    case 'site/large-quote':
      return data.largeQuote && <LargeQuote block={data.largeQuote} {...context} />;
    case 'site/latest-news-and-insights':
      return data.latestNewsAndInsights && <LatestNewsAndInsights block={data.latestNewsAndInsights} {...context} />;
    case 'site/number-module':
      return data.numberModule && <NumberModule block={data.numberModule} {...context} />;
    case 'site/page-hero':
      return data.pageHero && <PageHero block={data.pageHero} {...context} />;
    case 'site/region-card-grids':
      return data.regionCardGrids && <RegionCardGrids block={data.regionCardGrids} {...context} />;
    case 'site/region-map':
      return data.regionMap && <RegionMap block={data.regionMap} {...context} />;
    case 'site/slider-hero':
      return data.sliderHero && <SliderHero block={data.sliderHero} {...context} />;
    case 'site/text-image-cta':
      return data.textImageCta && <TextImageCta block={data.textImageCta} {...context} />;
    default:
      return <UnknownBlock block={data} />;
  }
}
