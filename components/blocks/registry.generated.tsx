// Written by scripts/block-registry.ts from the folders next to it. Do not edit: run `npm run generate`.
import { graphql } from 'relay-runtime';
import type { registryGenerated_block$key } from '#generated/registryGenerated_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { AccordionFaq } from './accordion-faq/AccordionFaq.tsx';
import { BeforeAfterSlide } from './before-after-slide/BeforeAfterSlide.tsx';
import { BoardOfDirectors } from './board-of-directors/BoardOfDirectors.tsx';
import { BrokerToolkitForm } from './broker-toolkit-form/BrokerToolkitForm.tsx';
import { BynderAsset } from './bynder-asset/BynderAsset.tsx';
import { BynderGallery } from './bynder-gallery/BynderGallery.tsx';
import { CareerCard } from './career-card/CareerCard.tsx';
import { CareersEmployeeCarousel } from './careers-employee-carousel/CareersEmployeeCarousel.tsx';
import { CommunityForm } from './community-form/CommunityForm.tsx';
import { ContactCard } from './contact-card/ContactCard.tsx';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { ContentCard } from './content-card/ContentCard.tsx';
import { ContentToggle } from './content-toggle/ContentToggle.tsx';
import { ContentToggleView } from './content-toggle-view/ContentToggleView.tsx';
import { CookieChoices } from './cookie-choices/CookieChoices.tsx';
import { CoreArchives } from './core-archives/CoreArchives.tsx';
import { CoreAudio } from './core-audio/CoreAudio.tsx';
import { CoreAvatar } from './core-avatar/CoreAvatar.tsx';
import { CoreBlock } from './core-block/CoreBlock.tsx';
import { CoreButton } from './core-button/CoreButton.tsx';
import { CoreButtons } from './core-buttons/CoreButtons.tsx';
import { CoreCalendar } from './core-calendar/CoreCalendar.tsx';
import { CoreCategories } from './core-categories/CoreCategories.tsx';
import { CoreCode } from './core-code/CoreCode.tsx';
import { CoreColumn } from './core-column/CoreColumn.tsx';
import { CoreColumns } from './core-columns/CoreColumns.tsx';
import { CoreCommentAuthorName } from './core-comment-author-name/CoreCommentAuthorName.tsx';
import { CoreCommentContent } from './core-comment-content/CoreCommentContent.tsx';
import { CoreCommentDate } from './core-comment-date/CoreCommentDate.tsx';
import { CoreCommentEditLink } from './core-comment-edit-link/CoreCommentEditLink.tsx';
import { CoreCommentReplyLink } from './core-comment-reply-link/CoreCommentReplyLink.tsx';
import { CoreCommentTemplate } from './core-comment-template/CoreCommentTemplate.tsx';
import { CoreComments } from './core-comments/CoreComments.tsx';
import { CoreCommentsPagination } from './core-comments-pagination/CoreCommentsPagination.tsx';
import { CoreCommentsPaginationNext } from './core-comments-pagination-next/CoreCommentsPaginationNext.tsx';
import { CoreCommentsPaginationNumbers } from './core-comments-pagination-numbers/CoreCommentsPaginationNumbers.tsx';
import { CoreCommentsPaginationPrevious } from './core-comments-pagination-previous/CoreCommentsPaginationPrevious.tsx';
import { CoreCommentsTitle } from './core-comments-title/CoreCommentsTitle.tsx';
import { CoreCover } from './core-cover/CoreCover.tsx';
import { CoreDetails } from './core-details/CoreDetails.tsx';
import { CoreEmbed } from './core-embed/CoreEmbed.tsx';
import { CoreFile } from './core-file/CoreFile.tsx';
import { CoreFreeform } from './core-freeform/CoreFreeform.tsx';
import { CoreGallery } from './core-gallery/CoreGallery.tsx';
import { CoreGroup } from './core-group/CoreGroup.tsx';
import { CoreHeading } from './core-heading/CoreHeading.tsx';
import { CoreHomeLink } from './core-home-link/CoreHomeLink.tsx';
import { CoreHtml } from './core-html/CoreHtml.tsx';
import { CoreImage } from './core-image/CoreImage.tsx';
import { CoreLatestComments } from './core-latest-comments/CoreLatestComments.tsx';
import { CoreLatestPosts } from './core-latest-posts/CoreLatestPosts.tsx';
import { CoreLegacyWidget } from './core-legacy-widget/CoreLegacyWidget.tsx';
import { CoreList } from './core-list/CoreList.tsx';
import { CoreListItem } from './core-list-item/CoreListItem.tsx';
import { CoreLoginout } from './core-loginout/CoreLoginout.tsx';
import { CoreMediaText } from './core-media-text/CoreMediaText.tsx';
import { CoreMissing } from './core-missing/CoreMissing.tsx';
import { CoreMore } from './core-more/CoreMore.tsx';
import { CoreNavigation } from './core-navigation/CoreNavigation.tsx';
import { CoreNavigationLink } from './core-navigation-link/CoreNavigationLink.tsx';
import { CoreNavigationSubmenu } from './core-navigation-submenu/CoreNavigationSubmenu.tsx';
import { CoreNextpage } from './core-nextpage/CoreNextpage.tsx';
import { CorePageList } from './core-page-list/CorePageList.tsx';
import { CorePageListItem } from './core-page-list-item/CorePageListItem.tsx';
import { CoreParagraph } from './core-paragraph/CoreParagraph.tsx';
import { CorePattern } from './core-pattern/CorePattern.tsx';
import { CorePostAuthor } from './core-post-author/CorePostAuthor.tsx';
import { CorePostAuthorBiography } from './core-post-author-biography/CorePostAuthorBiography.tsx';
import { CorePostAuthorName } from './core-post-author-name/CorePostAuthorName.tsx';
import { CorePostCommentsForm } from './core-post-comments-form/CorePostCommentsForm.tsx';
import { CorePostContent } from './core-post-content/CorePostContent.tsx';
import { CorePostDate } from './core-post-date/CorePostDate.tsx';
import { CorePostExcerpt } from './core-post-excerpt/CorePostExcerpt.tsx';
import { CorePostFeaturedImage } from './core-post-featured-image/CorePostFeaturedImage.tsx';
import { CorePostNavigationLink } from './core-post-navigation-link/CorePostNavigationLink.tsx';
import { CorePostTemplate } from './core-post-template/CorePostTemplate.tsx';
import { CorePostTerms } from './core-post-terms/CorePostTerms.tsx';
import { CorePostTitle } from './core-post-title/CorePostTitle.tsx';
import { CorePreformatted } from './core-preformatted/CorePreformatted.tsx';
import { CorePullquote } from './core-pullquote/CorePullquote.tsx';
import { CoreQuery } from './core-query/CoreQuery.tsx';
import { CoreQueryNoResults } from './core-query-no-results/CoreQueryNoResults.tsx';
import { CoreQueryPagination } from './core-query-pagination/CoreQueryPagination.tsx';
import { CoreQueryPaginationNext } from './core-query-pagination-next/CoreQueryPaginationNext.tsx';
import { CoreQueryPaginationNumbers } from './core-query-pagination-numbers/CoreQueryPaginationNumbers.tsx';
import { CoreQueryPaginationPrevious } from './core-query-pagination-previous/CoreQueryPaginationPrevious.tsx';
import { CoreQueryTitle } from './core-query-title/CoreQueryTitle.tsx';
import { CoreQuote } from './core-quote/CoreQuote.tsx';
import { CoreReadMore } from './core-read-more/CoreReadMore.tsx';
import { CoreRss } from './core-rss/CoreRss.tsx';
import { CoreSearch } from './core-search/CoreSearch.tsx';
import { CoreSeparator } from './core-separator/CoreSeparator.tsx';
import { CoreShortcode } from './core-shortcode/CoreShortcode.tsx';
import { CoreSiteLogo } from './core-site-logo/CoreSiteLogo.tsx';
import { CoreSiteTagline } from './core-site-tagline/CoreSiteTagline.tsx';
import { CoreSiteTitle } from './core-site-title/CoreSiteTitle.tsx';
import { CoreSocialLink } from './core-social-link/CoreSocialLink.tsx';
import { CoreSocialLinks } from './core-social-links/CoreSocialLinks.tsx';
import { CoreSpacer } from './core-spacer/CoreSpacer.tsx';
import { CoreTable } from './core-table/CoreTable.tsx';
import { CoreTagCloud } from './core-tag-cloud/CoreTagCloud.tsx';
import { CoreTemplatePart } from './core-template-part/CoreTemplatePart.tsx';
import { CoreTermDescription } from './core-term-description/CoreTermDescription.tsx';
import { CoreTextColumns } from './core-text-columns/CoreTextColumns.tsx';
import { CoreVerse } from './core-verse/CoreVerse.tsx';
import { CoreVideo } from './core-video/CoreVideo.tsx';
import { CoreWidgetGroup } from './core-widget-group/CoreWidgetGroup.tsx';
import { CtaList } from './cta-list/CtaList.tsx';
import { DevelopmentCarousel } from './development-carousel/DevelopmentCarousel.tsx';
import { DownloadCta } from './download-cta/DownloadCta.tsx';
import { DownloadsList } from './downloads-list/DownloadsList.tsx';
import { EsgReportArchive } from './esg-report-archive/EsgReportArchive.tsx';
import { FeaturedPropertiesCarousel } from './featured-properties-carousel/FeaturedPropertiesCarousel.tsx';
import { FeaturedText } from './featured-text/FeaturedText.tsx';
import { FlipHighlights } from './flip-highlights/FlipHighlights.tsx';
import { FormEmbed } from './form-embed/FormEmbed.tsx';
import { FourColumnIcon } from './four-column-icon/FourColumnIcon.tsx';
import { FullWidthImageCard } from './full-width-image-card/FullWidthImageCard.tsx';
import { Grid } from './grid/Grid.tsx';
import { GridCell } from './grid-cell/GridCell.tsx';
import { HighlightsModule } from './highlights-module/HighlightsModule.tsx';
import { HomePageThreePack } from './home-page-three-pack/HomePageThreePack.tsx';
import { IconContentGrid } from './icon-content-grid/IconContentGrid.tsx';
import { Image } from './image/Image.tsx';
import { ImageHero } from './image-hero/ImageHero.tsx';
import { ImageTextComplexGrid } from './image-text-complex-grid/ImageTextComplexGrid.tsx';
import { LargeCtaCard } from './large-cta-card/LargeCtaCard.tsx';
import { LargeMediaContact } from './large-media-contact/LargeMediaContact.tsx';
import { LargeQuote } from './large-quote/LargeQuote.tsx';
import { LatestNewsAndInsights } from './latest-news-and-insights/LatestNewsAndInsights.tsx';
import { LatestNewsCarousel } from './latest-news-carousel/LatestNewsCarousel.tsx';
import { LatestSustainabilityPosts } from './latest-sustainability-posts/LatestSustainabilityPosts.tsx';
import { LineGrid } from './line-grid/LineGrid.tsx';
import { Map } from './map/Map.tsx';
import { MeetOurLeaders } from './meet-our-leaders/MeetOurLeaders.tsx';
import { MetroLandingPageNumberModule } from './metro-landing-page-number-module/MetroLandingPageNumberModule.tsx';
import { NewsRoomPostsQuery } from './news-room-posts-query/NewsRoomPostsQuery.tsx';
import { NumberModule } from './number-module/NumberModule.tsx';
import { OpenPositions } from './open-positions/OpenPositions.tsx';
import { PageHero } from './page-hero/PageHero.tsx';
import { Partners } from './partners/Partners.tsx';
import { PlusHero } from './plus-hero/PlusHero.tsx';
import { QuoteBlock } from './quote-block/QuoteBlock.tsx';
import { RegionCardCta } from './region-card-cta/RegionCardCta.tsx';
import { RegionCardGrids } from './region-card-grids/RegionCardGrids.tsx';
import { RegionMap } from './region-map/RegionMap.tsx';
import { RegionStatisticsGrid } from './region-statistics-grid/RegionStatisticsGrid.tsx';
import { RegionTeamContactGrid } from './region-team-contact-grid/RegionTeamContactGrid.tsx';
import { Search } from './search/Search.tsx';
import { Separator } from './separator/Separator.tsx';
import { ServiceList } from './service-list/ServiceList.tsx';
import { SliderHero } from './slider-hero/SliderHero.tsx';
import { StyledQuote } from './styled-quote/StyledQuote.tsx';
import { TeamAccordion } from './team-accordion/TeamAccordion.tsx';
import { TeamGrid } from './team-grid/TeamGrid.tsx';
import { Teams } from './teams/Teams.tsx';
import { TextGrid } from './text-grid/TextGrid.tsx';
import { TextImageCta } from './text-image-cta/TextImageCta.tsx';
import { TwoByTwoGrid } from './two-by-two-grid/TwoByTwoGrid.tsx';
import { TwoColumnFaq } from './two-column-faq/TwoColumnFaq.tsx';
import { UpgradeGalleryCarousel } from './upgrade-gallery-carousel/UpgradeGalleryCarousel.tsx';
import { VendorForm } from './vendor-form/VendorForm.tsx';
import { VideoEmbed } from './video-embed/VideoEmbed.tsx';
import { VideoHero } from './video-hero/VideoHero.tsx';
import { YoastFaqBlock } from './yoast-faq-block/YoastFaqBlock.tsx';
import { YoastHowToBlock } from './yoast-how-to-block/YoastHowToBlock.tsx';
import { YoastSeoBreadcrumbs } from './yoast-seo-breadcrumbs/YoastSeoBreadcrumbs.tsx';
import { SavedMarkup } from './SavedMarkup.tsx';
import { UnknownBlock } from './UnknownBlock.tsx';

