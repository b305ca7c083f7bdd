/**
 * The schema elements that the specification names, by section. Maintained by hand. The table in docs/spec-coverage.md is generated from it.
 */

export type SpecEntry = {
  /** Text of the Topic column. */
  topic: string;
  /** Types, enums or inputs that must have all of the names. `Type.field` refers to the arguments of a field. */
  on: readonly string[];
  /** Fields, arguments or enum values, separated by whitespace. */
  names: string;
};

const splitWords = (text: string) => text.trim().split(/\s+/);

const nodeTypes = splitWords(
  'Post Page Property PropertyPage Region Market Team Leadership Themeasset ReusableBlock BlockEditorPreview MediaItem',
);
const editableTypes = splitWords(
  'Post Page Property PropertyPage Region Market Team Leadership Themeasset ReusableBlock BlockEditorPreview',
);
const taxonomies = splitWords('Category Tag PostFormat Status Assettype');
const nodeLists = splitWords(
  'posts pages properties propertyPages regions markets allTeam allLeadership themeassets reusableBlocks blockEditorPreviews mediaItems contentNodes',
);
const termLists = splitWords('categories tags postFormats allStatus assettypes terms');
const getInputNames = (verb: string, names: readonly string[]) => names.map((name) => `${verb}${name}Input`);
const getPayloadNames = (verb: string, names: readonly string[]) => names.map((name) => `${verb}${name}Payload`);

