// Written by scripts/block-registry.ts from the folders next to it. Do not edit: run `npm run generate`.
import accordionFaq from './accordion-faq/block.json' with { type: 'json' };
import { samples as accordionFaqSamples } from './accordion-faq/AccordionFaq.samples.ts';
import beforeAfterSlide from './before-after-slide/block.json' with { type: 'json' };
import { samples as beforeAfterSlideSamples } from './before-after-slide/BeforeAfterSlide.samples.ts';
import boardOfDirectors from './board-of-directors/block.json' with { type: 'json' };
import { samples as boardOfDirectorsSamples } from './board-of-directors/BoardOfDirectors.samples.ts';
import brokerToolkitForm from './broker-toolkit-form/block.json' with { type: 'json' };
import { samples as brokerToolkitFormSamples } from './broker-toolkit-form/BrokerToolkitForm.samples.ts';
import bynderAsset from './bynder-asset/block.json' with { type: 'json' };
import { samples as bynderAssetSamples } from './bynder-asset/BynderAsset.samples.ts';
import bynderGallery from './bynder-gallery/block.json' with { type: 'json' };
import { samples as bynderGallerySamples } from './bynder-gallery/BynderGallery.samples.ts';
import careerCard from './career-card/block.json' with { type: 'json' };
import { samples as careerCardSamples } from './career-card/CareerCard.samples.ts';
import careersEmployeeCarousel from './careers-employee-carousel/block.json' with { type: 'json' };
import { samples as careersEmployeeCarouselSamples } from './careers-employee-carousel/CareersEmployeeCarousel.samples.ts';
import communityForm from './community-form/block.json' with { type: 'json' };
import { samples as communityFormSamples } from './community-form/CommunityForm.samples.ts';
import contactCard from './contact-card/block.json' with { type: 'json' };
import { samples as contactCardSamples } from './contact-card/ContactCard.samples.ts';
import contactForm from './contact-form/block.json' with { type: 'json' };
import { samples as contactFormSamples } from './contact-form/ContactForm.samples.ts';
import contentCard from './content-card/block.json' with { type: 'json' };
import { samples as contentCardSamples } from './content-card/ContentCard.samples.ts';
import contentToggle from './content-toggle/block.json' with { type: 'json' };
import { samples as contentToggleSamples } from './content-toggle/ContentToggle.samples.ts';
import contentToggleView from './content-toggle-view/block.json' with { type: 'json' };
import { samples as contentToggleViewSamples } from './content-toggle-view/ContentToggleView.samples.ts';
import cookieChoices from './cookie-choices/block.json' with { type: 'json' };
import { samples as cookieChoicesSamples } from './cookie-choices/CookieChoices.samples.ts';
import coreArchives from './core-archives/block.json' with { type: 'json' };
import { samples as coreArchivesSamples } from './core-archives/CoreArchives.samples.ts';
import coreAudio from './core-audio/block.json' with { type: 'json' };
import { samples as coreAudioSamples } from './core-audio/CoreAudio.samples.ts';
import coreAvatar from './core-avatar/block.json' with { type: 'json' };
import { samples as coreAvatarSamples } from './core-avatar/CoreAvatar.samples.ts';
import coreBlock from './core-block/block.json' with { type: 'json' };
import { samples as coreBlockSamples } from './core-block/CoreBlock.samples.ts';
import coreButton from './core-button/block.json' with { type: 'json' };
import { samples as coreButtonSamples } from './core-button/CoreButton.samples.ts';
import coreButtons from './core-buttons/block.json' with { type: 'json' };
import { samples as coreButtonsSamples } from './core-buttons/CoreButtons.samples.ts';
import coreCalendar from './core-calendar/block.json' with { type: 'json' };
import { samples as coreCalendarSamples } from './core-calendar/CoreCalendar.samples.ts';
import coreCategories from './core-categories/block.json' with { type: 'json' };
import { samples as coreCategoriesSamples } from './core-categories/CoreCategories.samples.ts';
import coreCode from './core-code/block.json' with { type: 'json' };
import { samples as coreCodeSamples } from './core-code/CoreCode.samples.ts';
import coreColumn from './core-column/block.json' with { type: 'json' };
import { samples as coreColumnSamples } from './core-column/CoreColumn.samples.ts';
import coreColumns from './core-columns/block.json' with { type: 'json' };
import { samples as coreColumnsSamples } from './core-columns/CoreColumns.samples.ts';
import coreCommentAuthorName from './core-comment-author-name/block.json' with { type: 'json' };
import { samples as coreCommentAuthorNameSamples } from './core-comment-author-name/CoreCommentAuthorName.samples.ts';
import coreCommentContent from './core-comment-content/block.json' with { type: 'json' };
import { samples as coreCommentContentSamples } from './core-comment-content/CoreCommentContent.samples.ts';
import coreCommentDate from './core-comment-date/block.json' with { type: 'json' };
import { samples as coreCommentDateSamples } from './core-comment-date/CoreCommentDate.samples.ts';
import coreCommentEditLink from './core-comment-edit-link/block.json' with { type: 'json' };
import { samples as coreCommentEditLinkSamples } from './core-comment-edit-link/CoreCommentEditLink.samples.ts';
import coreCommentReplyLink from './core-comment-reply-link/block.json' with { type: 'json' };
import { samples as coreCommentReplyLinkSamples } from './core-comment-reply-link/CoreCommentReplyLink.samples.ts';
import coreCommentTemplate from './core-comment-template/block.json' with { type: 'json' };
import { samples as coreCommentTemplateSamples } from './core-comment-template/CoreCommentTemplate.samples.ts';
import coreComments from './core-comments/block.json' with { type: 'json' };
import { samples as coreCommentsSamples } from './core-comments/CoreComments.samples.ts';
import coreCommentsPagination from './core-comments-pagination/block.json' with { type: 'json' };
import { samples as coreCommentsPaginationSamples } from './core-comments-pagination/CoreCommentsPagination.samples.ts';
import coreCommentsPaginationNext from './core-comments-pagination-next/block.json' with { type: 'json' };
import { samples as coreCommentsPaginationNextSamples } from './core-comments-pagination-next/CoreCommentsPaginationNext.samples.ts';
import coreCommentsPaginationNumbers from './core-comments-pagination-numbers/block.json' with { type: 'json' };
import { samples as coreCommentsPaginationNumbersSamples } from './core-comments-pagination-numbers/CoreCommentsPaginationNumbers.samples.ts';
import coreCommentsPaginationPrevious from './core-comments-pagination-previous/block.json' with { type: 'json' };
import { samples as coreCommentsPaginationPreviousSamples } from './core-comments-pagination-previous/CoreCommentsPaginationPrevious.samples.ts';
import coreCommentsTitle from './core-comments-title/block.json' with { type: 'json' };
import { samples as coreCommentsTitleSamples } from './core-comments-title/CoreCommentsTitle.samples.ts';
import coreCover from './core-cover/block.json' with { type: 'json' };
import { samples as coreCoverSamples } from './core-cover/CoreCover.samples.ts';
import coreDetails from './core-details/block.json' with { type: 'json' };
import { samples as coreDetailsSamples } from './core-details/CoreDetails.samples.ts';
import coreEmbed from './core-embed/block.json' with { type: 'json' };
import { samples as coreEmbedSamples } from './core-embed/CoreEmbed.samples.ts';
import coreFile from './core-file/block.json' with { type: 'json' };
import { samples as coreFileSamples } from './core-file/CoreFile.samples.ts';
import coreFreeform from './core-freeform/block.json' with { type: 'json' };
import { samples as coreFreeformSamples } from './core-freeform/CoreFreeform.samples.ts';
import coreGallery from './core-gallery/block.json' with { type: 'json' };
import { samples as coreGallerySamples } from './core-gallery/CoreGallery.samples.ts';
import coreGroup from './core-group/block.json' with { type: 'json' };
import { samples as coreGroupSamples } from './core-group/CoreGroup.samples.ts';
import coreHeading from './core-heading/block.json' with { type: 'json' };
import { samples as coreHeadingSamples } from './core-heading/CoreHeading.samples.ts';
import coreHomeLink from './core-home-link/block.json' with { type: 'json' };
import { samples as coreHomeLinkSamples } from './core-home-link/CoreHomeLink.samples.ts';
import coreHtml from './core-html/block.json' with { type: 'json' };
import { samples as coreHtmlSamples } from './core-html/CoreHtml.samples.ts';
import coreImage from './core-image/block.json' with { type: 'json' };
import { samples as coreImageSamples } from './core-image/CoreImage.samples.ts';
import coreLatestComments from './core-latest-comments/block.json' with { type: 'json' };
import { samples as coreLatestCommentsSamples } from './core-latest-comments/CoreLatestComments.samples.ts';
import coreLatestPosts from './core-latest-posts/block.json' with { type: 'json' };
import { samples as coreLatestPostsSamples } from './core-latest-posts/CoreLatestPosts.samples.ts';
import coreLegacyWidget from './core-legacy-widget/block.json' with { type: 'json' };
import { samples as coreLegacyWidgetSamples } from './core-legacy-widget/CoreLegacyWidget.samples.ts';
import coreList from './core-list/block.json' with { type: 'json' };
import { samples as coreListSamples } from './core-list/CoreList.samples.ts';
import coreListItem from './core-list-item/block.json' with { type: 'json' };
import { samples as coreListItemSamples } from './core-list-item/CoreListItem.samples.ts';
import coreLoginout from './core-loginout/block.json' with { type: 'json' };
import { samples as coreLoginoutSamples } from './core-loginout/CoreLoginout.samples.ts';
import coreMediaText from './core-media-text/block.json' with { type: 'json' };
import { samples as coreMediaTextSamples } from './core-media-text/CoreMediaText.samples.ts';
import coreMissing from './core-missing/block.json' with { type: 'json' };
import { samples as coreMissingSamples } from './core-missing/CoreMissing.samples.ts';
import coreMore from './core-more/block.json' with { type: 'json' };
import { samples as coreMoreSamples } from './core-more/CoreMore.samples.ts';
import coreNavigation from './core-navigation/block.json' with { type: 'json' };
import { samples as coreNavigationSamples } from './core-navigation/CoreNavigation.samples.ts';
import coreNavigationLink from './core-navigation-link/block.json' with { type: 'json' };
import { samples as coreNavigationLinkSamples } from './core-navigation-link/CoreNavigationLink.samples.ts';
import coreNavigationSubmenu from './core-navigation-submenu/block.json' with { type: 'json' };
import { samples as coreNavigationSubmenuSamples } from './core-navigation-submenu/CoreNavigationSubmenu.samples.ts';
import coreNextpage from './core-nextpage/block.json' with { type: 'json' };
import { samples as coreNextpageSamples } from './core-nextpage/CoreNextpage.samples.ts';
import corePageList from './core-page-list/block.json' with { type: 'json' };
import { samples as corePageListSamples } from './core-page-list/CorePageList.samples.ts';
import corePageListItem from './core-page-list-item/block.json' with { type: 'json' };
import { samples as corePageListItemSamples } from './core-page-list-item/CorePageListItem.samples.ts';
import coreParagraph from './core-paragraph/block.json' with { type: 'json' };
import { samples as coreParagraphSamples } from './core-paragraph/CoreParagraph.samples.ts';
import corePattern from './core-pattern/block.json' with { type: 'json' };
import { samples as corePatternSamples } from './core-pattern/CorePattern.samples.ts';
import corePostAuthor from './core-post-author/block.json' with { type: 'json' };
import { samples as corePostAuthorSamples } from './core-post-author/CorePostAuthor.samples.ts';
import corePostAuthorBiography from './core-post-author-biography/block.json' with { type: 'json' };
import { samples as corePostAuthorBiographySamples } from './core-post-author-biography/CorePostAuthorBiography.samples.ts';
import corePostAuthorName from './core-post-author-name/block.json' with { type: 'json' };
import { samples as corePostAuthorNameSamples } from './core-post-author-name/CorePostAuthorName.samples.ts';
import corePostCommentsForm from './core-post-comments-form/block.json' with { type: 'json' };
import { samples as corePostCommentsFormSamples } from './core-post-comments-form/CorePostCommentsForm.samples.ts';
import corePostContent from './core-post-content/block.json' with { type: 'json' };
import { samples as corePostContentSamples } from './core-post-content/CorePostContent.samples.ts';
import corePostDate from './core-post-date/block.json' with { type: 'json' };
import { samples as corePostDateSamples } from './core-post-date/CorePostDate.samples.ts';
import corePostExcerpt from './core-post-excerpt/block.json' with { type: 'json' };
import { samples as corePostExcerptSamples } from './core-post-excerpt/CorePostExcerpt.samples.ts';
import corePostFeaturedImage from './core-post-featured-image/block.json' with { type: 'json' };
import { samples as corePostFeaturedImageSamples } from './core-post-featured-image/CorePostFeaturedImage.samples.ts';
import corePostNavigationLink from './core-post-navigation-link/block.json' with { type: 'json' };
import { samples as corePostNavigationLinkSamples } from './core-post-navigation-link/CorePostNavigationLink.samples.ts';
import corePostTemplate from './core-post-template/block.json' with { type: 'json' };
import { samples as corePostTemplateSamples } from './core-post-template/CorePostTemplate.samples.ts';
import corePostTerms from './core-post-terms/block.json' with { type: 'json' };
import { samples as corePostTermsSamples } from './core-post-terms/CorePostTerms.samples.ts';
import corePostTitle from './core-post-title/block.json' with { type: 'json' };
import { samples as corePostTitleSamples } from './core-post-title/CorePostTitle.samples.ts';
import corePreformatted from './core-preformatted/block.json' with { type: 'json' };
import { samples as corePreformattedSamples } from './core-preformatted/CorePreformatted.samples.ts';
import corePullquote from './core-pullquote/block.json' with { type: 'json' };
import { samples as corePullquoteSamples } from './core-pullquote/CorePullquote.samples.ts';
import coreQuery from './core-query/block.json' with { type: 'json' };
import { samples as coreQuerySamples } from './core-query/CoreQuery.samples.ts';
import coreQueryNoResults from './core-query-no-results/block.json' with { type: 'json' };
import { samples as coreQueryNoResultsSamples } from './core-query-no-results/CoreQueryNoResults.samples.ts';
import coreQueryPagination from './core-query-pagination/block.json' with { type: 'json' };
import { samples as coreQueryPaginationSamples } from './core-query-pagination/CoreQueryPagination.samples.ts';
import coreQueryPaginationNext from './core-query-pagination-next/block.json' with { type: 'json' };
import { samples as coreQueryPaginationNextSamples } from './core-query-pagination-next/CoreQueryPaginationNext.samples.ts';
import coreQueryPaginationNumbers from './core-query-pagination-numbers/block.json' with { type: 'json' };
import { samples as coreQueryPaginationNumbersSamples } from './core-query-pagination-numbers/CoreQueryPaginationNumbers.samples.ts';
import coreQueryPaginationPrevious from './core-query-pagination-previous/block.json' with { type: 'json' };
import { samples as coreQueryPaginationPreviousSamples } from './core-query-pagination-previous/CoreQueryPaginationPrevious.samples.ts';
import coreQueryTitle from './core-query-title/block.json' with { type: 'json' };
import { samples as coreQueryTitleSamples } from './core-query-title/CoreQueryTitle.samples.ts';
import coreQuote from './core-quote/block.json' with { type: 'json' };
import { samples as coreQuoteSamples } from './core-quote/CoreQuote.samples.ts';
import coreReadMore from './core-read-more/block.json' with { type: 'json' };
import { samples as coreReadMoreSamples } from './core-read-more/CoreReadMore.samples.ts';
import coreRss from './core-rss/block.json' with { type: 'json' };
import { samples as coreRssSamples } from './core-rss/CoreRss.samples.ts';
import coreSearch from './core-search/block.json' with { type: 'json' };
import { samples as coreSearchSamples } from './core-search/CoreSearch.samples.ts';
import coreSeparator from './core-separator/block.json' with { type: 'json' };
import { samples as coreSeparatorSamples } from './core-separator/CoreSeparator.samples.ts';
import coreShortcode from './core-shortcode/block.json' with { type: 'json' };
import { samples as coreShortcodeSamples } from './core-shortcode/CoreShortcode.samples.ts';
import coreSiteLogo from './core-site-logo/block.json' with { type: 'json' };
import { samples as coreSiteLogoSamples } from './core-site-logo/CoreSiteLogo.samples.ts';
import coreSiteTagline from './core-site-tagline/block.json' with { type: 'json' };
import { samples as coreSiteTaglineSamples } from './core-site-tagline/CoreSiteTagline.samples.ts';
import coreSiteTitle from './core-site-title/block.json' with { type: 'json' };
import { samples as coreSiteTitleSamples } from './core-site-title/CoreSiteTitle.samples.ts';
import coreSocialLink from './core-social-link/block.json' with { type: 'json' };
import { samples as coreSocialLinkSamples } from './core-social-link/CoreSocialLink.samples.ts';
import coreSocialLinks from './core-social-links/block.json' with { type: 'json' };
import { samples as coreSocialLinksSamples } from './core-social-links/CoreSocialLinks.samples.ts';
import coreSpacer from './core-spacer/block.json' with { type: 'json' };
import { samples as coreSpacerSamples } from './core-spacer/CoreSpacer.samples.ts';
import coreTable from './core-table/block.json' with { type: 'json' };
import { samples as coreTableSamples } from './core-table/CoreTable.samples.ts';
import coreTagCloud from './core-tag-cloud/block.json' with { type: 'json' };
import { samples as coreTagCloudSamples } from './core-tag-cloud/CoreTagCloud.samples.ts';
import coreTemplatePart from './core-template-part/block.json' with { type: 'json' };
import { samples as coreTemplatePartSamples } from './core-template-part/CoreTemplatePart.samples.ts';
import coreTermDescription from './core-term-description/block.json' with { type: 'json' };
import { samples as coreTermDescriptionSamples } from './core-term-description/CoreTermDescription.samples.ts';
import coreTextColumns from './core-text-columns/block.json' with { type: 'json' };
import { samples as coreTextColumnsSamples } from './core-text-columns/CoreTextColumns.samples.ts';
import coreVerse from './core-verse/block.json' with { type: 'json' };
import { samples as coreVerseSamples } from './core-verse/CoreVerse.samples.ts';
import coreVideo from './core-video/block.json' with { type: 'json' };
import { samples as coreVideoSamples } from './core-video/CoreVideo.samples.ts';
import coreWidgetGroup from './core-widget-group/block.json' with { type: 'json' };
import { samples as coreWidgetGroupSamples } from './core-widget-group/CoreWidgetGroup.samples.ts';
import ctaList from './cta-list/block.json' with { type: 'json' };
import { samples as ctaListSamples } from './cta-list/CtaList.samples.ts';
import developmentCarousel from './development-carousel/block.json' with { type: 'json' };
import { samples as developmentCarouselSamples } from './development-carousel/DevelopmentCarousel.samples.ts';
import downloadCta from './download-cta/block.json' with { type: 'json' };
import { samples as downloadCtaSamples } from './download-cta/DownloadCta.samples.ts';
import downloadsList from './downloads-list/block.json' with { type: 'json' };
import { samples as downloadsListSamples } from './downloads-list/DownloadsList.samples.ts';
import esgReportArchive from './esg-report-archive/block.json' with { type: 'json' };
import { samples as esgReportArchiveSamples } from './esg-report-archive/EsgReportArchive.samples.ts';
import featuredPropertiesCarousel from './featured-properties-carousel/block.json' with { type: 'json' };
import { samples as featuredPropertiesCarouselSamples } from './featured-properties-carousel/FeaturedPropertiesCarousel.samples.ts';
import featuredText from './featured-text/block.json' with { type: 'json' };
import { samples as featuredTextSamples } from './featured-text/FeaturedText.samples.ts';
import flipHighlights from './flip-highlights/block.json' with { type: 'json' };
import { samples as flipHighlightsSamples } from './flip-highlights/FlipHighlights.samples.ts';
import formEmbed from './form-embed/block.json' with { type: 'json' };
import { samples as formEmbedSamples } from './form-embed/FormEmbed.samples.ts';
import fourColumnIcon from './four-column-icon/block.json' with { type: 'json' };
import { samples as fourColumnIconSamples } from './four-column-icon/FourColumnIcon.samples.ts';
import fullWidthImageCard from './full-width-image-card/block.json' with { type: 'json' };
import { samples as fullWidthImageCardSamples } from './full-width-image-card/FullWidthImageCard.samples.ts';
import grid from './grid/block.json' with { type: 'json' };
import { samples as gridSamples } from './grid/Grid.samples.ts';
import gridCell from './grid-cell/block.json' with { type: 'json' };
import { samples as gridCellSamples } from './grid-cell/GridCell.samples.ts';
import highlightsModule from './highlights-module/block.json' with { type: 'json' };
import { samples as highlightsModuleSamples } from './highlights-module/HighlightsModule.samples.ts';
import homePageThreePack from './home-page-three-pack/block.json' with { type: 'json' };
import { samples as homePageThreePackSamples } from './home-page-three-pack/HomePageThreePack.samples.ts';
import iconContentGrid from './icon-content-grid/block.json' with { type: 'json' };
import { samples as iconContentGridSamples } from './icon-content-grid/IconContentGrid.samples.ts';
import image from './image/block.json' with { type: 'json' };
import { samples as imageSamples } from './image/Image.samples.ts';
import imageHero from './image-hero/block.json' with { type: 'json' };
import { samples as imageHeroSamples } from './image-hero/ImageHero.samples.ts';
import imageTextComplexGrid from './image-text-complex-grid/block.json' with { type: 'json' };
import { samples as imageTextComplexGridSamples } from './image-text-complex-grid/ImageTextComplexGrid.samples.ts';
import largeCtaCard from './large-cta-card/block.json' with { type: 'json' };
import { samples as largeCtaCardSamples } from './large-cta-card/LargeCtaCard.samples.ts';
import largeMediaContact from './large-media-contact/block.json' with { type: 'json' };
import { samples as largeMediaContactSamples } from './large-media-contact/LargeMediaContact.samples.ts';
import largeQuote from './large-quote/block.json' with { type: 'json' };
import { samples as largeQuoteSamples } from './large-quote/LargeQuote.samples.ts';
import latestNewsAndInsights from './latest-news-and-insights/block.json' with { type: 'json' };
import { samples as latestNewsAndInsightsSamples } from './latest-news-and-insights/LatestNewsAndInsights.samples.ts';
import latestNewsCarousel from './latest-news-carousel/block.json' with { type: 'json' };
import { samples as latestNewsCarouselSamples } from './latest-news-carousel/LatestNewsCarousel.samples.ts';
import latestSustainabilityPosts from './latest-sustainability-posts/block.json' with { type: 'json' };
import { samples as latestSustainabilityPostsSamples } from './latest-sustainability-posts/LatestSustainabilityPosts.samples.ts';
import lineGrid from './line-grid/block.json' with { type: 'json' };
import { samples as lineGridSamples } from './line-grid/LineGrid.samples.ts';
import map from './map/block.json' with { type: 'json' };
import { samples as mapSamples } from './map/Map.samples.ts';
import meetOurLeaders from './meet-our-leaders/block.json' with { type: 'json' };
import { samples as meetOurLeadersSamples } from './meet-our-leaders/MeetOurLeaders.samples.ts';
import metroLandingPageNumberModule from './metro-landing-page-number-module/block.json' with { type: 'json' };
import { samples as metroLandingPageNumberModuleSamples } from './metro-landing-page-number-module/MetroLandingPageNumberModule.samples.ts';
import newsRoomPostsQuery from './news-room-posts-query/block.json' with { type: 'json' };
import { samples as newsRoomPostsQuerySamples } from './news-room-posts-query/NewsRoomPostsQuery.samples.ts';
import numberModule from './number-module/block.json' with { type: 'json' };
import { samples as numberModuleSamples } from './number-module/NumberModule.samples.ts';
import openPositions from './open-positions/block.json' with { type: 'json' };
import { samples as openPositionsSamples } from './open-positions/OpenPositions.samples.ts';
import pageHero from './page-hero/block.json' with { type: 'json' };
import { samples as pageHeroSamples } from './page-hero/PageHero.samples.ts';
import partners from './partners/block.json' with { type: 'json' };
import { samples as partnersSamples } from './partners/Partners.samples.ts';
import plusHero from './plus-hero/block.json' with { type: 'json' };
import { samples as plusHeroSamples } from './plus-hero/PlusHero.samples.ts';
import quoteBlock from './quote-block/block.json' with { type: 'json' };
import { samples as quoteBlockSamples } from './quote-block/QuoteBlock.samples.ts';
import regionCardCta from './region-card-cta/block.json' with { type: 'json' };
import { samples as regionCardCtaSamples } from './region-card-cta/RegionCardCta.samples.ts';
import regionCardGrids from './region-card-grids/block.json' with { type: 'json' };
import { samples as regionCardGridsSamples } from './region-card-grids/RegionCardGrids.samples.ts';
import regionMap from './region-map/block.json' with { type: 'json' };
import { samples as regionMapSamples } from './region-map/RegionMap.samples.ts';
import regionStatisticsGrid from './region-statistics-grid/block.json' with { type: 'json' };
import { samples as regionStatisticsGridSamples } from './region-statistics-grid/RegionStatisticsGrid.samples.ts';
import regionTeamContactGrid from './region-team-contact-grid/block.json' with { type: 'json' };
import { samples as regionTeamContactGridSamples } from './region-team-contact-grid/RegionTeamContactGrid.samples.ts';
import search from './search/block.json' with { type: 'json' };
import { samples as searchSamples } from './search/Search.samples.ts';
import separator from './separator/block.json' with { type: 'json' };
import { samples as separatorSamples } from './separator/Separator.samples.ts';
import serviceList from './service-list/block.json' with { type: 'json' };
import { samples as serviceListSamples } from './service-list/ServiceList.samples.ts';
import sliderHero from './slider-hero/block.json' with { type: 'json' };
import { samples as sliderHeroSamples } from './slider-hero/SliderHero.samples.ts';
import styledQuote from './styled-quote/block.json' with { type: 'json' };
import { samples as styledQuoteSamples } from './styled-quote/StyledQuote.samples.ts';
import teamAccordion from './team-accordion/block.json' with { type: 'json' };
import { samples as teamAccordionSamples } from './team-accordion/TeamAccordion.samples.ts';
import teamGrid from './team-grid/block.json' with { type: 'json' };
import { samples as teamGridSamples } from './team-grid/TeamGrid.samples.ts';
import teams from './teams/block.json' with { type: 'json' };
import { samples as teamsSamples } from './teams/Teams.samples.ts';
import textGrid from './text-grid/block.json' with { type: 'json' };
import { samples as textGridSamples } from './text-grid/TextGrid.samples.ts';
import textImageCta from './text-image-cta/block.json' with { type: 'json' };
import { samples as textImageCtaSamples } from './text-image-cta/TextImageCta.samples.ts';
import twoByTwoGrid from './two-by-two-grid/block.json' with { type: 'json' };
import { samples as twoByTwoGridSamples } from './two-by-two-grid/TwoByTwoGrid.samples.ts';
import twoColumnFaq from './two-column-faq/block.json' with { type: 'json' };
import { samples as twoColumnFaqSamples } from './two-column-faq/TwoColumnFaq.samples.ts';
import upgradeGalleryCarousel from './upgrade-gallery-carousel/block.json' with { type: 'json' };
import { samples as upgradeGalleryCarouselSamples } from './upgrade-gallery-carousel/UpgradeGalleryCarousel.samples.ts';
import vendorForm from './vendor-form/block.json' with { type: 'json' };
import { samples as vendorFormSamples } from './vendor-form/VendorForm.samples.ts';
import videoEmbed from './video-embed/block.json' with { type: 'json' };
import { samples as videoEmbedSamples } from './video-embed/VideoEmbed.samples.ts';
import videoHero from './video-hero/block.json' with { type: 'json' };
import { samples as videoHeroSamples } from './video-hero/VideoHero.samples.ts';
import yoastFaqBlock from './yoast-faq-block/block.json' with { type: 'json' };
import { samples as yoastFaqBlockSamples } from './yoast-faq-block/YoastFaqBlock.samples.ts';
import yoastHowToBlock from './yoast-how-to-block/block.json' with { type: 'json' };
import { samples as yoastHowToBlockSamples } from './yoast-how-to-block/YoastHowToBlock.samples.ts';
import yoastSeoBreadcrumbs from './yoast-seo-breadcrumbs/block.json' with { type: 'json' };
import { samples as yoastSeoBreadcrumbsSamples } from './yoast-seo-breadcrumbs/YoastSeoBreadcrumbs.samples.ts';