const fragment = graphql`
  fragment registryGenerated_block on Block {
    name
    ...UnknownBlock_block
    ...AccordionFaq_block @alias(as: "accordionFaq")
    ...BeforeAfterSlide_block @alias(as: "beforeAfterSlide")
    ...BoardOfDirectors_block @alias(as: "boardOfDirectors")
    ...BrokerToolkitForm_block @alias(as: "brokerToolkitForm")
    ...BynderAsset_block @alias(as: "bynderAsset")
    ...BynderGallery_block @alias(as: "bynderGallery")
    ...CareerCard_block @alias(as: "careerCard")
    ...CareersEmployeeCarousel_block @alias(as: "careersEmployeeCarousel")
    ...CommunityForm_block @alias(as: "communityForm")
    ...ContactCard_block @alias(as: "contactCard")
    ...ContactForm_block @alias(as: "contactForm")
    ...ContentCard_block @alias(as: "contentCard")
    ...ContentToggle_block @alias(as: "contentToggle")
    ...ContentToggleView_block @alias(as: "contentToggleView")
    ...CookieChoices_block @alias(as: "cookieChoices")
    ...CoreArchives_block @alias(as: "coreArchives")
    ...CoreAudio_block @alias(as: "coreAudio")
    ...CoreAvatar_block @alias(as: "coreAvatar")
    ...CoreBlock_block @alias(as: "coreBlock")
    ...CoreButton_block @alias(as: "coreButton")
    ...CoreButtons_block @alias(as: "coreButtons")
    ...CoreCalendar_block @alias(as: "coreCalendar")
    ...CoreCategories_block @alias(as: "coreCategories")
    ...CoreCode_block @alias(as: "coreCode")
    ...CoreColumn_block @alias(as: "coreColumn")
    ...CoreColumns_block @alias(as: "coreColumns")
    ...CoreCommentAuthorName_block @alias(as: "coreCommentAuthorName")
    ...CoreCommentContent_block @alias(as: "coreCommentContent")
    ...CoreCommentDate_block @alias(as: "coreCommentDate")
    ...CoreCommentEditLink_block @alias(as: "coreCommentEditLink")
    ...CoreCommentReplyLink_block @alias(as: "coreCommentReplyLink")
    ...CoreCommentTemplate_block @alias(as: "coreCommentTemplate")
    ...CoreComments_block @alias(as: "coreComments")
    ...CoreCommentsPagination_block @alias(as: "coreCommentsPagination")
    ...CoreCommentsPaginationNext_block @alias(as: "coreCommentsPaginationNext")
    ...CoreCommentsPaginationNumbers_block @alias(as: "coreCommentsPaginationNumbers")
    ...CoreCommentsPaginationPrevious_block @alias(as: "coreCommentsPaginationPrevious")
    ...CoreCommentsTitle_block @alias(as: "coreCommentsTitle")
    ...CoreCover_block @alias(as: "coreCover")
    ...CoreDetails_block @alias(as: "coreDetails")
    ...CoreEmbed_block @alias(as: "coreEmbed")
    ...CoreFile_block @alias(as: "coreFile")
    ...CoreFreeform_block @alias(as: "coreFreeform")
    ...CoreGallery_block @alias(as: "coreGallery")
    ...CoreGroup_block @alias(as: "coreGroup")
    ...CoreHeading_block @alias(as: "coreHeading")
    ...CoreHomeLink_block @alias(as: "coreHomeLink")
    ...CoreHtml_block @alias(as: "coreHtml")
    ...CoreImage_block @alias(as: "coreImage")
    ...CoreLatestComments_block @alias(as: "coreLatestComments")
    ...CoreLatestPosts_block @alias(as: "coreLatestPosts")
    ...CoreLegacyWidget_block @alias(as: "coreLegacyWidget")
    ...CoreList_block @alias(as: "coreList")
    ...CoreListItem_block @alias(as: "coreListItem")
    ...CoreLoginout_block @alias(as: "coreLoginout")
    ...CoreMediaText_block @alias(as: "coreMediaText")
    ...CoreMissing_block @alias(as: "coreMissing")
    ...CoreMore_block @alias(as: "coreMore")
    ...CoreNavigation_block @alias(as: "coreNavigation")
    ...CoreNavigationLink_block @alias(as: "coreNavigationLink")
    ...CoreNavigationSubmenu_block @alias(as: "coreNavigationSubmenu")
    ...CoreNextpage_block @alias(as: "coreNextpage")
    ...CorePageList_block @alias(as: "corePageList")
    ...CorePageListItem_block @alias(as: "corePageListItem")
    ...CoreParagraph_block @alias(as: "coreParagraph")
    ...CorePattern_block @alias(as: "corePattern")
    ...CorePostAuthor_block @alias(as: "corePostAuthor")
    ...CorePostAuthorBiography_block @alias(as: "corePostAuthorBiography")
    ...CorePostAuthorName_block @alias(as: "corePostAuthorName")
    ...CorePostCommentsForm_block @alias(as: "corePostCommentsForm")
    ...CorePostContent_block @alias(as: "corePostContent")
    ...CorePostDate_block @alias(as: "corePostDate")
    ...CorePostExcerpt_block @alias(as: "corePostExcerpt")
    ...CorePostFeaturedImage_block @alias(as: "corePostFeaturedImage")
    ...CorePostNavigationLink_block @alias(as: "corePostNavigationLink")
    ...CorePostTemplate_block @alias(as: "corePostTemplate")
    ...CorePostTerms_block @alias(as: "corePostTerms")
    ...CorePostTitle_block @alias(as: "corePostTitle")
    ...CorePreformatted_block @alias(as: "corePreformatted")
    ...CorePullquote_block @alias(as: "corePullquote")
    ...CoreQuery_block @alias(as: "coreQuery")
    ...CoreQueryNoResults_block @alias(as: "coreQueryNoResults")
    ...CoreQueryPagination_block @alias(as: "coreQueryPagination")
    ...CoreQueryPaginationNext_block @alias(as: "coreQueryPaginationNext")
    ...CoreQueryPaginationNumbers_block @alias(as: "coreQueryPaginationNumbers")
    ...CoreQueryPaginationPrevious_block @alias(as: "coreQueryPaginationPrevious")
    ...CoreQueryTitle_block @alias(as: "coreQueryTitle")
    ...CoreQuote_block @alias(as: "coreQuote")
    ...CoreReadMore_block @alias(as: "coreReadMore")
    ...CoreRss_block @alias(as: "coreRss")
    ...CoreSearch_block @alias(as: "coreSearch")
    ...CoreSeparator_block @alias(as: "coreSeparator")
    ...CoreShortcode_block @alias(as: "coreShortcode")
    ...CoreSiteLogo_block @alias(as: "coreSiteLogo")
    ...CoreSiteTagline_block @alias(as: "coreSiteTagline")
    ...CoreSiteTitle_block @alias(as: "coreSiteTitle")
    ...CoreSocialLink_block @alias(as: "coreSocialLink")
    ...CoreSocialLinks_block @alias(as: "coreSocialLinks")
    ...CoreSpacer_block @alias(as: "coreSpacer")
    ...CoreTable_block @alias(as: "coreTable")
    ...CoreTagCloud_block @alias(as: "coreTagCloud")
    ...CoreTemplatePart_block @alias(as: "coreTemplatePart")
    ...CoreTermDescription_block @alias(as: "coreTermDescription")
    ...CoreTextColumns_block @alias(as: "coreTextColumns")
    ...CoreVerse_block @alias(as: "coreVerse")
    ...CoreVideo_block @alias(as: "coreVideo")
    ...CoreWidgetGroup_block @alias(as: "coreWidgetGroup")
    ...CtaList_block @alias(as: "ctaList")
    ...DevelopmentCarousel_block @alias(as: "developmentCarousel")
    ...DownloadCta_block @alias(as: "downloadCta")
    ...DownloadsList_block @alias(as: "downloadsList")
    ...EsgReportArchive_block @alias(as: "esgReportArchive")
    ...FeaturedPropertiesCarousel_block @alias(as: "featuredPropertiesCarousel")
    ...FeaturedText_block @alias(as: "featuredText")
    ...FlipHighlights_block @alias(as: "flipHighlights")
    ...FormEmbed_block @alias(as: "formEmbed")
    ...FourColumnIcon_block @alias(as: "fourColumnIcon")
    ...FullWidthImageCard_block @alias(as: "fullWidthImageCard")
    ...Grid_block @alias(as: "grid")
    ...GridCell_block @alias(as: "gridCell")
    ...HighlightsModule_block @alias(as: "highlightsModule")
    ...HomePageThreePack_block @alias(as: "homePageThreePack")
    ...IconContentGrid_block @alias(as: "iconContentGrid")
    ...Image_block @alias(as: "image")
    ...ImageHero_block @alias(as: "imageHero")
    ...ImageTextComplexGrid_block @alias(as: "imageTextComplexGrid")
    ...LargeCtaCard_block @alias(as: "largeCtaCard")
    ...LargeMediaContact_block @alias(as: "largeMediaContact")
    ...LargeQuote_block @alias(as: "largeQuote")
    ...LatestNewsAndInsights_block @alias(as: "latestNewsAndInsights")
    ...LatestNewsCarousel_block @alias(as: "latestNewsCarousel")
    ...LatestSustainabilityPosts_block @alias(as: "latestSustainabilityPosts")
    ...LineGrid_block @alias(as: "lineGrid")
    ...Map_block @alias(as: "map")
    ...MeetOurLeaders_block @alias(as: "meetOurLeaders")
    ...MetroLandingPageNumberModule_block @alias(as: "metroLandingPageNumberModule")
    ...NewsRoomPostsQuery_block @alias(as: "newsRoomPostsQuery")
    ...NumberModule_block @alias(as: "numberModule")
    ...OpenPositions_block @alias(as: "openPositions")
    ...PageHero_block @alias(as: "pageHero")
    ...Partners_block @alias(as: "partners")
    ...PlusHero_block @alias(as: "plusHero")
    ...QuoteBlock_block @alias(as: "quoteBlock")
    ...RegionCardCta_block @alias(as: "regionCardCta")
    ...RegionCardGrids_block @alias(as: "regionCardGrids")
    ...RegionMap_block @alias(as: "regionMap")
    ...RegionStatisticsGrid_block @alias(as: "regionStatisticsGrid")
    ...RegionTeamContactGrid_block @alias(as: "regionTeamContactGrid")
    ...Search_block @alias(as: "search")
    ...Separator_block @alias(as: "separator")
    ...ServiceList_block @alias(as: "serviceList")
    ...SliderHero_block @alias(as: "sliderHero")
    ...StyledQuote_block @alias(as: "styledQuote")
    ...TeamAccordion_block @alias(as: "teamAccordion")
    ...TeamGrid_block @alias(as: "teamGrid")
    ...Teams_block @alias(as: "teams")
    ...TextGrid_block @alias(as: "textGrid")
    ...TextImageCta_block @alias(as: "textImageCta")
    ...TwoByTwoGrid_block @alias(as: "twoByTwoGrid")
    ...TwoColumnFaq_block @alias(as: "twoColumnFaq")
    ...UpgradeGalleryCarousel_block @alias(as: "upgradeGalleryCarousel")
    ...VendorForm_block @alias(as: "vendorForm")
    ...VideoEmbed_block @alias(as: "videoEmbed")
    ...VideoHero_block @alias(as: "videoHero")
    ...YoastFaqBlock_block @alias(as: "yoastFaqBlock")
    ...YoastHowToBlock_block @alias(as: "yoastHowToBlock")
    ...YoastSeoBreadcrumbs_block @alias(as: "yoastSeoBreadcrumbs")
    ... on CoreAudioBlock {
      deprecatedCoreAudio: attributes {
        ... on CoreAudioBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreButtonBlock {
      deprecatedCoreButton: attributes {
        ... on CoreButtonBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV5Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV6Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV7Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV8Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV9Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV10Attributes {
          savedMarkup
        }
        ... on CoreButtonBlockDeprecatedV11Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreButtonsBlock {
      deprecatedCoreButtons: attributes {
        ... on CoreButtonsBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreButtonsBlockDeprecatedV2Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreColumnBlock {
      deprecatedCoreColumn: attributes {
        ... on CoreColumnBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreColumnsBlock {
      deprecatedCoreColumns: attributes {
        ... on CoreColumnsBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreColumnsBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreColumnsBlockDeprecatedV3Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreCommentAuthorNameBlock {
      deprecatedCoreCommentAuthorName: attributes {
        ... on CoreCommentAuthorNameBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreCommentDateBlock {
      deprecatedCoreCommentDate: attributes {
        ... on CoreCommentDateBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreCommentsBlock {
      deprecatedCoreComments: attributes {
        ... on CoreCommentsBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreCommentsTitleBlock {
      deprecatedCoreCommentsTitle: attributes {
        ... on CoreCommentsTitleBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreCoverBlock {
      deprecatedCoreCover: attributes {
        ... on CoreCoverBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV5Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV6Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV7Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV8Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV9Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV10Attributes {
          savedMarkup
        }
        ... on CoreCoverBlockDeprecatedV11Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreEmbedBlock {
      deprecatedCoreEmbed: attributes {
        ... on CoreEmbedBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreEmbedBlockDeprecatedV2Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreFileBlock {
      deprecatedCoreFile: attributes {
        ... on CoreFileBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreFileBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreFileBlockDeprecatedV3Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreGalleryBlock {
      deprecatedCoreGallery: attributes {
        ... on CoreGalleryBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreGalleryBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreGalleryBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreGalleryBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreGalleryBlockDeprecatedV5Attributes {
          savedMarkup
        }
        ... on CoreGalleryBlockDeprecatedV6Attributes {
          savedMarkup
        }
        ... on CoreGalleryBlockDeprecatedV7Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreGroupBlock {
      deprecatedCoreGroup: attributes {
        ... on CoreGroupBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreGroupBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreGroupBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreGroupBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreGroupBlockDeprecatedV5Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreHeadingBlock {
      deprecatedCoreHeading: attributes {
        ... on CoreHeadingBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreHeadingBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreHeadingBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreHeadingBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreHeadingBlockDeprecatedV5Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreImageBlock {
      deprecatedCoreImage: attributes {
        ... on CoreImageBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreImageBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreImageBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreImageBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreImageBlockDeprecatedV5Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreLatestPostsBlock {
      deprecatedCoreLatestPosts: attributes {
        ... on CoreLatestPostsBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreListBlock {
      deprecatedCoreList: attributes {
        ... on CoreListBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreListBlockDeprecatedV2Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreMediaTextBlock {
      deprecatedCoreMediaText: attributes {
        ... on CoreMediaTextBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreMediaTextBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreMediaTextBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreMediaTextBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreMediaTextBlockDeprecatedV5Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreNavigationBlock {
      deprecatedCoreNavigation: attributes {
        ... on CoreNavigationBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreNavigationBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreNavigationBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreNavigationBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreNavigationBlockDeprecatedV5Attributes {
          savedMarkup
        }
        ... on CoreNavigationBlockDeprecatedV6Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreNavigationLinkBlock {
      deprecatedCoreNavigationLink: attributes {
        ... on CoreNavigationLinkBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreParagraphBlock {
      deprecatedCoreParagraph: attributes {
        ... on CoreParagraphBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreParagraphBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreParagraphBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreParagraphBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CoreParagraphBlockDeprecatedV5Attributes {
          savedMarkup
        }
        ... on CoreParagraphBlockDeprecatedV6Attributes {
          savedMarkup
        }
      }
    }
    ... on CorePostDateBlock {
      deprecatedCorePostDate: attributes {
        ... on CorePostDateBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CorePostTitleBlock {
      deprecatedCorePostTitle: attributes {
        ... on CorePostTitleBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CorePullquoteBlock {
      deprecatedCorePullquote: attributes {
        ... on CorePullquoteBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CorePullquoteBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CorePullquoteBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CorePullquoteBlockDeprecatedV4Attributes {
          savedMarkup
        }
        ... on CorePullquoteBlockDeprecatedV5Attributes {
          savedMarkup
        }
        ... on CorePullquoteBlockDeprecatedV6Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreQueryBlock {
      deprecatedCoreQuery: attributes {
        ... on CoreQueryBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreQueryBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreQueryBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreQueryBlockDeprecatedV4Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreQueryPaginationBlock {
      deprecatedCoreQueryPagination: attributes {
        ... on CoreQueryPaginationBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreQueryTitleBlock {
      deprecatedCoreQueryTitle: attributes {
        ... on CoreQueryTitleBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreQuoteBlock {
      deprecatedCoreQuote: attributes {
        ... on CoreQuoteBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreQuoteBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreQuoteBlockDeprecatedV3Attributes {
          savedMarkup
        }
        ... on CoreQuoteBlockDeprecatedV4Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreSeparatorBlock {
      deprecatedCoreSeparator: attributes {
        ... on CoreSeparatorBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreSiteTaglineBlock {
      deprecatedCoreSiteTagline: attributes {
        ... on CoreSiteTaglineBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreSiteTitleBlock {
      deprecatedCoreSiteTitle: attributes {
        ... on CoreSiteTitleBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreSocialLinksBlock {
      deprecatedCoreSocialLinks: attributes {
        ... on CoreSocialLinksBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreSpacerBlock {
      deprecatedCoreSpacer: attributes {
        ... on CoreSpacerBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreTableBlock {
      deprecatedCoreTable: attributes {
        ... on CoreTableBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreTableBlockDeprecatedV2Attributes {
          savedMarkup
        }
        ... on CoreTableBlockDeprecatedV3Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreVerseBlock {
      deprecatedCoreVerse: attributes {
        ... on CoreVerseBlockDeprecatedV1Attributes {
          savedMarkup
        }
        ... on CoreVerseBlockDeprecatedV2Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreVideoBlock {
      deprecatedCoreVideo: attributes {
        ... on CoreVideoBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
    ... on CoreWidgetGroupBlock {
      deprecatedCoreWidgetGroup: attributes {
        ... on CoreWidgetGroupBlockDeprecatedV1Attributes {
          savedMarkup
        }
      }
    }
  }
`;