const entities: readonly SpecEntry[] = [
  {
    topic: 'Common content node fields',
    on: nodeTypes,
    names: `id databaseId slug uri link status date dateGmt modified modifiedGmt guid password hasPassword isPreview isRestricted template templates seo
      contentType editingLockedBy lastEditedBy`,
  },
  { topic: 'Common content node fields', on: ['NodeWithTitle'], names: 'title' },
  { topic: 'Common content node fields', on: ['NodeWithContentEditor'], names: 'content' },
  { topic: 'Common content node fields', on: ['NodeWithRevisions'], names: 'isRevision revisionOf' },
  { topic: 'Common content node fields', on: ['NodeWithFeaturedImage'], names: 'featuredImage' },
  { topic: 'Common content node fields', on: ['NodeWithAuthor'], names: 'author' },
  { topic: 'Common content node fields', on: ['HierarchicalContentNode'], names: 'parent ancestors children' },
  {
    topic: 'Block',
    on: ['Block'],
    names: 'name order attributesJSON innerBlocks isDynamic dynamicContent originalContent saveContent parentNode parentNodeDatabaseId',
  },
  { topic: 'Link', on: ['AcfLink'], names: 'url title target' },
  {
    topic: 'Post',
    on: ['Post'],
    names: `title content author featuredImage isRevision excerpt categories tags postFormats comments commentCount commentStatus pingStatus pinged toPing isSticky
      revisions blocks previewBlocks postFields postAuthorData postLeadSection postMediaContact`,
  },
  { topic: 'Post', on: ['Post_Postfields'], names: 'layoutType location mediaContactHide titleAlignment' },
  { topic: 'Post', on: ['Post_Postauthordata'], names: 'displayAuthor addToAuthorsBio author awardsRecognition' },
  { topic: 'Post', on: ['Post_Postleadsection'], names: 'leadImage leadParagraph type' },
  { topic: 'Post', on: ['Post_Postmediacontact'], names: 'aboutLinkLogistics contactItems' },
  { topic: 'Post', on: ['Post_Postmediacontact_contactItems'], names: 'content email phone overwrite' },
  {
    topic: 'Page',
    on: ['Page'],
    names: `title content author featuredImage parent ancestors children menuOrder pageId blocks postFields breadcrumbs revisions isFrontPage isPostsPage
      isPrivacyPage`,
  },
  {
    topic: 'MediaItem',
    on: ['MediaItem'],
    names: 'altText caption description mediaDetails mediaItemUrl mediaType mimeType sourceUrl srcSet fileSize parent ancestors children',
  },
  { topic: 'MediaItem', on: ['MediaDetails'], names: 'file width height sizes meta' },
  { topic: 'MediaItem', on: ['MediaItemMeta'], names: 'aperture camera iso keywords' },
  { topic: 'MediaItem', on: ['MediaItemSizeEnum'], names: 'THUMBNAIL MEDIUM MEDIUM_LARGE LARGE _1536X1536 _2048X2048' },
  { topic: 'Property', on: ['Property'], names: 'propertyId acf_property_meta propertyMeta allStatus' },
  { topic: 'Property', on: ['Property_Propertymeta'], names: 'propertyAddress propertyDownload market propertyMeta' },
  { topic: 'Property', on: ['Property_Propertymeta_propertyMeta'], names: 'metaTitle metaValue' },
  { topic: 'PropertyPage', on: ['PropertyPage'], names: 'propertyPageId propertyPages' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages'], names: 'propertyName propertyStatus blocks' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_AboutLink'], names: 'aboutLinkTitle aboutLinkDescription' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_BrokerInfo'], names: 'title description items' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_BrokerInfo_items'], names: 'name position email phone logo profilePic' },
  {
    topic: 'PropertyPage',
    on: ['PropertyPage_Propertypages_Blocks_Details'],
    names: 'address market submarket brochure photoGallery title detailsList',
  },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_Details_detailsList'], names: 'key value' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_ExpansionOpportunities'], names: 'title items' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_ExpansionOpportunities_items'], names: 'image title subtitle' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_ExploreProperty'], names: 'title video' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_Hero'], names: 'backgroundImage eyebrow title subtitle sqft' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_Highlights'], names: 'title highlights' },
  { topic: 'PropertyPage', on: ['PropertyPage_Propertypages_Blocks_Highlights_highlights'], names: 'title subtitle' },
  { topic: 'Region', on: ['Region'], names: 'regionId breadcrumbs regionMeta' },
  {
    topic: 'Region',
    on: ['Region_Breadcrumbs'],
    names: 'breadcrumbSeparator breadcrumbs currentPageTitleOverride enableCustomBreadcrumbs',
  },
  { topic: 'Region', on: ['Region_Breadcrumbs_breadcrumbs'], names: 'label link' },
  {
    topic: 'Region',
    on: ['Region_Regionmeta'],
    names: 'name bannerImage numberOfProperties totalSquareFeet developmentContacts dispositionContacts investmentContacts leasingContacts',
  },
  { topic: 'Market', on: ['Market'], names: 'marketMeta' },
  {
    topic: 'Market',
    on: ['Market_Marketmeta'],
    names: `name state coordinates description population totalSquareFeet numberOfProperties bannerImage region featuredProperties developmentContacts
      investmentContacts leasingContacts`,
  },
  { topic: 'Team', on: ['Team'], names: 'teamId teamMeta' },
  { topic: 'Team', on: ['Team_Teammeta'], names: 'email employeeQuote linkToStory phone region title' },
  { topic: 'Leadership', on: ['Leadership'], names: 'leadershipMeta' },
  { topic: 'Leadership', on: ['Leadership_Leadershipmeta'], names: 'title excerpt largeImage linkToStory' },
  { topic: 'Themeasset', on: ['Themeasset'], names: 'themeassetId assettypes class' },
  {
    topic: 'Taxonomy terms',
    on: taxonomies,
    names: 'name slug description count databaseId contentNodes seo uri taxonomy termTaxonomyId',
  },
  { topic: 'Taxonomy terms', on: ['Category'], names: 'parent ancestors children categoryColor' },
  { topic: 'Taxonomy terms', on: ['Assettype'], names: 'themeassets' },
  { topic: 'Menu', on: ['Menu'], names: 'name slug count locations menuItems' },
  {
    topic: 'MenuItem',
    on: ['MenuItem'],
    names: 'label url uri path target title description cssClasses linkRelationship order parentId childItems connectedNode featuredItem',
  },
  { topic: 'MenuItem', on: ['MenuItem_Featureditem'], names: 'heading image link showPropertySearch' },
  { topic: 'MenuItem', on: ['MenuLocationEnum'], names: 'FOOTER_MENU LEGAL_MENU MAIN_MENU TOP_NAV_MENU' },
  {
    topic: 'Number module',
    on: ['NumberModule'],
    names: 'pageSlug pageTitle mainHeading styleOption numberGrid useBlockDefaultData',
  },
  { topic: 'Number module', on: ['NumberModule_numberGrid'], names: 'heading number prefix suffix' },
  {
    topic: 'Block attributes: file',
    on: ['CoreFileBlockAttributes'],
    names: 'fileId fileName href downloadButtonText showDownloadButton previewHeight displayPreview textLinkHref bynder',
  },
  { topic: 'Block attributes: gallery', on: ['CoreGalleryBlockAttributes'], names: 'ids images columns imageCrop linkTo sizeSlug' },
  { topic: 'Block attributes: gallery', on: ['CoreGalleryBlockAttributesImages'], names: 'alt caption fullUrl id link url bynder' },
  {
    topic: 'Block attributes: image',
    on: ['CoreImageBlockAttributes'],
    names: 'alt url caption href width height aspectRatio scale sizeSlug linkDestination bynder',
  },
  {
    topic: 'Block attributes: latest posts',
    on: ['CoreLatestPostsBlockAttributes'],
    names:
      'postsToShow order orderBy postLayout columns excerptLength displayPostContent displayPostDate displayAuthor displayFeaturedImage',
  },
  {
    topic: 'Block attributes: navigation',
    on: ['CoreNavigationBlockAttributes'],
    names: 'overlayMenu maxNestingLevel openSubmenusOnClick showSubmenuIcon ref',
  },
  { topic: 'Block attributes: FAQ', on: ['YoastFaqBlockAttributes'], names: 'questions additionalListCssClasses className' },
  {
    topic: 'Block attributes: how-to',
    on: ['YoastHowToBlockAttributes'],
    names: 'days hours minutes durationText hasDuration description steps unorderedList',
  },
  { topic: 'Block attributes: heading', on: ['CoreHeadingBlockAttributes'], names: 'level content' },
  { topic: 'Block attributes: paragraph', on: ['CoreParagraphBlockAttributes'], names: 'content dropCap direction' },
  { topic: 'Block attributes: pullquote', on: ['CorePullquoteBlockAttributes'], names: 'value citation' },
  {
    topic: 'Block attributes: cover',
    on: ['CoreCoverBlockAttributes'],
    names: 'url dimRatio minHeight hasParallax isRepeated focalPoint useFeaturedImage',
  },
  {
    topic: 'Comment',
    on: ['Comment'],
    names: 'content author approved karma parent replies status type agent authorIp date commentedOn',
  },
  { topic: 'Comment', on: ['CommentAuthor'], names: 'name email url avatar' },
  { topic: 'Comment', on: ['Avatar'], names: 'url size height width rating' },
  {
    topic: 'ContentType',
    on: ['ContentType'],
    names: `description excludeFromSearch graphqlPluralName graphqlSingleName hasArchive hierarchical id isRestricted label labels menuIcon menuPosition name public
      publiclyQueryable restBase showInGraphql showInMenu showInNavMenus showInRest showUi templates uri`,
  },
  {
    topic: 'User',
    on: ['User'],
    names: 'username email firstName lastName roles capabilities jwtAuthToken jwtRefreshToken posts pages mediaItems comments',
  },
  { topic: 'UserRole', on: ['UserRole'], names: 'name displayName capabilities' },
  { topic: 'Theme', on: ['Theme'], names: 'name version author screenshot tags' },
  {
    topic: 'Site options',
    on: ['SiteOptions'],
    names: 'footerContactInfo gaId gtmId socialMedia mediaContactItems largeMediaContact',
  },
  { topic: 'Site options', on: ['SiteOptions_socialMedia'], names: 'social link' },
  { topic: 'Site options', on: ['SiteOptions_mediaContactItems'], names: 'content email phone' },
  { topic: 'Site options', on: ['SiteOptions_LargeMediaContact'], names: 'content header' },
  { topic: 'Settings', on: ['GeneralSettings'], names: 'title description url email language timezone dateFormat timeFormat startOfWeek' },
  { topic: 'Settings', on: ['ReadingSettings'], names: 'postsPerPage pageForPosts pageOnFront showOnFront' },
  { topic: 'Settings', on: ['WritingSettings'], names: 'defaultCategory defaultPostFormat useSmilies' },
  { topic: 'Settings', on: ['DiscussionSettings'], names: 'defaultCommentStatus defaultPingStatus' },
  { topic: 'SEO config', on: ['SEOConfig'], names: 'breadcrumbs contentTypes meta openGraph redirects schema social webmaster' },
  { topic: 'SEO config', on: ['SEORedirect'], names: 'origin target type format' },
  { topic: 'Paging', on: ['WPPageInfo'], names: 'endCursor startCursor hasNextPage hasPreviousPage offsetPagination' },
  { topic: 'Paging', on: ['Edge'], names: 'cursor node' },
  { topic: 'Paging', on: ['OffsetPaginationPageInfo'], names: 'hasMore hasPrevious total' },
  { topic: 'Paging', on: ['OffsetPagination'], names: 'offset size' },
];

