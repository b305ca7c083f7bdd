/**
 * @generated SignedSource<<649905d17939c0b182142447811c45ec>>
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
  readonly boardOfDirectors: {
    readonly " $fragmentSpreads": FragmentRefs<"BoardOfDirectors_block">;
  } | null;
  readonly brokerToolkitForm: {
    readonly " $fragmentSpreads": FragmentRefs<"BrokerToolkitForm_block">;
  } | null;
  readonly bynderAsset: {
    readonly " $fragmentSpreads": FragmentRefs<"BynderAsset_block">;
  } | null;
  readonly bynderGallery: {
    readonly " $fragmentSpreads": FragmentRefs<"BynderGallery_block">;
  } | null;
  readonly careerCard: {
    readonly " $fragmentSpreads": FragmentRefs<"CareerCard_block">;
  } | null;
  readonly careersEmployeeCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"CareersEmployeeCarousel_block">;
  } | null;
  readonly communityForm: {
    readonly " $fragmentSpreads": FragmentRefs<"CommunityForm_block">;
  } | null;
  readonly contactCard: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactCard_block">;
  } | null;
  readonly contactForm: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactForm_block">;
  } | null;
  readonly contentCard: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentCard_block">;
  } | null;
  readonly contentToggle: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentToggle_block">;
  } | null;
  readonly contentToggleView: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentToggleView_block">;
  } | null;
  readonly cookieChoices: {
    readonly " $fragmentSpreads": FragmentRefs<"CookieChoices_block">;
  } | null;
  readonly coreArchives: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreArchives_block">;
  } | null;
  readonly coreAudio: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreAudio_block">;
  } | null;
  readonly coreAvatar: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreAvatar_block">;
  } | null;
  readonly coreBlock: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreBlock_block">;
  } | null;
  readonly coreButton: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreButton_block">;
  } | null;
  readonly coreButtons: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreButtons_block">;
  } | null;
  readonly coreCalendar: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCalendar_block">;
  } | null;
  readonly coreCategories: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCategories_block">;
  } | null;
  readonly coreCode: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCode_block">;
  } | null;
  readonly coreColumn: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreColumn_block">;
  } | null;
  readonly coreColumns: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreColumns_block">;
  } | null;
  readonly coreCommentAuthorName: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentAuthorName_block">;
  } | null;
  readonly coreCommentContent: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentContent_block">;
  } | null;
  readonly coreCommentDate: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentDate_block">;
  } | null;
  readonly coreCommentEditLink: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentEditLink_block">;
  } | null;
  readonly coreCommentReplyLink: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentReplyLink_block">;
  } | null;
  readonly coreCommentTemplate: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentTemplate_block">;
  } | null;
  readonly coreComments: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreComments_block">;
  } | null;
  readonly coreCommentsPagination: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPagination_block">;
  } | null;
  readonly coreCommentsPaginationNext: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPaginationNext_block">;
  } | null;
  readonly coreCommentsPaginationNumbers: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPaginationNumbers_block">;
  } | null;
  readonly coreCommentsPaginationPrevious: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPaginationPrevious_block">;
  } | null;
  readonly coreCommentsTitle: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsTitle_block">;
  } | null;
  readonly coreCover: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreCover_block">;
  } | null;
  readonly coreDetails: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreDetails_block">;
  } | null;
  readonly coreEmbed: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreEmbed_block">;
  } | null;
  readonly coreFile: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreFile_block">;
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
  readonly coreHomeLink: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreHomeLink_block">;
  } | null;
  readonly coreHtml: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreHtml_block">;
  } | null;
  readonly coreImage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreImage_block">;
  } | null;
  readonly coreLatestComments: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreLatestComments_block">;
  } | null;
  readonly coreLatestPosts: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreLatestPosts_block">;
  } | null;
  readonly coreLegacyWidget: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreLegacyWidget_block">;
  } | null;
  readonly coreList: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreList_block">;
  } | null;
  readonly coreListItem: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreListItem_block">;
  } | null;
  readonly coreLoginout: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreLoginout_block">;
  } | null;
  readonly coreMediaText: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreMediaText_block">;
  } | null;
  readonly coreMissing: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreMissing_block">;
  } | null;
  readonly coreMore: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreMore_block">;
  } | null;
  readonly coreNavigation: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreNavigation_block">;
  } | null;
  readonly coreNavigationLink: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreNavigationLink_block">;
  } | null;
  readonly coreNavigationSubmenu: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreNavigationSubmenu_block">;
  } | null;
  readonly coreNextpage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreNextpage_block">;
  } | null;
  readonly corePageList: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePageList_block">;
  } | null;
  readonly corePageListItem: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePageListItem_block">;
  } | null;
  readonly coreParagraph: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreParagraph_block">;
  } | null;
  readonly corePattern: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePattern_block">;
  } | null;
  readonly corePostAuthor: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostAuthor_block">;
  } | null;
  readonly corePostAuthorBiography: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostAuthorBiography_block">;
  } | null;
  readonly corePostAuthorName: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostAuthorName_block">;
  } | null;
  readonly corePostCommentsForm: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostCommentsForm_block">;
  } | null;
  readonly corePostContent: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostContent_block">;
  } | null;
  readonly corePostDate: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostDate_block">;
  } | null;
  readonly corePostExcerpt: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostExcerpt_block">;
  } | null;
  readonly corePostFeaturedImage: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostFeaturedImage_block">;
  } | null;
  readonly corePostNavigationLink: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostNavigationLink_block">;
  } | null;
  readonly corePostTemplate: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostTemplate_block">;
  } | null;
  readonly corePostTerms: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostTerms_block">;
  } | null;
  readonly corePostTitle: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePostTitle_block">;
  } | null;
  readonly corePreformatted: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePreformatted_block">;
  } | null;
  readonly corePullquote: {
    readonly " $fragmentSpreads": FragmentRefs<"CorePullquote_block">;
  } | null;
  readonly coreQuery: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQuery_block">;
  } | null;
  readonly coreQueryNoResults: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQueryNoResults_block">;
  } | null;
  readonly coreQueryPagination: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPagination_block">;
  } | null;
  readonly coreQueryPaginationNext: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPaginationNext_block">;
  } | null;
  readonly coreQueryPaginationNumbers: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPaginationNumbers_block">;
  } | null;
  readonly coreQueryPaginationPrevious: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPaginationPrevious_block">;
  } | null;
  readonly coreQueryTitle: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQueryTitle_block">;
  } | null;
  readonly coreQuote: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreQuote_block">;
  } | null;
  readonly coreReadMore: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreReadMore_block">;
  } | null;
  readonly coreRss: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreRss_block">;
  } | null;
  readonly coreSearch: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSearch_block">;
  } | null;
  readonly coreSeparator: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSeparator_block">;
  } | null;
  readonly coreShortcode: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreShortcode_block">;
  } | null;
  readonly coreSiteLogo: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSiteLogo_block">;
  } | null;
  readonly coreSiteTagline: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSiteTagline_block">;
  } | null;
  readonly coreSiteTitle: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSiteTitle_block">;
  } | null;
  readonly coreSocialLink: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSocialLink_block">;
  } | null;
  readonly coreSocialLinks: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSocialLinks_block">;
  } | null;
  readonly coreSpacer: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreSpacer_block">;
  } | null;
  readonly coreTable: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreTable_block">;
  } | null;
  readonly coreTagCloud: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreTagCloud_block">;
  } | null;
  readonly coreTemplatePart: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreTemplatePart_block">;
  } | null;
  readonly coreTermDescription: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreTermDescription_block">;
  } | null;
  readonly coreTextColumns: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreTextColumns_block">;
  } | null;
  readonly coreVerse: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreVerse_block">;
  } | null;
  readonly coreVideo: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreVideo_block">;
  } | null;
  readonly coreWidgetGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"CoreWidgetGroup_block">;
  } | null;
  readonly ctaList: {
    readonly " $fragmentSpreads": FragmentRefs<"CtaList_block">;
  } | null;
  readonly deprecatedCoreAudio?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreButton?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreButtons?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreColumn?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreColumns?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreCommentAuthorName?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreCommentDate?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreComments?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreCommentsTitle?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreCover?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreEmbed?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreFile?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreGallery?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreGroup?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreHeading?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreImage?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreLatestPosts?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreList?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreMediaText?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreNavigation?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreNavigationLink?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreParagraph?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCorePostDate?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCorePostTitle?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCorePullquote?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreQuery?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreQueryPagination?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreQueryTitle?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreQuote?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreSeparator?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreSiteTagline?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreSiteTitle?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreSocialLinks?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreSpacer?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreTable?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreVerse?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreVideo?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly deprecatedCoreWidgetGroup?: {
    readonly savedMarkup?: string | null;
  } | null;
  readonly developmentCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"DevelopmentCarousel_block">;
  } | null;
  readonly downloadCta: {
    readonly " $fragmentSpreads": FragmentRefs<"DownloadCta_block">;
  } | null;
  readonly downloadsList: {
    readonly " $fragmentSpreads": FragmentRefs<"DownloadsList_block">;
  } | null;
  readonly esgReportArchive: {
    readonly " $fragmentSpreads": FragmentRefs<"EsgReportArchive_block">;
  } | null;
  readonly featuredPropertiesCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"FeaturedPropertiesCarousel_block">;
  } | null;
  readonly featuredText: {
    readonly " $fragmentSpreads": FragmentRefs<"FeaturedText_block">;
  } | null;
  readonly flipHighlights: {
    readonly " $fragmentSpreads": FragmentRefs<"FlipHighlights_block">;
  } | null;
  readonly formEmbed: {
    readonly " $fragmentSpreads": FragmentRefs<"FormEmbed_block">;
  } | null;
  readonly fourColumnIcon: {
    readonly " $fragmentSpreads": FragmentRefs<"FourColumnIcon_block">;
  } | null;
  readonly fullWidthImageCard: {
    readonly " $fragmentSpreads": FragmentRefs<"FullWidthImageCard_block">;
  } | null;
  readonly grid: {
    readonly " $fragmentSpreads": FragmentRefs<"Grid_block">;
  } | null;
  readonly gridCell: {
    readonly " $fragmentSpreads": FragmentRefs<"GridCell_block">;
  } | null;
  readonly highlightsModule: {
    readonly " $fragmentSpreads": FragmentRefs<"HighlightsModule_block">;
  } | null;
  readonly homePageThreePack: {
    readonly " $fragmentSpreads": FragmentRefs<"HomePageThreePack_block">;
  } | null;
  readonly iconContentGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"IconContentGrid_block">;
  } | null;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_block">;
  } | null;
  readonly imageHero: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageHero_block">;
  } | null;
  readonly imageTextComplexGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageTextComplexGrid_block">;
  } | null;
  readonly largeCtaCard: {
    readonly " $fragmentSpreads": FragmentRefs<"LargeCtaCard_block">;
  } | null;
  readonly largeMediaContact: {
    readonly " $fragmentSpreads": FragmentRefs<"LargeMediaContact_block">;
  } | null;
  readonly largeQuote: {
    readonly " $fragmentSpreads": FragmentRefs<"LargeQuote_block">;
  } | null;
  readonly latestNewsAndInsights: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestNewsAndInsights_block">;
  } | null;
  readonly latestNewsCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestNewsCarousel_block">;
  } | null;
  readonly latestSustainabilityPosts: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestSustainabilityPosts_block">;
  } | null;
  readonly lineGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"LineGrid_block">;
  } | null;
  readonly map: {
    readonly " $fragmentSpreads": FragmentRefs<"Map_block">;
  } | null;
  readonly meetOurLeaders: {
    readonly " $fragmentSpreads": FragmentRefs<"MeetOurLeaders_block">;
  } | null;
  readonly metroLandingPageNumberModule: {
    readonly " $fragmentSpreads": FragmentRefs<"MetroLandingPageNumberModule_block">;
  } | null;
  readonly name: string;
  readonly newsRoomPostsQuery: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsRoomPostsQuery_block">;
  } | null;
  readonly numberModule: {
    readonly " $fragmentSpreads": FragmentRefs<"NumberModule_block">;
  } | null;
  readonly openPositions: {
    readonly " $fragmentSpreads": FragmentRefs<"OpenPositions_block">;
  } | null;
  readonly pageHero: {
    readonly " $fragmentSpreads": FragmentRefs<"PageHero_block">;
  } | null;
  readonly partners: {
    readonly " $fragmentSpreads": FragmentRefs<"Partners_block">;
  } | null;
  readonly plusHero: {
    readonly " $fragmentSpreads": FragmentRefs<"PlusHero_block">;
  } | null;
  readonly quoteBlock: {
    readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_block">;
  } | null;
  readonly regionCardCta: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionCardCta_block">;
  } | null;
  readonly regionCardGrids: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionCardGrids_block">;
  } | null;
  readonly regionMap: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionMap_block">;
  } | null;
  readonly regionStatisticsGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionStatisticsGrid_block">;
  } | null;
  readonly regionTeamContactGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionTeamContactGrid_block">;
  } | null;
  readonly search: {
    readonly " $fragmentSpreads": FragmentRefs<"Search_block">;
  } | null;
  readonly separator: {
    readonly " $fragmentSpreads": FragmentRefs<"Separator_block">;
  } | null;
  readonly serviceList: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceList_block">;
  } | null;
  readonly sliderHero: {
    readonly " $fragmentSpreads": FragmentRefs<"SliderHero_block">;
  } | null;
  readonly styledQuote: {
    readonly " $fragmentSpreads": FragmentRefs<"StyledQuote_block">;
  } | null;
  readonly teamAccordion: {
    readonly " $fragmentSpreads": FragmentRefs<"TeamAccordion_block">;
  } | null;
  readonly teamGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"TeamGrid_block">;
  } | null;
  readonly teams: {
    readonly " $fragmentSpreads": FragmentRefs<"Teams_block">;
  } | null;
  readonly textGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"TextGrid_block">;
  } | null;
  readonly textImageCta: {
    readonly " $fragmentSpreads": FragmentRefs<"TextImageCta_block">;
  } | null;
  readonly twoByTwoGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"TwoByTwoGrid_block">;
  } | null;
  readonly twoColumnFaq: {
    readonly " $fragmentSpreads": FragmentRefs<"TwoColumnFaq_block">;
  } | null;
  readonly upgradeGalleryCarousel: {
    readonly " $fragmentSpreads": FragmentRefs<"UpgradeGalleryCarousel_block">;
  } | null;
  readonly vendorForm: {
    readonly " $fragmentSpreads": FragmentRefs<"VendorForm_block">;
  } | null;
  readonly videoEmbed: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoEmbed_block">;
  } | null;
  readonly videoHero: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoHero_block">;
  } | null;
  readonly yoastFaqBlock: {
    readonly " $fragmentSpreads": FragmentRefs<"YoastFaqBlock_block">;
  } | null;
  readonly yoastHowToBlock: {
    readonly " $fragmentSpreads": FragmentRefs<"YoastHowToBlock_block">;
  } | null;
  readonly yoastSeoBreadcrumbs: {
    readonly " $fragmentSpreads": FragmentRefs<"YoastSeoBreadcrumbs_block">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"UnknownBlock_block">;
  readonly " $fragmentType": "registryGenerated_block";
};
export type registryGenerated_block$key = {
  readonly " $data"?: registryGenerated_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"registryGenerated_block">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savedMarkup",
    "storageKey": null
  }
];
return {
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
            "name": "BoardOfDirectors_block"
          }
        ],
        "type": "SiteBoardOfDirectorsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "boardOfDirectors"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BrokerToolkitForm_block"
          }
        ],
        "type": "SiteBrokerToolkitFormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "brokerToolkitForm"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BynderAsset_block"
          }
        ],
        "type": "SiteBynderAssetBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "bynderAsset"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BynderGallery_block"
          }
        ],
        "type": "SiteBynderGalleryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "bynderGallery"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CareerCard_block"
          }
        ],
        "type": "SiteCareerCardBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "careerCard"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CareersEmployeeCarousel_block"
          }
        ],
        "type": "SiteCareersEmployeeCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "careersEmployeeCarousel"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommunityForm_block"
          }
        ],
        "type": "SiteCommunityFormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "communityForm"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactCard_block"
          }
        ],
        "type": "SiteContactCardBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contactCard"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactForm_block"
          }
        ],
        "type": "SiteContactFormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contactForm"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContentCard_block"
          }
        ],
        "type": "SiteContentCardBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contentCard"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContentToggle_block"
          }
        ],
        "type": "SiteContentToggleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contentToggle"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContentToggleView_block"
          }
        ],
        "type": "SiteContentToggleViewBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contentToggleView"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CookieChoices_block"
          }
        ],
        "type": "SiteCookieChoicesBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "cookieChoices"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreArchives_block"
          }
        ],
        "type": "CoreArchivesBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreArchives"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreAudio_block"
          }
        ],
        "type": "CoreAudioBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreAudio"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreAvatar_block"
          }
        ],
        "type": "CoreAvatarBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreAvatar"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreBlock_block"
          }
        ],
        "type": "CoreBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreBlock"
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
            "name": "CoreCalendar_block"
          }
        ],
        "type": "CoreCalendarBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCalendar"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCategories_block"
          }
        ],
        "type": "CoreCategoriesBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCategories"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCode_block"
          }
        ],
        "type": "CoreCodeBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCode"
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
            "name": "CoreCommentAuthorName_block"
          }
        ],
        "type": "CoreCommentAuthorNameBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentAuthorName"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentContent_block"
          }
        ],
        "type": "CoreCommentContentBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentContent"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentDate_block"
          }
        ],
        "type": "CoreCommentDateBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentDate"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentEditLink_block"
          }
        ],
        "type": "CoreCommentEditLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentEditLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentReplyLink_block"
          }
        ],
        "type": "CoreCommentReplyLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentReplyLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentTemplate_block"
          }
        ],
        "type": "CoreCommentTemplateBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentTemplate"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreComments_block"
          }
        ],
        "type": "CoreCommentsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreComments"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentsPagination_block"
          }
        ],
        "type": "CoreCommentsPaginationBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentsPagination"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentsPaginationNext_block"
          }
        ],
        "type": "CoreCommentsPaginationNextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentsPaginationNext"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentsPaginationNumbers_block"
          }
        ],
        "type": "CoreCommentsPaginationNumbersBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentsPaginationNumbers"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentsPaginationPrevious_block"
          }
        ],
        "type": "CoreCommentsPaginationPreviousBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentsPaginationPrevious"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCommentsTitle_block"
          }
        ],
        "type": "CoreCommentsTitleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCommentsTitle"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreCover_block"
          }
        ],
        "type": "CoreCoverBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreCover"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreDetails_block"
          }
        ],
        "type": "CoreDetailsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreDetails"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreEmbed_block"
          }
        ],
        "type": "CoreEmbedBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreEmbed"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreFile_block"
          }
        ],
        "type": "CoreFileBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreFile"
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
            "name": "CoreHomeLink_block"
          }
        ],
        "type": "CoreHomeLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreHomeLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreHtml_block"
          }
        ],
        "type": "CoreHtmlBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreHtml"
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
            "name": "CoreLatestComments_block"
          }
        ],
        "type": "CoreLatestCommentsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreLatestComments"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreLatestPosts_block"
          }
        ],
        "type": "CoreLatestPostsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreLatestPosts"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreLegacyWidget_block"
          }
        ],
        "type": "CoreLegacyWidgetBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreLegacyWidget"
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
            "name": "CoreLoginout_block"
          }
        ],
        "type": "CoreLoginoutBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreLoginout"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreMediaText_block"
          }
        ],
        "type": "CoreMediaTextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreMediaText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreMissing_block"
          }
        ],
        "type": "CoreMissingBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreMissing"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreMore_block"
          }
        ],
        "type": "CoreMoreBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreMore"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreNavigation_block"
          }
        ],
        "type": "CoreNavigationBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreNavigation"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreNavigationLink_block"
          }
        ],
        "type": "CoreNavigationLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreNavigationLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreNavigationSubmenu_block"
          }
        ],
        "type": "CoreNavigationSubmenuBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreNavigationSubmenu"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreNextpage_block"
          }
        ],
        "type": "CoreNextpageBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreNextpage"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePageList_block"
          }
        ],
        "type": "CorePageListBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePageList"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePageListItem_block"
          }
        ],
        "type": "CorePageListItemBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePageListItem"
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
            "name": "CorePattern_block"
          }
        ],
        "type": "CorePatternBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePattern"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostAuthor_block"
          }
        ],
        "type": "CorePostAuthorBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostAuthor"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostAuthorBiography_block"
          }
        ],
        "type": "CorePostAuthorBiographyBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostAuthorBiography"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostAuthorName_block"
          }
        ],
        "type": "CorePostAuthorNameBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostAuthorName"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostCommentsForm_block"
          }
        ],
        "type": "CorePostCommentsFormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostCommentsForm"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostContent_block"
          }
        ],
        "type": "CorePostContentBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostContent"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostDate_block"
          }
        ],
        "type": "CorePostDateBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostDate"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostExcerpt_block"
          }
        ],
        "type": "CorePostExcerptBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostExcerpt"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostFeaturedImage_block"
          }
        ],
        "type": "CorePostFeaturedImageBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostFeaturedImage"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostNavigationLink_block"
          }
        ],
        "type": "CorePostNavigationLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostNavigationLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostTemplate_block"
          }
        ],
        "type": "CorePostTemplateBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostTemplate"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostTerms_block"
          }
        ],
        "type": "CorePostTermsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostTerms"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePostTitle_block"
          }
        ],
        "type": "CorePostTitleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePostTitle"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePreformatted_block"
          }
        ],
        "type": "CorePreformattedBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePreformatted"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorePullquote_block"
          }
        ],
        "type": "CorePullquoteBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "corePullquote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQuery_block"
          }
        ],
        "type": "CoreQueryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQuery"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQueryNoResults_block"
          }
        ],
        "type": "CoreQueryNoResultsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQueryNoResults"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQueryPagination_block"
          }
        ],
        "type": "CoreQueryPaginationBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQueryPagination"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQueryPaginationNext_block"
          }
        ],
        "type": "CoreQueryPaginationNextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQueryPaginationNext"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQueryPaginationNumbers_block"
          }
        ],
        "type": "CoreQueryPaginationNumbersBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQueryPaginationNumbers"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQueryPaginationPrevious_block"
          }
        ],
        "type": "CoreQueryPaginationPreviousBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQueryPaginationPrevious"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreQueryTitle_block"
          }
        ],
        "type": "CoreQueryTitleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreQueryTitle"
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
            "name": "CoreReadMore_block"
          }
        ],
        "type": "CoreReadMoreBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreReadMore"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreRss_block"
          }
        ],
        "type": "CoreRssBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreRss"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSearch_block"
          }
        ],
        "type": "CoreSearchBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSearch"
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
            "name": "CoreShortcode_block"
          }
        ],
        "type": "CoreShortcodeBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreShortcode"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSiteLogo_block"
          }
        ],
        "type": "CoreSiteLogoBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSiteLogo"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSiteTagline_block"
          }
        ],
        "type": "CoreSiteTaglineBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSiteTagline"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSiteTitle_block"
          }
        ],
        "type": "CoreSiteTitleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSiteTitle"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSocialLink_block"
          }
        ],
        "type": "CoreSocialLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSocialLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSocialLinks_block"
          }
        ],
        "type": "CoreSocialLinksBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSocialLinks"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreSpacer_block"
          }
        ],
        "type": "CoreSpacerBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreSpacer"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreTable_block"
          }
        ],
        "type": "CoreTableBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreTable"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreTagCloud_block"
          }
        ],
        "type": "CoreTagCloudBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreTagCloud"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreTemplatePart_block"
          }
        ],
        "type": "CoreTemplatePartBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreTemplatePart"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreTermDescription_block"
          }
        ],
        "type": "CoreTermDescriptionBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreTermDescription"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreTextColumns_block"
          }
        ],
        "type": "CoreTextColumnsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreTextColumns"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreVerse_block"
          }
        ],
        "type": "CoreVerseBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreVerse"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreVideo_block"
          }
        ],
        "type": "CoreVideoBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreVideo"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CoreWidgetGroup_block"
          }
        ],
        "type": "CoreWidgetGroupBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "coreWidgetGroup"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CtaList_block"
          }
        ],
        "type": "SiteCtaListBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ctaList"
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
            "name": "DownloadCta_block"
          }
        ],
        "type": "SiteDownloadCtaBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "downloadCta"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DownloadsList_block"
          }
        ],
        "type": "SiteDownloadsListBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "downloadsList"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EsgReportArchive_block"
          }
        ],
        "type": "SiteEsgReportArchiveBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "esgReportArchive"
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
            "name": "FeaturedText_block"
          }
        ],
        "type": "SiteFeaturedTextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "featuredText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FlipHighlights_block"
          }
        ],
        "type": "SiteFlipHighlightsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "flipHighlights"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FormEmbed_block"
          }
        ],
        "type": "SiteFormEmbedBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "formEmbed"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FourColumnIcon_block"
          }
        ],
        "type": "SiteFourColumnIconBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fourColumnIcon"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FullWidthImageCard_block"
          }
        ],
        "type": "SiteFullWidthImageCardBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fullWidthImageCard"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Grid_block"
          }
        ],
        "type": "SiteGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "grid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GridCell_block"
          }
        ],
        "type": "SiteGridCellBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "gridCell"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HighlightsModule_block"
          }
        ],
        "type": "SiteHighlightsModuleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "highlightsModule"
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
            "name": "IconContentGrid_block"
          }
        ],
        "type": "SiteIconContentGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "iconContentGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Image_block"
          }
        ],
        "type": "SiteImageBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "image"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageHero_block"
          }
        ],
        "type": "SiteImageHeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "imageHero"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageTextComplexGrid_block"
          }
        ],
        "type": "SiteImageTextComplexGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "imageTextComplexGrid"
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
            "name": "LargeMediaContact_block"
          }
        ],
        "type": "SiteLargeMediaContactBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "largeMediaContact"
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
            "name": "LatestNewsCarousel_block"
          }
        ],
        "type": "SiteLatestNewsCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "latestNewsCarousel"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LatestSustainabilityPosts_block"
          }
        ],
        "type": "SiteLatestSustainabilityPostsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "latestSustainabilityPosts"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LineGrid_block"
          }
        ],
        "type": "SiteLineGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "lineGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Map_block"
          }
        ],
        "type": "SiteMapBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "map"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MeetOurLeaders_block"
          }
        ],
        "type": "SiteMeetOurLeadersBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "meetOurLeaders"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MetroLandingPageNumberModule_block"
          }
        ],
        "type": "SiteMetroLandingPageNumberModuleBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "metroLandingPageNumberModule"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewsRoomPostsQuery_block"
          }
        ],
        "type": "SiteNewsRoomPostsQueryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "newsRoomPostsQuery"
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
            "name": "OpenPositions_block"
          }
        ],
        "type": "SiteOpenPositionsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "openPositions"
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
            "name": "Partners_block"
          }
        ],
        "type": "SitePartnersBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "partners"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlusHero_block"
          }
        ],
        "type": "SitePlusHeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "plusHero"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuoteBlock_block"
          }
        ],
        "type": "SiteQuoteBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "quoteBlock"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RegionCardCta_block"
          }
        ],
        "type": "SiteRegionCardCtaBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "regionCardCta"
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
            "name": "RegionStatisticsGrid_block"
          }
        ],
        "type": "SiteRegionStatisticsGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "regionStatisticsGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RegionTeamContactGrid_block"
          }
        ],
        "type": "SiteRegionTeamContactGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "regionTeamContactGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Search_block"
          }
        ],
        "type": "SiteSearchBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "search"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Separator_block"
          }
        ],
        "type": "SiteSeparatorBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "separator"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceList_block"
          }
        ],
        "type": "SiteServiceListBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "serviceList"
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
            "name": "StyledQuote_block"
          }
        ],
        "type": "SiteStyledQuoteBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "styledQuote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamAccordion_block"
          }
        ],
        "type": "SiteTeamAccordionBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "teamAccordion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamGrid_block"
          }
        ],
        "type": "SiteTeamGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "teamGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Teams_block"
          }
        ],
        "type": "SiteTeamsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "teams"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextGrid_block"
          }
        ],
        "type": "SiteTextGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "textGrid"
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
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TwoByTwoGrid_block"
          }
        ],
        "type": "SiteTwoByTwoGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "twoByTwoGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TwoColumnFaq_block"
          }
        ],
        "type": "SiteTwoColumnFaqBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "twoColumnFaq"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UpgradeGalleryCarousel_block"
          }
        ],
        "type": "SiteUpgradeGalleryCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "upgradeGalleryCarousel"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VendorForm_block"
          }
        ],
        "type": "SiteVendorFormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "vendorForm"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoEmbed_block"
          }
        ],
        "type": "SiteVideoEmbedBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "videoEmbed"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoHero_block"
          }
        ],
        "type": "SiteVideoHeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "videoHero"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "YoastFaqBlock_block"
          }
        ],
        "type": "YoastFaqBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "yoastFaqBlock"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "YoastHowToBlock_block"
          }
        ],
        "type": "YoastHowToBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "yoastHowToBlock"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "YoastSeoBreadcrumbs_block"
          }
        ],
        "type": "YoastSeoBreadcrumbsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "yoastSeoBreadcrumbs"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreAudio",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreAudioBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreAudioBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreButton",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV5Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV6Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV7Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV8Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV9Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV10Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonBlockDeprecatedV11Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreButtonBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreButtons",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonsBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreButtonsBlockDeprecatedV2Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreButtonsBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreColumn",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreColumnBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreColumnBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreColumns",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreColumnsBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreColumnsBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreColumnsBlockDeprecatedV3Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreColumnsBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreCommentAuthorName",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCommentAuthorNameBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreCommentAuthorNameBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreCommentDate",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCommentDateBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreCommentDateBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreComments",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCommentsBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreCommentsBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreCommentsTitle",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCommentsTitleBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreCommentsTitleBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreCover",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV5Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV6Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV7Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV8Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV9Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV10Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreCoverBlockDeprecatedV11Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreCoverBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreEmbed",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreEmbedBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreEmbedBlockDeprecatedV2Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreEmbedBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreFile",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreFileBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreFileBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreFileBlockDeprecatedV3Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreFileBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreGallery",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV5Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV6Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGalleryBlockDeprecatedV7Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreGalleryBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreGroup",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGroupBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGroupBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGroupBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGroupBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreGroupBlockDeprecatedV5Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreGroupBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreHeading",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreHeadingBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreHeadingBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreHeadingBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreHeadingBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreHeadingBlockDeprecatedV5Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreHeadingBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreImage",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreImageBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreImageBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreImageBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreImageBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreImageBlockDeprecatedV5Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreImageBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreLatestPosts",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreLatestPostsBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreLatestPostsBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreList",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreListBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreListBlockDeprecatedV2Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreListBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreMediaText",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreMediaTextBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreMediaTextBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreMediaTextBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreMediaTextBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreMediaTextBlockDeprecatedV5Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreMediaTextBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreNavigation",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationBlockDeprecatedV5Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationBlockDeprecatedV6Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreNavigationBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreNavigationLink",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreNavigationLinkBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreNavigationLinkBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreParagraph",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreParagraphBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreParagraphBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreParagraphBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreParagraphBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreParagraphBlockDeprecatedV5Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreParagraphBlockDeprecatedV6Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreParagraphBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCorePostDate",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePostDateBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CorePostDateBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCorePostTitle",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePostTitleBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CorePostTitleBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCorePullquote",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePullquoteBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePullquoteBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePullquoteBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePullquoteBlockDeprecatedV4Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePullquoteBlockDeprecatedV5Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CorePullquoteBlockDeprecatedV6Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CorePullquoteBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreQuery",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQueryBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQueryBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQueryBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQueryBlockDeprecatedV4Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreQueryBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreQueryPagination",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQueryPaginationBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreQueryPaginationBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreQueryTitle",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQueryTitleBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreQueryTitleBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreQuote",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQuoteBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQuoteBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQuoteBlockDeprecatedV3Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreQuoteBlockDeprecatedV4Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreQuoteBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreSeparator",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreSeparatorBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreSeparatorBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreSiteTagline",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreSiteTaglineBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreSiteTaglineBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreSiteTitle",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreSiteTitleBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreSiteTitleBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreSocialLinks",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreSocialLinksBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreSocialLinksBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreSpacer",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreSpacerBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreSpacerBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreTable",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreTableBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreTableBlockDeprecatedV2Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreTableBlockDeprecatedV3Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreTableBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreVerse",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreVerseBlockDeprecatedV1Attributes",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreVerseBlockDeprecatedV2Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreVerseBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreVideo",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreVideoBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreVideoBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "deprecatedCoreWidgetGroup",
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "CoreWidgetGroupBlockDeprecatedV1Attributes",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "CoreWidgetGroupBlock",
      "abstractKey": null
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};
})();

(node as any).hash = "d60367fb946beb616a4dcb08377d419e";

export default node;