/** The declarations and samples of all blocks, ordered by folder name. */
export const blockCatalogue = [
  { folder: 'accordion-faq', declaration: accordionFaq, samples: accordionFaqSamples },
  { folder: 'before-after-slide', declaration: beforeAfterSlide, samples: beforeAfterSlideSamples },
  { folder: 'board-of-directors', declaration: boardOfDirectors, samples: boardOfDirectorsSamples },
  { folder: 'broker-toolkit-form', declaration: brokerToolkitForm, samples: brokerToolkitFormSamples },
  { folder: 'bynder-asset', declaration: bynderAsset, samples: bynderAssetSamples },
  { folder: 'bynder-gallery', declaration: bynderGallery, samples: bynderGallerySamples },
  { folder: 'career-card', declaration: careerCard, samples: careerCardSamples },
  { folder: 'careers-employee-carousel', declaration: careersEmployeeCarousel, samples: careersEmployeeCarouselSamples },
  { folder: 'community-form', declaration: communityForm, samples: communityFormSamples },
  { folder: 'contact-card', declaration: contactCard, samples: contactCardSamples },
  { folder: 'contact-form', declaration: contactForm, samples: contactFormSamples },
  { folder: 'content-card', declaration: contentCard, samples: contentCardSamples },
  { folder: 'content-toggle', declaration: contentToggle, samples: contentToggleSamples },
  { folder: 'content-toggle-view', declaration: contentToggleView, samples: contentToggleViewSamples },
  { folder: 'cookie-choices', declaration: cookieChoices, samples: cookieChoicesSamples },
  { folder: 'core-archives', declaration: coreArchives, samples: coreArchivesSamples },
  { folder: 'core-audio', declaration: coreAudio, samples: coreAudioSamples },
  { folder: 'core-avatar', declaration: coreAvatar, samples: coreAvatarSamples },
  { folder: 'core-block', declaration: coreBlock, samples: coreBlockSamples },
  { folder: 'core-button', declaration: coreButton, samples: coreButtonSamples },
  { folder: 'core-buttons', declaration: coreButtons, samples: coreButtonsSamples },
  { folder: 'core-calendar', declaration: coreCalendar, samples: coreCalendarSamples },
  { folder: 'core-categories', declaration: coreCategories, samples: coreCategoriesSamples },
  { folder: 'core-code', declaration: coreCode, samples: coreCodeSamples },
  { folder: 'core-column', declaration: coreColumn, samples: coreColumnSamples },
  { folder: 'core-columns', declaration: coreColumns, samples: coreColumnsSamples },
  { folder: 'core-comment-author-name', declaration: coreCommentAuthorName, samples: coreCommentAuthorNameSamples },
  { folder: 'core-comment-content', declaration: coreCommentContent, samples: coreCommentContentSamples },
  { folder: 'core-comment-date', declaration: coreCommentDate, samples: coreCommentDateSamples },
  { folder: 'core-comment-edit-link', declaration: coreCommentEditLink, samples: coreCommentEditLinkSamples },
  { folder: 'core-comment-reply-link', declaration: coreCommentReplyLink, samples: coreCommentReplyLinkSamples },
  { folder: 'core-comment-template', declaration: coreCommentTemplate, samples: coreCommentTemplateSamples },
  { folder: 'core-comments', declaration: coreComments, samples: coreCommentsSamples },
  { folder: 'core-comments-pagination', declaration: coreCommentsPagination, samples: coreCommentsPaginationSamples },
  { folder: 'core-comments-pagination-next', declaration: coreCommentsPaginationNext, samples: coreCommentsPaginationNextSamples },
  { folder: 'core-comments-pagination-numbers', declaration: coreCommentsPaginationNumbers, samples: coreCommentsPaginationNumbersSamples },
  { folder: 'core-comments-pagination-previous', declaration: coreCommentsPaginationPrevious, samples: coreCommentsPaginationPreviousSamples },
  { folder: 'core-comments-title', declaration: coreCommentsTitle, samples: coreCommentsTitleSamples },
  { folder: 'core-cover', declaration: coreCover, samples: coreCoverSamples },
  { folder: 'core-details', declaration: coreDetails, samples: coreDetailsSamples },
  { folder: 'core-embed', declaration: coreEmbed, samples: coreEmbedSamples },
  { folder: 'core-file', declaration: coreFile, samples: coreFileSamples },
  { folder: 'core-freeform', declaration: coreFreeform, samples: coreFreeformSamples },
  { folder: 'core-gallery', declaration: coreGallery, samples: coreGallerySamples },
  { folder: 'core-group', declaration: coreGroup, samples: coreGroupSamples },
  { folder: 'core-heading', declaration: coreHeading, samples: coreHeadingSamples },
  { folder: 'core-home-link', declaration: coreHomeLink, samples: coreHomeLinkSamples },
  { folder: 'core-html', declaration: coreHtml, samples: coreHtmlSamples },
  { folder: 'core-image', declaration: coreImage, samples: coreImageSamples },
  { folder: 'core-latest-comments', declaration: coreLatestComments, samples: coreLatestCommentsSamples },
  { folder: 'core-latest-posts', declaration: coreLatestPosts, samples: coreLatestPostsSamples },
  { folder: 'core-legacy-widget', declaration: coreLegacyWidget, samples: coreLegacyWidgetSamples },
  { folder: 'core-list', declaration: coreList, samples: coreListSamples },
  { folder: 'core-list-item', declaration: coreListItem, samples: coreListItemSamples },
  { folder: 'core-loginout', declaration: coreLoginout, samples: coreLoginoutSamples },
  { folder: 'core-media-text', declaration: coreMediaText, samples: coreMediaTextSamples },
  { folder: 'core-missing', declaration: coreMissing, samples: coreMissingSamples },
  { folder: 'core-more', declaration: coreMore, samples: coreMoreSamples },
  { folder: 'core-navigation', declaration: coreNavigation, samples: coreNavigationSamples },
  { folder: 'core-navigation-link', declaration: coreNavigationLink, samples: coreNavigationLinkSamples },
  { folder: 'core-navigation-submenu', declaration: coreNavigationSubmenu, samples: coreNavigationSubmenuSamples },
  { folder: 'core-nextpage', declaration: coreNextpage, samples: coreNextpageSamples },
  { folder: 'core-page-list', declaration: corePageList, samples: corePageListSamples },
  { folder: 'core-page-list-item', declaration: corePageListItem, samples: corePageListItemSamples },
  { folder: 'core-paragraph', declaration: coreParagraph, samples: coreParagraphSamples },
  { folder: 'core-pattern', declaration: corePattern, samples: corePatternSamples },
  { folder: 'core-post-author', declaration: corePostAuthor, samples: corePostAuthorSamples },
  { folder: 'core-post-author-biography', declaration: corePostAuthorBiography, samples: corePostAuthorBiographySamples },
  { folder: 'core-post-author-name', declaration: corePostAuthorName, samples: corePostAuthorNameSamples },
  { folder: 'core-post-comments-form', declaration: corePostCommentsForm, samples: corePostCommentsFormSamples },
  { folder: 'core-post-content', declaration: corePostContent, samples: corePostContentSamples },
  { folder: 'core-post-date', declaration: corePostDate, samples: corePostDateSamples },
  { folder: 'core-post-excerpt', declaration: corePostExcerpt, samples: corePostExcerptSamples },
  { folder: 'core-post-featured-image', declaration: corePostFeaturedImage, samples: corePostFeaturedImageSamples },
  { folder: 'core-post-navigation-link', declaration: corePostNavigationLink, samples: corePostNavigationLinkSamples },
  { folder: 'core-post-template', declaration: corePostTemplate, samples: corePostTemplateSamples },
  { folder: 'core-post-terms', declaration: corePostTerms, samples: corePostTermsSamples },
  { folder: 'core-post-title', declaration: corePostTitle, samples: corePostTitleSamples },
  { folder: 'core-preformatted', declaration: corePreformatted, samples: corePreformattedSamples },
  { folder: 'core-pullquote', declaration: corePullquote, samples: corePullquoteSamples },
  { folder: 'core-query', declaration: coreQuery, samples: coreQuerySamples },
  { folder: 'core-query-no-results', declaration: coreQueryNoResults, samples: coreQueryNoResultsSamples },
  { folder: 'core-query-pagination', declaration: coreQueryPagination, samples: coreQueryPaginationSamples },
  { folder: 'core-query-pagination-next', declaration: coreQueryPaginationNext, samples: coreQueryPaginationNextSamples },
  { folder: 'core-query-pagination-numbers', declaration: coreQueryPaginationNumbers, samples: coreQueryPaginationNumbersSamples },
  { folder: 'core-query-pagination-previous', declaration: coreQueryPaginationPrevious, samples: coreQueryPaginationPreviousSamples },
  { folder: 'core-query-title', declaration: coreQueryTitle, samples: coreQueryTitleSamples },
  { folder: 'core-quote', declaration: coreQuote, samples: coreQuoteSamples },
  { folder: 'core-read-more', declaration: coreReadMore, samples: coreReadMoreSamples },
  { folder: 'core-rss', declaration: coreRss, samples: coreRssSamples },
  { folder: 'core-search', declaration: coreSearch, samples: coreSearchSamples },
  { folder: 'core-separator', declaration: coreSeparator, samples: coreSeparatorSamples },
  { folder: 'core-shortcode', declaration: coreShortcode, samples: coreShortcodeSamples },
  { folder: 'core-site-logo', declaration: coreSiteLogo, samples: coreSiteLogoSamples },
  { folder: 'core-site-tagline', declaration: coreSiteTagline, samples: coreSiteTaglineSamples },
  { folder: 'core-site-title', declaration: coreSiteTitle, samples: coreSiteTitleSamples },
  { folder: 'core-social-link', declaration: coreSocialLink, samples: coreSocialLinkSamples },
  { folder: 'core-social-links', declaration: coreSocialLinks, samples: coreSocialLinksSamples },
  { folder: 'core-spacer', declaration: coreSpacer, samples: coreSpacerSamples },
  { folder: 'core-table', declaration: coreTable, samples: coreTableSamples },
  { folder: 'core-tag-cloud', declaration: coreTagCloud, samples: coreTagCloudSamples },
  { folder: 'core-template-part', declaration: coreTemplatePart, samples: coreTemplatePartSamples },
  { folder: 'core-term-description', declaration: coreTermDescription, samples: coreTermDescriptionSamples },
  { folder: 'core-text-columns', declaration: coreTextColumns, samples: coreTextColumnsSamples },
  { folder: 'core-verse', declaration: coreVerse, samples: coreVerseSamples },
  { folder: 'core-video', declaration: coreVideo, samples: coreVideoSamples },
  { folder: 'core-widget-group', declaration: coreWidgetGroup, samples: coreWidgetGroupSamples },
  { folder: 'cta-list', declaration: ctaList, samples: ctaListSamples },
  { folder: 'development-carousel', declaration: developmentCarousel, samples: developmentCarouselSamples },
  { folder: 'download-cta', declaration: downloadCta, samples: downloadCtaSamples },
  { folder: 'downloads-list', declaration: downloadsList, samples: downloadsListSamples },
  { folder: 'esg-report-archive', declaration: esgReportArchive, samples: esgReportArchiveSamples },
  { folder: 'featured-properties-carousel', declaration: featuredPropertiesCarousel, samples: featuredPropertiesCarouselSamples },
  { folder: 'featured-text', declaration: featuredText, samples: featuredTextSamples },
  { folder: 'flip-highlights', declaration: flipHighlights, samples: flipHighlightsSamples },
  { folder: 'form-embed', declaration: formEmbed, samples: formEmbedSamples },
  { folder: 'four-column-icon', declaration: fourColumnIcon, samples: fourColumnIconSamples },
  { folder: 'full-width-image-card', declaration: fullWidthImageCard, samples: fullWidthImageCardSamples },
  { folder: 'grid', declaration: grid, samples: gridSamples },
  { folder: 'grid-cell', declaration: gridCell, samples: gridCellSamples },
  { folder: 'highlights-module', declaration: highlightsModule, samples: highlightsModuleSamples },
  { folder: 'home-page-three-pack', declaration: homePageThreePack, samples: homePageThreePackSamples },
  { folder: 'icon-content-grid', declaration: iconContentGrid, samples: iconContentGridSamples },
  { folder: 'image', declaration: image, samples: imageSamples },
  { folder: 'image-hero', declaration: imageHero, samples: imageHeroSamples },
  { folder: 'image-text-complex-grid', declaration: imageTextComplexGrid, samples: imageTextComplexGridSamples },
  { folder: 'large-cta-card', declaration: largeCtaCard, samples: largeCtaCardSamples },
  { folder: 'large-media-contact', declaration: largeMediaContact, samples: largeMediaContactSamples },
  { folder: 'large-quote', declaration: largeQuote, samples: largeQuoteSamples },
  { folder: 'latest-news-and-insights', declaration: latestNewsAndInsights, samples: latestNewsAndInsightsSamples },
  { folder: 'latest-news-carousel', declaration: latestNewsCarousel, samples: latestNewsCarouselSamples },
  { folder: 'latest-sustainability-posts', declaration: latestSustainabilityPosts, samples: latestSustainabilityPostsSamples },
  { folder: 'line-grid', declaration: lineGrid, samples: lineGridSamples },
  { folder: 'map', declaration: map, samples: mapSamples },
  { folder: 'meet-our-leaders', declaration: meetOurLeaders, samples: meetOurLeadersSamples },
  { folder: 'metro-landing-page-number-module', declaration: metroLandingPageNumberModule, samples: metroLandingPageNumberModuleSamples },
  { folder: 'news-room-posts-query', declaration: newsRoomPostsQuery, samples: newsRoomPostsQuerySamples },
  { folder: 'number-module', declaration: numberModule, samples: numberModuleSamples },
  { folder: 'open-positions', declaration: openPositions, samples: openPositionsSamples },
  { folder: 'page-hero', declaration: pageHero, samples: pageHeroSamples },
  { folder: 'partners', declaration: partners, samples: partnersSamples },
  { folder: 'plus-hero', declaration: plusHero, samples: plusHeroSamples },
  { folder: 'quote-block', declaration: quoteBlock, samples: quoteBlockSamples },
  { folder: 'region-card-cta', declaration: regionCardCta, samples: regionCardCtaSamples },
  { folder: 'region-card-grids', declaration: regionCardGrids, samples: regionCardGridsSamples },
  { folder: 'region-map', declaration: regionMap, samples: regionMapSamples },
  { folder: 'region-statistics-grid', declaration: regionStatisticsGrid, samples: regionStatisticsGridSamples },
  { folder: 'region-team-contact-grid', declaration: regionTeamContactGrid, samples: regionTeamContactGridSamples },
  { folder: 'search', declaration: search, samples: searchSamples },
  { folder: 'separator', declaration: separator, samples: separatorSamples },
  { folder: 'service-list', declaration: serviceList, samples: serviceListSamples },
  { folder: 'slider-hero', declaration: sliderHero, samples: sliderHeroSamples },
  { folder: 'styled-quote', declaration: styledQuote, samples: styledQuoteSamples },
  { folder: 'team-accordion', declaration: teamAccordion, samples: teamAccordionSamples },
  { folder: 'team-grid', declaration: teamGrid, samples: teamGridSamples },
  { folder: 'teams', declaration: teams, samples: teamsSamples },
  { folder: 'text-grid', declaration: textGrid, samples: textGridSamples },
  { folder: 'text-image-cta', declaration: textImageCta, samples: textImageCtaSamples },
  { folder: 'two-by-two-grid', declaration: twoByTwoGrid, samples: twoByTwoGridSamples },
  { folder: 'two-column-faq', declaration: twoColumnFaq, samples: twoColumnFaqSamples },
  { folder: 'upgrade-gallery-carousel', declaration: upgradeGalleryCarousel, samples: upgradeGalleryCarouselSamples },
  { folder: 'vendor-form', declaration: vendorForm, samples: vendorFormSamples },
  { folder: 'video-embed', declaration: videoEmbed, samples: videoEmbedSamples },
  { folder: 'video-hero', declaration: videoHero, samples: videoHeroSamples },
  { folder: 'yoast-faq-block', declaration: yoastFaqBlock, samples: yoastFaqBlockSamples },
  { folder: 'yoast-how-to-block', declaration: yoastHowToBlock, samples: yoastHowToBlockSamples },
  { folder: 'yoast-seo-breadcrumbs', declaration: yoastSeoBreadcrumbs, samples: yoastSeoBreadcrumbsSamples },
] as const;