const states: readonly SpecEntry[] = [
  {
    topic: 'Post status',
    on: ['PostStatusEnum'],
    names:
      'AUTO_DRAFT DRAFT FUTURE INHERIT PENDING PRIVATE PUBLISH TRASH REQUEST_PENDING REQUEST_CONFIRMED REQUEST_COMPLETED REQUEST_FAILED',
  },
  { topic: 'Media item status', on: ['MediaItemStatusEnum'], names: 'AUTO_DRAFT INHERIT PRIVATE TRASH' },
  { topic: 'Comment moderation', on: ['CommentStatusEnum'], names: 'APPROVE HOLD SPAM TRASH' },
  { topic: 'Plugin status', on: ['PluginStatusEnum'], names: 'ACTIVE INACTIVE PAUSED MUST_USE DROP_IN RECENTLY_ACTIVE UPGRADE' },
  {
    topic: 'Content types',
    on: ['ContentTypeEnum'],
    names: 'ATTACHMENT LEADERSHIP MARKETS PAGE POST PROPERTIES PROPERTY_PAGE REGIONS TEAM THEMEASSETS WGG_PREVIEW WP_BLOCK',
  },
  { topic: 'Avatar ratings', on: ['AvatarRatingEnum'], names: 'G PG R X' },
  { topic: 'Ordering', on: ['OrderEnum'], names: 'ASC DESC' },
  { topic: 'Property status', on: ['PropertyAllStatusInput'], names: 'append nodes' },
  { topic: 'Roles', on: ['UserRoleEnum'], names: 'ADMINISTRATOR AUTHOR CONTRIBUTOR EDITOR SEO_EDITOR SEO_MANAGER SUBSCRIBER' },
];