type Props = BlockProps & { block: registryGenerated_block$key };

/** Renders a block with its component, or its saved HTML if there is no component for it. */
export function RegisteredBlock({ block, ...context }: Props) {
  const data = readFragment(fragment, block);
  switch (data.name) {
    case 'site/accordion-faq':
      return data.accordionFaq && <AccordionFaq block={data.accordionFaq} {...context} />;
    case 'site/before-after-slide':
      return data.beforeAfterSlide && <BeforeAfterSlide block={data.beforeAfterSlide} {...context} />;
    case 'site/board-of-directors':
      return data.boardOfDirectors && <BoardOfDirectors block={data.boardOfDirectors} {...context} />;
    case 'site/broker-toolkit-form':
      return data.brokerToolkitForm && <BrokerToolkitForm block={data.brokerToolkitForm} {...context} />;
    case 'site/bynder-asset':
      return data.bynderAsset && <BynderAsset block={data.bynderAsset} {...context} />;
    case 'site/bynder-gallery':
      return data.bynderGallery && <BynderGallery block={data.bynderGallery} {...context} />;
    case 'site/career-card':
      return data.careerCard && <CareerCard block={data.careerCard} {...context} />;
    case 'site/careers-employee-carousel':
      return data.careersEmployeeCarousel && <CareersEmployeeCarousel block={data.careersEmployeeCarousel} {...context} />;
    case 'site/community-form':
      return data.communityForm && <CommunityForm block={data.communityForm} {...context} />;
    case 'site/contact-card':
      return data.contactCard && <ContactCard block={data.contactCard} {...context} />;
    case 'site/contact-form':
      return data.contactForm && <ContactForm block={data.contactForm} {...context} />;
    case 'site/content-card':
      return data.contentCard && <ContentCard block={data.contentCard} {...context} />;
    case 'site/content-toggle':
      return data.contentToggle && <ContentToggle block={data.contentToggle} {...context} />;
    case 'site/content-toggle-view':
      return data.contentToggleView && <ContentToggleView block={data.contentToggleView} {...context} />;
    case 'site/cookie-choices':
      return data.cookieChoices && <CookieChoices block={data.cookieChoices} {...context} />;
    case 'core/archives':
      return data.coreArchives && <CoreArchives block={data.coreArchives} {...context} />;
    case 'core/audio':
      return data.deprecatedCoreAudio?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreAudio.savedMarkup} /> : data.coreAudio && <CoreAudio block={data.coreAudio} {...context} />;
    case 'core/avatar':
      return data.coreAvatar && <CoreAvatar block={data.coreAvatar} {...context} />;
    case 'core/block':
      return data.coreBlock && <CoreBlock block={data.coreBlock} {...context} />;
    case 'core/button':
      return data.deprecatedCoreButton?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreButton.savedMarkup} /> : data.coreButton && <CoreButton block={data.coreButton} {...context} />;
    case 'core/buttons':
      return data.deprecatedCoreButtons?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreButtons.savedMarkup} /> : data.coreButtons && <CoreButtons block={data.coreButtons} {...context} />;
    case 'core/calendar':
      return data.coreCalendar && <CoreCalendar block={data.coreCalendar} {...context} />;
    case 'core/categories':
      return data.coreCategories && <CoreCategories block={data.coreCategories} {...context} />;
    case 'core/code':
      return data.coreCode && <CoreCode block={data.coreCode} {...context} />;
    case 'core/column':
      return data.deprecatedCoreColumn?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreColumn.savedMarkup} /> : data.coreColumn && <CoreColumn block={data.coreColumn} {...context} />;
    case 'core/columns':
      return data.deprecatedCoreColumns?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreColumns.savedMarkup} /> : data.coreColumns && <CoreColumns block={data.coreColumns} {...context} />;
    case 'core/comment-author-name':
      return data.deprecatedCoreCommentAuthorName?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreCommentAuthorName.savedMarkup} /> : data.coreCommentAuthorName && <CoreCommentAuthorName block={data.coreCommentAuthorName} {...context} />;
    case 'core/comment-content':
      return data.coreCommentContent && <CoreCommentContent block={data.coreCommentContent} {...context} />;
    case 'core/comment-date':
      return data.deprecatedCoreCommentDate?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreCommentDate.savedMarkup} /> : data.coreCommentDate && <CoreCommentDate block={data.coreCommentDate} {...context} />;
    case 'core/comment-edit-link':
      return data.coreCommentEditLink && <CoreCommentEditLink block={data.coreCommentEditLink} {...context} />;
    case 'core/comment-reply-link':
      return data.coreCommentReplyLink && <CoreCommentReplyLink block={data.coreCommentReplyLink} {...context} />;
    case 'core/comment-template':
      return data.coreCommentTemplate && <CoreCommentTemplate block={data.coreCommentTemplate} {...context} />;
    case 'core/comments':
      return data.deprecatedCoreComments?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreComments.savedMarkup} /> : data.coreComments && <CoreComments block={data.coreComments} {...context} />;
    case 'core/comments-pagination':
      return data.coreCommentsPagination && <CoreCommentsPagination block={data.coreCommentsPagination} {...context} />;
    case 'core/comments-pagination-next':
      return data.coreCommentsPaginationNext && <CoreCommentsPaginationNext block={data.coreCommentsPaginationNext} {...context} />;
    case 'core/comments-pagination-numbers':
      return data.coreCommentsPaginationNumbers && <CoreCommentsPaginationNumbers block={data.coreCommentsPaginationNumbers} {...context} />;
    case 'core/comments-pagination-previous':
      return data.coreCommentsPaginationPrevious && <CoreCommentsPaginationPrevious block={data.coreCommentsPaginationPrevious} {...context} />;
    case 'core/comments-title':
      return data.deprecatedCoreCommentsTitle?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreCommentsTitle.savedMarkup} /> : data.coreCommentsTitle && <CoreCommentsTitle block={data.coreCommentsTitle} {...context} />;
    case 'core/cover':
      return data.deprecatedCoreCover?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreCover.savedMarkup} /> : data.coreCover && <CoreCover block={data.coreCover} {...context} />;
    case 'core/details':
      return data.coreDetails && <CoreDetails block={data.coreDetails} {...context} />;
    case 'core/embed':
      return data.deprecatedCoreEmbed?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreEmbed.savedMarkup} /> : data.coreEmbed && <CoreEmbed block={data.coreEmbed} {...context} />;
    case 'core/file':
      return data.deprecatedCoreFile?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreFile.savedMarkup} /> : data.coreFile && <CoreFile block={data.coreFile} {...context} />;
    case 'core/freeform':
      return data.coreFreeform && <CoreFreeform block={data.coreFreeform} {...context} />;
    case 'core/gallery':
      return data.deprecatedCoreGallery?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreGallery.savedMarkup} /> : data.coreGallery && <CoreGallery block={data.coreGallery} {...context} />;
    case 'core/group':
      return data.deprecatedCoreGroup?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreGroup.savedMarkup} /> : data.coreGroup && <CoreGroup block={data.coreGroup} {...context} />;
    case 'core/heading':
      return data.deprecatedCoreHeading?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreHeading.savedMarkup} /> : data.coreHeading && <CoreHeading block={data.coreHeading} {...context} />;
    case 'core/home-link':
      return data.coreHomeLink && <CoreHomeLink block={data.coreHomeLink} {...context} />;
    case 'core/html':
      return data.coreHtml && <CoreHtml block={data.coreHtml} {...context} />;
    case 'core/image':
      return data.deprecatedCoreImage?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreImage.savedMarkup} /> : data.coreImage && <CoreImage block={data.coreImage} {...context} />;
    case 'core/latest-comments':
      return data.coreLatestComments && <CoreLatestComments block={data.coreLatestComments} {...context} />;
    case 'core/latest-posts':
      return data.deprecatedCoreLatestPosts?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreLatestPosts.savedMarkup} /> : data.coreLatestPosts && <CoreLatestPosts block={data.coreLatestPosts} {...context} />;
    case 'core/legacy-widget':
      return data.coreLegacyWidget && <CoreLegacyWidget block={data.coreLegacyWidget} {...context} />;
    case 'core/list':
      return data.deprecatedCoreList?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreList.savedMarkup} /> : data.coreList && <CoreList block={data.coreList} {...context} />;
    case 'core/list-item':
      return data.coreListItem && <CoreListItem block={data.coreListItem} {...context} />;
    case 'core/loginout':
      return data.coreLoginout && <CoreLoginout block={data.coreLoginout} {...context} />;
    case 'core/media-text':
      return data.deprecatedCoreMediaText?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreMediaText.savedMarkup} /> : data.coreMediaText && <CoreMediaText block={data.coreMediaText} {...context} />;
    case 'core/missing':
      return data.coreMissing && <CoreMissing block={data.coreMissing} {...context} />;
    case 'core/more':
      return data.coreMore && <CoreMore block={data.coreMore} {...context} />;
    case 'core/navigation':
      return data.deprecatedCoreNavigation?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreNavigation.savedMarkup} /> : data.coreNavigation && <CoreNavigation block={data.coreNavigation} {...context} />;
    case 'core/navigation-link':
      return data.deprecatedCoreNavigationLink?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreNavigationLink.savedMarkup} /> : data.coreNavigationLink && <CoreNavigationLink block={data.coreNavigationLink} {...context} />;
    case 'core/navigation-submenu':
      return data.coreNavigationSubmenu && <CoreNavigationSubmenu block={data.coreNavigationSubmenu} {...context} />;
    case 'core/nextpage':
      return data.coreNextpage && <CoreNextpage block={data.coreNextpage} {...context} />;
    case 'core/page-list':
      return data.corePageList && <CorePageList block={data.corePageList} {...context} />;
    case 'core/page-list-item':
      return data.corePageListItem && <CorePageListItem block={data.corePageListItem} {...context} />;
    case 'core/paragraph':
      return data.deprecatedCoreParagraph?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreParagraph.savedMarkup} /> : data.coreParagraph && <CoreParagraph block={data.coreParagraph} {...context} />;
    case 'core/pattern':
      return data.corePattern && <CorePattern block={data.corePattern} {...context} />;
    case 'core/post-author':
      return data.corePostAuthor && <CorePostAuthor block={data.corePostAuthor} {...context} />;
    case 'core/post-author-biography':
      return data.corePostAuthorBiography && <CorePostAuthorBiography block={data.corePostAuthorBiography} {...context} />;
    case 'core/post-author-name':
      return data.corePostAuthorName && <CorePostAuthorName block={data.corePostAuthorName} {...context} />;
    case 'core/post-comments-form':
      return data.corePostCommentsForm && <CorePostCommentsForm block={data.corePostCommentsForm} {...context} />;
    case 'core/post-content':
      return data.corePostContent && <CorePostContent block={data.corePostContent} {...context} />;
    case 'core/post-date':
      return data.deprecatedCorePostDate?.savedMarkup ? <SavedMarkup html={data.deprecatedCorePostDate.savedMarkup} /> : data.corePostDate && <CorePostDate block={data.corePostDate} {...context} />;
    case 'core/post-excerpt':
      return data.corePostExcerpt && <CorePostExcerpt block={data.corePostExcerpt} {...context} />;
    case 'core/post-featured-image':
      return data.corePostFeaturedImage && <CorePostFeaturedImage block={data.corePostFeaturedImage} {...context} />;
    case 'core/post-navigation-link':
      return data.corePostNavigationLink && <CorePostNavigationLink block={data.corePostNavigationLink} {...context} />;
    case 'core/post-template':
      return data.corePostTemplate && <CorePostTemplate block={data.corePostTemplate} {...context} />;
    case 'core/post-terms':
      return data.corePostTerms && <CorePostTerms block={data.corePostTerms} {...context} />;
    case 'core/post-title':
      return data.deprecatedCorePostTitle?.savedMarkup ? <SavedMarkup html={data.deprecatedCorePostTitle.savedMarkup} /> : data.corePostTitle && <CorePostTitle block={data.corePostTitle} {...context} />;
    case 'core/preformatted':
      return data.corePreformatted && <CorePreformatted block={data.corePreformatted} {...context} />;
    case 'core/pullquote':
      return data.deprecatedCorePullquote?.savedMarkup ? <SavedMarkup html={data.deprecatedCorePullquote.savedMarkup} /> : data.corePullquote && <CorePullquote block={data.corePullquote} {...context} />;
    case 'core/query':
      return data.deprecatedCoreQuery?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreQuery.savedMarkup} /> : data.coreQuery && <CoreQuery block={data.coreQuery} {...context} />;
    case 'core/query-no-results':
      return data.coreQueryNoResults && <CoreQueryNoResults block={data.coreQueryNoResults} {...context} />;
    case 'core/query-pagination':
      return data.deprecatedCoreQueryPagination?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreQueryPagination.savedMarkup} /> : data.coreQueryPagination && <CoreQueryPagination block={data.coreQueryPagination} {...context} />;
    case 'core/query-pagination-next':
      return data.coreQueryPaginationNext && <CoreQueryPaginationNext block={data.coreQueryPaginationNext} {...context} />;
    case 'core/query-pagination-numbers':
      return data.coreQueryPaginationNumbers && <CoreQueryPaginationNumbers block={data.coreQueryPaginationNumbers} {...context} />;
    case 'core/query-pagination-previous':
      return data.coreQueryPaginationPrevious && <CoreQueryPaginationPrevious block={data.coreQueryPaginationPrevious} {...context} />;
    case 'core/query-title':
      return data.deprecatedCoreQueryTitle?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreQueryTitle.savedMarkup} /> : data.coreQueryTitle && <CoreQueryTitle block={data.coreQueryTitle} {...context} />;
    case 'core/quote':
      return data.deprecatedCoreQuote?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreQuote.savedMarkup} /> : data.coreQuote && <CoreQuote block={data.coreQuote} {...context} />;
    case 'core/read-more':
      return data.coreReadMore && <CoreReadMore block={data.coreReadMore} {...context} />;
    case 'core/rss':
      return data.coreRss && <CoreRss block={data.coreRss} {...context} />;
    case 'core/search':
      return data.coreSearch && <CoreSearch block={data.coreSearch} {...context} />;
    case 'core/separator':
      return data.deprecatedCoreSeparator?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreSeparator.savedMarkup} /> : data.coreSeparator && <CoreSeparator block={data.coreSeparator} {...context} />;
    case 'core/shortcode':
      return data.coreShortcode && <CoreShortcode block={data.coreShortcode} {...context} />;
    case 'core/site-logo':
      return data.coreSiteLogo && <CoreSiteLogo block={data.coreSiteLogo} {...context} />;
    case 'core/site-tagline':
      return data.deprecatedCoreSiteTagline?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreSiteTagline.savedMarkup} /> : data.coreSiteTagline && <CoreSiteTagline block={data.coreSiteTagline} {...context} />;
    case 'core/site-title':
      return data.deprecatedCoreSiteTitle?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreSiteTitle.savedMarkup} /> : data.coreSiteTitle && <CoreSiteTitle block={data.coreSiteTitle} {...context} />;
    case 'core/social-link':
      return data.coreSocialLink && <CoreSocialLink block={data.coreSocialLink} {...context} />;
    case 'core/social-links':
      return data.deprecatedCoreSocialLinks?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreSocialLinks.savedMarkup} /> : data.coreSocialLinks && <CoreSocialLinks block={data.coreSocialLinks} {...context} />;
    case 'core/spacer':
      return data.deprecatedCoreSpacer?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreSpacer.savedMarkup} /> : data.coreSpacer && <CoreSpacer block={data.coreSpacer} {...context} />;
    case 'core/table':
      return data.deprecatedCoreTable?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreTable.savedMarkup} /> : data.coreTable && <CoreTable block={data.coreTable} {...context} />;
    case 'core/tag-cloud':
      return data.coreTagCloud && <CoreTagCloud block={data.coreTagCloud} {...context} />;
    case 'core/template-part':
      return data.coreTemplatePart && <CoreTemplatePart block={data.coreTemplatePart} {...context} />;
    case 'core/term-description':
      return data.coreTermDescription && <CoreTermDescription block={data.coreTermDescription} {...context} />;
    case 'core/text-columns':
      return data.coreTextColumns && <CoreTextColumns block={data.coreTextColumns} {...context} />;
    case 'core/verse':
      return data.deprecatedCoreVerse?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreVerse.savedMarkup} /> : data.coreVerse && <CoreVerse block={data.coreVerse} {...context} />;
    case 'core/video':
      return data.deprecatedCoreVideo?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreVideo.savedMarkup} /> : data.coreVideo && <CoreVideo block={data.coreVideo} {...context} />;
    case 'core/widget-group':
      return data.deprecatedCoreWidgetGroup?.savedMarkup ? <SavedMarkup html={data.deprecatedCoreWidgetGroup.savedMarkup} /> : data.coreWidgetGroup && <CoreWidgetGroup block={data.coreWidgetGroup} {...context} />;
    case 'site/cta-list':
      return data.ctaList && <CtaList block={data.ctaList} {...context} />;
    case 'site/development-carousel':
      return data.developmentCarousel && <DevelopmentCarousel block={data.developmentCarousel} {...context} />;
    case 'site/download-cta':
      return data.downloadCta && <DownloadCta block={data.downloadCta} {...context} />;
    case 'site/downloads-list':
      return data.downloadsList && <DownloadsList block={data.downloadsList} {...context} />;
    case 'site/esg-report-archive':
      return data.esgReportArchive && <EsgReportArchive block={data.esgReportArchive} {...context} />;
    case 'site/featured-properties-carousel':
      return data.featuredPropertiesCarousel && <FeaturedPropertiesCarousel block={data.featuredPropertiesCarousel} {...context} />;
    case 'site/featured-text':
      return data.featuredText && <FeaturedText block={data.featuredText} {...context} />;
    case 'site/flip-highlights':
      return data.flipHighlights && <FlipHighlights block={data.flipHighlights} {...context} />;
    case 'site/form-embed':
      return data.formEmbed && <FormEmbed block={data.formEmbed} {...context} />;
    case 'site/four-column-icon':
      return data.fourColumnIcon && <FourColumnIcon block={data.fourColumnIcon} {...context} />;
    case 'site/full-width-image-card':
      return data.fullWidthImageCard && <FullWidthImageCard block={data.fullWidthImageCard} {...context} />;
    case 'site/grid':
      return data.grid && <Grid block={data.grid} {...context} />;
    case 'site/grid-cell':
      return data.gridCell && <GridCell block={data.gridCell} {...context} />;
    case 'site/highlights-module':
      return data.highlightsModule && <HighlightsModule block={data.highlightsModule} {...context} />;
    case 'site/home-page-three-pack':
      return data.homePageThreePack && <HomePageThreePack block={data.homePageThreePack} {...context} />;
    case 'site/icon-content-grid':
      return data.iconContentGrid && <IconContentGrid block={data.iconContentGrid} {...context} />;
    case 'site/image':
      return data.image && <Image block={data.image} {...context} />;
    case 'site/image-hero':
      return data.imageHero && <ImageHero block={data.imageHero} {...context} />;
    case 'site/image-text-complex-grid':
      return data.imageTextComplexGrid && <ImageTextComplexGrid block={data.imageTextComplexGrid} {...context} />;
    case 'site/large-cta-card':
      return data.largeCtaCard && <LargeCtaCard block={data.largeCtaCard} {...context} />;
    case 'site/large-media-contact':
      return data.largeMediaContact && <LargeMediaContact block={data.largeMediaContact} {...context} />;
    case 'site/large-quote':
      return data.largeQuote && <LargeQuote block={data.largeQuote} {...context} />;
    case 'site/latest-news-and-insights':
      return data.latestNewsAndInsights && <LatestNewsAndInsights block={data.latestNewsAndInsights} {...context} />;
    case 'site/latest-news-carousel':
      return data.latestNewsCarousel && <LatestNewsCarousel block={data.latestNewsCarousel} {...context} />;
    case 'site/latest-sustainability-posts':
      return data.latestSustainabilityPosts && <LatestSustainabilityPosts block={data.latestSustainabilityPosts} {...context} />;
    case 'site/line-grid':
      return data.lineGrid && <LineGrid block={data.lineGrid} {...context} />;
    case 'site/map':
      return data.map && <Map block={data.map} {...context} />;
    case 'site/meet-our-leaders':
      return data.meetOurLeaders && <MeetOurLeaders block={data.meetOurLeaders} {...context} />;
    case 'site/metro-landing-page-number-module':
      return data.metroLandingPageNumberModule && <MetroLandingPageNumberModule block={data.metroLandingPageNumberModule} {...context} />;
    case 'site/news-room-posts-query':
      return data.newsRoomPostsQuery && <NewsRoomPostsQuery block={data.newsRoomPostsQuery} {...context} />;
    case 'site/number-module':
      return data.numberModule && <NumberModule block={data.numberModule} {...context} />;
    case 'site/open-positions':
      return data.openPositions && <OpenPositions block={data.openPositions} {...context} />;
    case 'site/page-hero':
      return data.pageHero && <PageHero block={data.pageHero} {...context} />;
    case 'site/partners':
      return data.partners && <Partners block={data.partners} {...context} />;
    case 'site/plus-hero':
      return data.plusHero && <PlusHero block={data.plusHero} {...context} />;
    case 'site/quote-block':
      return data.quoteBlock && <QuoteBlock block={data.quoteBlock} {...context} />;
    case 'site/region-card-cta':
      return data.regionCardCta && <RegionCardCta block={data.regionCardCta} {...context} />;
    case 'site/region-card-grids':
      return data.regionCardGrids && <RegionCardGrids block={data.regionCardGrids} {...context} />;
    case 'site/region-map':
      return data.regionMap && <RegionMap block={data.regionMap} {...context} />;
    case 'site/region-statistics-grid':
      return data.regionStatisticsGrid && <RegionStatisticsGrid block={data.regionStatisticsGrid} {...context} />;
    case 'site/region-team-contact-grid':
      return data.regionTeamContactGrid && <RegionTeamContactGrid block={data.regionTeamContactGrid} {...context} />;
    case 'site/search':
      return data.search && <Search block={data.search} {...context} />;
    case 'site/separator':
      return data.separator && <Separator block={data.separator} {...context} />;
    case 'site/service-list':
      return data.serviceList && <ServiceList block={data.serviceList} {...context} />;
    case 'site/slider-hero':
      return data.sliderHero && <SliderHero block={data.sliderHero} {...context} />;
    case 'site/styled-quote':
      return data.styledQuote && <StyledQuote block={data.styledQuote} {...context} />;
    case 'site/team-accordion':
      return data.teamAccordion && <TeamAccordion block={data.teamAccordion} {...context} />;
    case 'site/team-grid':
      return data.teamGrid && <TeamGrid block={data.teamGrid} {...context} />;
    case 'site/teams':
      return data.teams && <Teams block={data.teams} {...context} />;
    case 'site/text-grid':
      return data.textGrid && <TextGrid block={data.textGrid} {...context} />;
    case 'site/text-image-cta':
      return data.textImageCta && <TextImageCta block={data.textImageCta} {...context} />;
    case 'site/two-by-two-grid':
      return data.twoByTwoGrid && <TwoByTwoGrid block={data.twoByTwoGrid} {...context} />;
    case 'site/two-column-faq':
      return data.twoColumnFaq && <TwoColumnFaq block={data.twoColumnFaq} {...context} />;
    case 'site/upgrade-gallery-carousel':
      return data.upgradeGalleryCarousel && <UpgradeGalleryCarousel block={data.upgradeGalleryCarousel} {...context} />;
    case 'site/vendor-form':
      return data.vendorForm && <VendorForm block={data.vendorForm} {...context} />;
    case 'site/video-embed':
      return data.videoEmbed && <VideoEmbed block={data.videoEmbed} {...context} />;
    case 'site/video-hero':
      return data.videoHero && <VideoHero block={data.videoHero} {...context} />;
    case 'yoast/faq-block':
      return data.yoastFaqBlock && <YoastFaqBlock block={data.yoastFaqBlock} {...context} />;
    case 'yoast/how-to-block':
      return data.yoastHowToBlock && <YoastHowToBlock block={data.yoastHowToBlock} {...context} />;
    case 'yoast-seo/breadcrumbs':
      return data.yoastSeoBreadcrumbs && <YoastSeoBreadcrumbs block={data.yoastSeoBreadcrumbs} {...context} />;
    default:
      return <UnknownBlock block={data} />;
  }
}
