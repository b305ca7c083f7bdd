/**
 * @generated SignedSource<<29e98d8b8891be09322b320bd1b977ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type registryGenerated_block$data = {
  readonly accordionFaq: {
    readonly " $fragmentSpreads": FragmentRefs<"AccordionFaq_block">;
  } | null;
  readonly beforeAfterSlide: {
    readonly " $fragmentSpreads": FragmentRefs<"BeforeAfterSlide_block">;
  } | null;
  readonly coreButton: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreButton_block">;
  } | null;
  readonly coreButtons: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreButtons_block">;
  } | null;
  readonly coreColumn: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreColumn_block">;
  } | null;
  readonly coreColumns: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreColumns_block">;
  } | null;
  readonly coreFreeform: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreFreeform_block">;
  } | null;
  readonly coreGallery: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreGallery_block">;
  } | null;
  readonly coreGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreGroup_block">;
  } | null;
  readonly coreHeading: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreHeading_block">;
  } | null;
  readonly coreImage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreImage_block">;
  } | null;
  readonly coreList: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreList_block">;
  } | null;
  readonly coreListItem: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreListItem_block">;
  } | null;
  readonly coreParagraph: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreParagraph_block">;
  } | null;
  readonly coreQuote: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQuote_block">;
  } | null;
  readonly coreSeparator: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSeparator_block">;
  } | null;
  readonly developmentCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"DevelopmentCarousel_block">;
  } | null;
  readonly featuredPropertiesCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"FeaturedPropertiesCarousel_block">;
  } | null;
  readonly homePageThreePack: {
    readonly " $fragmentSpreads": FragmentRefs<"HomePageThreePack_block">;
  } | null;
  readonly largeCtaCard: {
    readonly " $fragmentSpreads": FragmentRefs<"LargeCtaCard_block">;
  } | null;
  readonly largeQuote: {
    readonly " $fragmentSpreads": FragmentRefs<"LargeQuote_block">;
  } | null;
  readonly latestNewsAndInsights: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestNewsAndInsights_block">;
  } | null;
  readonly name: string;
  readonly numberModule: {
    readonly " $fragmentSpreads": FragmentRefs<"NumberModule_block">;
  } | null;
  readonly pageHero: {
    readonly " $fragmentSpreads": FragmentRefs<"PageHero_block">;
  } | null;
  readonly regionCardGrids: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionCardGrids_block">;
  } | null;
  readonly regionMap: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionMap_block">;
  } | null;
  readonly sliderHero: {
    readonly " $fragmentSpreads": FragmentRefs<"SliderHero_block">;
  } | null;
  readonly textImageCta: {
    readonly " $fragmentSpreads": FragmentRefs<"TextImageCta_block">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"UnknownBlock_block">;
  readonly " $fragmentType": "registryGenerated_block";
};
export type registryGenerated_block$key = {
  readonly " $data"?: registryGenerated_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"registryGenerated_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "registryGenerated_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnknownBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccordionFaq_block"
          }
        ],
        "type": "SiteAccordionFaqBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "accordionFaq"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BeforeAfterSlide_block"
          }
        ],
        "type": "SiteBeforeAfterSlideBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "beforeAfterSlide"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreButton_block"
          }
        ],
        "type": "CoreButtonBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreButton"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreButtons_block"
          }
        ],
        "type": "CoreButtonsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreButtons"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreColumn_block"
          }
        ],
        "type": "CoreColumnBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreColumn"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreColumns_block"
          }
        ],
        "type": "CoreColumnsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreColumns"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreFreeform_block"
          }
        ],
        "type": "CoreFreeformBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreFreeform"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreGallery_block"
          }
        ],
        "type": "CoreGalleryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreGallery"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreGroup_block"
          }
        ],
        "type": "CoreGroupBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreGroup"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreHeading_block"
          }
        ],
        "type": "CoreHeadingBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreHeading"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreImage_block"
          }
        ],
        "type": "CoreImageBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreImage"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreList_block"
          }
        ],
        "type": "CoreListBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreList"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreListItem_block"
          }
        ],
        "type": "CoreListItemBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreListItem"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreParagraph_block"
          }
        ],
        "type": "CoreParagraphBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreParagraph"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQuote_block"
          }
        ],
        "type": "CoreQuoteBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQuote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSeparator_block"
          }
        ],
        "type": "CoreSeparatorBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSeparator"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DevelopmentCarousel_block"
          }
        ],
        "type": "SiteDevelopmentCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "developmentCarousel"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FeaturedPropertiesCarousel_block"
          }
        ],
        "type": "SiteFeaturedPropertiesCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "featuredPropertiesCarousel"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomePageThreePack_block"
          }
        ],
        "type": "SiteHomePageThreePackBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "homePageThreePack"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LargeCtaCard_block"
          }
        ],
        "type": "SiteLargeCtaCardBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "largeCtaCard"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LargeQuote_block"
          }
        ],
        "type": "SiteLargeQuoteBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "largeQuote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LatestNewsAndInsights_block"
          }
        ],
        "type": "SiteLatestNewsAndInsightsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "latestNewsAndInsights"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumberModule_block"
          }
        ],
        "type": "SiteNumberModuleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "numberModule"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PageHero_block"
          }
        ],
        "type": "SitePageHeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "pageHero"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RegionCardGrids_block"
          }
        ],
        "type": "SiteRegionCardGridsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "regionCardGrids"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RegionMap_block"
          }
        ],
        "type": "SiteRegionMapBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "regionMap"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SliderHero_block"
          }
        ],
        "type": "SiteSliderHeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "sliderHero"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextImageCta_block"
          }
        ],
        "type": "SiteTextImageCtaBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "textImageCta"
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};

(node as any).hash = "c32eaf1a9891995565761def7c19cd4e";

export default node;