const queries: readonly SpecEntry[] = [
  {
    topic: 'Queries',
    on: ['RootQuery'],
    names: `allSettings generalSettings readingSettings writingSettings discussionSettings seo options numberModule viewer node nodeByUri(uri) contentNode(asPreview)
      contentNodes revisions menus menuItems menu menuItem taxonomies taxonomy terms termNode themes theme plugins plugin userRoles userRole users user
      registeredScripts registeredStylesheets globalStylesheet comment comments contentType contentTypes ${nodeLists.join(' ')} ${termLists.join(' ')}`,
  },
  {
    topic: 'Single items by id and idType',
    on: splitWords(
      'RootQuery.post RootQuery.page RootQuery.property RootQuery.propertyPage RootQuery.region RootQuery.market RootQuery.team RootQuery.leadership RootQuery.themeasset RootQuery.reusableBlock RootQuery.blockEditorPreview RootQuery.mediaItem RootQuery.category RootQuery.tag RootQuery.postFormat RootQuery.status RootQuery.assettype RootQuery.user RootQuery.menu RootQuery.menuItem RootQuery.contentNode',
    ),
    names: 'id idType',
  },
  {
    topic: 'By variants',
    on: splitWords(
      'RootQuery.postBy RootQuery.pageBy RootQuery.mediaItemBy RootQuery.reusableBlockBy RootQuery.blockEditorPreviewBy RootQuery.propertyBy RootQuery.propertyPageBy RootQuery.regionBy RootQuery.marketBy RootQuery.teamBy RootQuery.leadershipBy RootQuery.themeassetBy',
    ),
    names: 'id uri',
  },
  { topic: 'By variants', on: splitWords('RootQuery.postBy RootQuery.mediaItemBy RootQuery.propertyBy RootQuery.teamBy'), names: 'slug' },
  { topic: 'By variants', on: ['RootQuery.postBy'], names: 'postId' },
  { topic: 'By variants', on: ['RootQuery.pageBy'], names: 'pageId' },
  { topic: 'By variants', on: ['RootQuery.propertyBy'], names: 'propertyId' },
  { topic: 'By variants', on: ['RootQuery.propertyPageBy'], names: 'propertyPageId' },
  { topic: 'By variants', on: ['RootQuery.regionBy'], names: 'regionId' },
  { topic: 'By variants', on: ['RootQuery.teamBy'], names: 'teamId' },
  { topic: 'By variants', on: ['RootQuery.themeassetBy'], names: 'themeassetId' },
  { topic: 'Lookup kinds', on: ['PostIdType'], names: 'DATABASE_ID ID SLUG URI' },
  { topic: 'Lookup kinds', on: ['PageIdType'], names: 'DATABASE_ID ID URI' },
  { topic: 'Lookup kinds', on: ['CategoryIdType'], names: 'DATABASE_ID ID NAME SLUG URI' },
  { topic: 'Lookup kinds', on: ['ContentNodeIdTypeEnum'], names: 'DATABASE_ID ID URI' },
  { topic: 'Lookup kinds', on: ['UserNodeIdTypeEnum'], names: 'DATABASE_ID ID SLUG URI EMAIL USERNAME' },
  { topic: 'Connection arguments', on: nodeLists.map((name) => `RootQuery.${name}`), names: 'after before first last where' },
  { topic: 'Connection arguments', on: termLists.map((name) => `RootQuery.${name}`), names: 'after before first last where' },
  {
    topic: 'Connection arguments',
    on: splitWords(
      'RootQueryToPostConnectionWhereArgs RootQueryToPageConnectionWhereArgs RootQueryToPropertyConnectionWhereArgs RootQueryToContentNodeConnectionWhereArgs RootQueryToMediaItemConnectionWhereArgs',
    ),
    names:
      'offsetPagination search status stati in notIn parent parentIn parentNotIn title name nameIn password hasPassword mimeType dateQuery orderby',
  },
  { topic: 'Connection arguments', on: ['RootQueryToContentNodeConnectionWhereArgs'], names: 'contentTypes' },
  { topic: 'Connection arguments', on: ['RootQueryToPostConnectionWhereArgs'], names: 'author categoryId categoryName' },
  {
    topic: 'Term filters',
    on: splitWords('RootQueryToCategoryConnectionWhereArgs RootQueryToTagConnectionWhereArgs RootQueryToTermNodeConnectionWhereArgs'),
    names: 'search slug name parent hideEmpty order orderby',
  },
];

const mutableTypes = [...editableTypes, ...taxonomies, 'Comment', 'User', 'MediaItem'];

const mutations: readonly SpecEntry[] = [
  {
    topic: 'Mutations',
    on: ['RootMutation'],
    names: `${mutableTypes.flatMap((name) => [`create${name}`, `update${name}`, `delete${name}`]).join(' ')} updateSettings registerUser restoreComment increaseCount(count) login
      generateAuthorizationCode refreshJwtAuthToken sendPasswordResetEmail resetUserPassword`,
  },
  {
    topic: 'Mutation inputs',
    on: [...getInputNames('Create', mutableTypes), ...getInputNames('Update', mutableTypes), ...getInputNames('Delete', mutableTypes)],
    names: 'clientMutationId',
  },
  {
    topic: 'Mutation inputs',
    on: [
      ...getPayloadNames('Create', mutableTypes),
      ...getPayloadNames('Update', mutableTypes),
      ...getPayloadNames('Delete', mutableTypes),
    ],
    names: 'clientMutationId',
  },
  { topic: 'Mutation inputs', on: [...getInputNames('Update', mutableTypes), ...getInputNames('Delete', mutableTypes)], names: 'id' },
  { topic: 'Mutation inputs', on: getInputNames('Delete', editableTypes), names: 'forceDelete ignoreEditLock' },
  { topic: 'Mutation inputs', on: getPayloadNames('Delete', mutableTypes), names: 'deletedId' },
  { topic: 'Mutation inputs', on: getInputNames('Create', taxonomies), names: 'name' },
  { topic: 'Mutation inputs', on: ['DeleteUserInput'], names: 'reassignId' },
  { topic: 'Mutation inputs', on: ['CreateUserInput'], names: 'username email password firstName lastName roles locale websiteUrl' },
  { topic: 'Mutation inputs', on: ['UpdateUserInput'], names: 'roles' },
  { topic: 'Mutation inputs', on: ['LoginInput'], names: 'username password' },
  { topic: 'Mutation inputs', on: ['LoginPayload'], names: 'authToken refreshToken user' },
  { topic: 'Mutation inputs', on: ['GenerateAuthorizationCodeInput'], names: 'username email password' },
  { topic: 'Mutation inputs', on: ['GenerateAuthorizationCodePayload'], names: 'code error' },
  { topic: 'Mutation inputs', on: ['RefreshJwtAuthTokenInput'], names: 'jwtRefreshToken' },
  { topic: 'Mutation inputs', on: ['RefreshJwtAuthTokenPayload'], names: 'authToken' },
  { topic: 'Mutation inputs', on: ['SendPasswordResetEmailInput'], names: 'username' },
  { topic: 'Mutation inputs', on: ['SendPasswordResetEmailPayload'], names: 'success' },
  { topic: 'Mutation inputs', on: ['ResetUserPasswordInput'], names: 'key login password' },
  { topic: 'Mutation inputs', on: ['CreateCommentPayload'], names: 'success comment' },
];

/** All entries, by chapter. */
export const chapters: readonly { title: string; entries: readonly SpecEntry[] }[] = [
  { title: 'Entities and their fields', entries: entities },
  { title: 'States, enumerations and roles', entries: states },
  { title: 'Queries and their arguments', entries: queries },
  { title: 'Mutations', entries: mutations },
];
