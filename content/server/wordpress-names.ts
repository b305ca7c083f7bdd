/**
 * Names in the schema of WPGraphQL 1.14 with the plugins whose responses were recorded. Suggestions prefer them, because this schema has many more names. A
 * name belongs to WordPress in every type that has it.
 */
const toSet = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** The other types of a connection, and those of mutations, follow from their names. */
const types = toSet(`
  Avatar AvatarRatingEnum Block Boolean BlockAttributesArray BlockAttributesObject BlockEditorContentNode BlockEditorContentNodeConnection BlockEditorPreview
  BlockEditorPreviewConnection BlockEditorPreviewIdType BlockEditorPreviewToPreviewConnection Category CategoryConnection CategoryIdType
  CategoryToAncestorsCategoryConnection CategoryToCategoryConnection CategoryToContentNodeConnection CategoryToParentCategoryConnection
  CategoryToPostConnection CategoryToTaxonomyConnection Comment CommentAuthor CommentConnection CommentNodeIdTypeEnum CommentStatusEnum
  CommentToCommentConnection CommentToCommenterConnection CommentToContentNodeConnection CommentToParentCommentConnection Commenter CommenterConnection
  CommentsConnectionOrderbyEnum ConditionalTags Connection ContentNode ContentNodeConnection ContentNodeIdTypeEnum ContentNodeToContentTypeConnection
  ContentNodeToEditLastConnection ContentNodeToEditLockConnection ContentNodeToEnqueuedScriptConnection ContentNodeToEnqueuedStylesheetConnection
  ContentTemplate ContentType ContentTypeConnection ContentTypeEnum ContentTypeIdTypeEnum ContentTypeToContentNodeConnection ContentTypeToTaxonomyConnection
  ContentTypesOfCategoryEnum ContentTypesOfPostFormatEnum ContentTypesOfTagEnum CoreImageBlockToMediaItemConnection DatabaseIdentifier DateInput
  DateQueryInput DefaultTemplate DiscussionSettings Edge EnqueuedAsset EnqueuedScript EnqueuedScriptConnection EnqueuedStylesheet EnqueuedStylesheetConnection Float
  GeneralSettings GlobalStylesheetTypesEnum HierarchicalContentNode HierarchicalContentNodeToContentNodeAncestorsConnection
  HierarchicalContentNodeToContentNodeChildrenConnection HierarchicalContentNodeToParentContentNodeConnection HierarchicalNode HierarchicalTermNode ID Int
  MediaDetails MediaItem MediaItemConnection MediaItemIdType MediaItemMeta MediaItemSizeEnum MediaItemStatusEnum MediaItemToCommentConnection MediaSize Menu
  MenuConnection MenuItem MenuItemConnection MenuItemLinkable MenuItemLinkableConnection MenuItemNodeIdTypeEnum MenuItemObjectUnion MenuItemToMenuConnection
  MenuItemToMenuItemConnection MenuItemToMenuItemLinkableConnection MenuLocationEnum MenuNodeIdTypeEnum MenuToMenuItemConnection MimeTypeEnum Node
  NodeWithAuthor NodeWithAuthorToUserConnection NodeWithComments NodeWithContentEditor NodeWithExcerpt NodeWithFeaturedImage
  NodeWithFeaturedImageToMediaItemConnection NodeWithPageAttributes NodeWithRevisions NodeWithRevisionsToContentNodeConnection NodeWithTemplate NodeWithTitle
  NodeWithTrackbacks OffsetPagination OffsetPaginationPageInfo OneToOneConnection OrderEnum Page PageConnection PageIdType PageInfo PageToCommentConnection
  PageToPreviewConnection PageToRevisionConnection Plugin PluginConnection PluginStatusEnum Post PostCategoriesInput PostCategoriesNodeInput PostConnection
  PostFormat PostFormatConnection PostFormatIdType PostFormatToContentNodeConnection PostFormatToPostConnection PostFormatToTaxonomyConnection PostIdType
  PostObjectFieldFormatEnum PostObjectUnion PostObjectsConnectionDateColumnEnum PostObjectsConnectionOrderbyEnum PostObjectsConnectionOrderbyInput
  PostPostFormatsInput PostPostFormatsNodeInput PostStatusEnum PostTagsInput PostTagsNodeInput PostToCategoryConnection PostToCommentConnection
  PostToPostFormatConnection PostToPreviewConnection PostToRevisionConnection PostToTagConnection PostToTermNodeConnection PostTypeLabelDetails Previewable
  ReadingSettings RelationEnum ReusableBlock ReusableBlockConnection ReusableBlockIdType ReusableBlockToPreviewConnection ReusableBlockToRevisionConnection
  RootMutation RootQuery RootQueryToBlockEditorPreviewConnection RootQueryToCategoryConnection RootQueryToCommentConnection RootQueryToContentNodeConnection
  RootQueryToContentTypeConnection RootQueryToEnqueuedScriptConnection RootQueryToEnqueuedStylesheetConnection RootQueryToMediaItemConnection
  RootQueryToMenuConnection RootQueryToMenuItemConnection RootQueryToPageConnection RootQueryToPluginConnection RootQueryToPostConnection
  RootQueryToPostFormatConnection RootQueryToReusableBlockConnection RootQueryToRevisionsConnection RootQueryToTagConnection RootQueryToTaxonomyConnection
  RootQueryToTermNodeConnection RootQueryToThemeConnection RootQueryToUserConnection RootQueryToUserRoleConnection Settings String Tag TagConnection TagIdType
  TagToContentNodeConnection TagToPostConnection TagToTaxonomyConnection Taxonomy TaxonomyConnection TaxonomyEnum TaxonomyIdTypeEnum
  TaxonomyToContentTypeConnection TermNode TermNodeConnection TermNodeIdTypeEnum TermNodeToEnqueuedScriptConnection
  TermNodeToEnqueuedStylesheetConnection TermObjectsConnectionOrderbyEnum Theme ThemeConnection UniformResourceIdentifiable User UserConnection
  UserNodeIdTypeEnum UserRole UserRoleConnection UserRoleEnum UserToBlockEditorPreviewConnection UserToCommentConnection UserToEnqueuedScriptConnection
  UserToEnqueuedStylesheetConnection UserToMediaItemConnection UserToPageConnection UserToPostConnection UserToRevisionsConnection UserToUserRoleConnection
  UsersConnectionOrderbyEnum UsersConnectionOrderbyInput UsersConnectionSearchColumnEnum WPPageInfo WritingSettings
`);

/** Fields, arguments and the members of inputs. */
const members = toSet(`
  addNew addNewItem after agent aim aliasOf allItems allSettings altText ancestors aperture append approved archives args asPreview attributes attributesJSON
  author authorDatabaseId authorEmail authorId authorIn authorIp authorName authorNotIn authorUri authorUrl avatar before blockEditorContentNodes
  blockEditorPreview blockEditorPreviewBy blockEditorPreviewId blockEditorPreviews blocks blocksJSON cacheDomain camera canExport capKey capabilities caption
  categories category categoryId categoryIn categoryName categoryNotIn childItems childOf childless children clientMutationId code column comment commentCount
  commentId commentIn commentNotIn commentOn commentStatus commentType commentTypeIn commentTypeNotIn commentedOn comments compare conditionalTags
  connectedContentTypes connectedNode connectedObject connectedTaxonomies content contentAuthor contentAuthorIn contentAuthorNotIn contentId contentIdIn
  contentIdNotIn contentName contentNode contentNodes contentParent contentStatus contentType contentTypeName contentTypes copyright count
  createBlockEditorPreview createCategory createComment createMediaItem createPage createPost createPostFormat createReusableBlock createTag createUser
  createdTimestamp credit cssClasses cursor databaseId date dateFormat dateGmt dateQuery day default defaultCategory defaultCommentStatus defaultPingStatus
  defaultPostFormat deleteBlockEditorPreview deleteCategory deleteComment deleteMediaItem deletePage deletePost deletePostFormat deleteReusableBlock deleteTag
  deleteUser deleteWithUser deletedId dependencies description descriptionLike desiredSlug discussionSettings discussionSettingsDefaultCommentStatus
  discussionSettingsDefaultPingStatus displayName dynamicContent edges editItem editingLockedBy email enclosure endCursor enqueuedScripts enqueuedStylesheets
  error excerpt exclude excludeFromSearch excludeTree extra extraAttr extraCapabilities featuredImage featuredImageDatabaseId featuredImageId field file
  filePath fileSize fileType filterItemsList first firstName focalLength forceDefault forceDelete format foundAvatar generalSettings generalSettingsDateFormat
  generalSettingsDescription generalSettingsEmail generalSettingsLanguage generalSettingsStartOfWeek generalSettingsTimeFormat generalSettingsTimezone
  generalSettingsTitle generalSettingsUrl generateAuthorizationCode globalStylesheet graphqlPluralName graphqlSingleName guid handle hasArchive hasMore
  hasNextPage hasPassword hasPrevious hasPreviousPage hasPublishedPosts height hideEmpty hierarchical hour id idType ignoreEditLock in include
  includeUnapproved inclusive increaseCount innerBlocks input insertIntoItem isArchive isAttachment isAuthor isCategory isContentNode isDate isDay isDynamic
  isFrontPage isHome isMonth isMultiAuthor isPage isPageTemplate isPostTypeArchive isPostsPage isPreview isPrivacyPage isPrivacyPolicy isRestricted isRevision
  isSearch isSingle isSingular isSticky isTag isTax isTermNode isYear iso itemsList itemsListNavigation jabber karma key keywords label labels language last
  lastEditedBy lastName lastUpdateTime link linkRelationship locale location locations lockTimestamp login loginIn loginNotIn mediaDetails mediaItem
  mediaItemBy mediaItemId mediaItemUrl mediaItems mediaType menu menuIcon menuId menuItem menuItemId menuItems menuName menuOrder menuPosition menus meta
  mimeType minute modified modifiedGmt month name nameIn nameLike newItem nicename nicenameIn nicenameNotIn nickname node nodeByUri nodes notFound
  notFoundInTrash notIn objectIds offset offsetPagination order orderby orientation originalContent padCounts page pageBy pageForPosts pageId pageInfo
  pageOnFront pages parent parentDatabaseId parentId parentIn parentItemColon parentNode parentNodeDatabaseId parentNotIn password path pingStatus pinged
  plugin pluginUri plugins post postBy postFormat postFormatId postFormats postId posts postsPerPage preview previewBlocks previewBlocksFrom
  previewBlocksFromJSON previewBlocksJSON previewRevisionDatabaseId previewRevisionId previewed previewedDatabaseId previewedParentDatabaseId public
  publiclyQueryable rating readingSettings readingSettingsPageForPosts readingSettingsPageOnFront readingSettingsPostsPerPage readingSettingsShowOnFront
  reassignId registerUser registered registeredDate registeredScripts registeredStylesheets relation removeFeaturedImage replies resetUserPassword restBase
  restControllerClass restoreComment restoredId reusableBlock reusableBlockBy reusableBlockId reusableBlocks revisionOf revisions richEditing role roleIn
  roleNotIn roles saveContent scheme screenshot search searchColumns searchItems second sendPasswordResetEmail setFeaturedImage shouldShowAdminToolbar
  shouldShowFaustToolbar showCloud showInAdminBar showInAdminColumn showInGraphql showInMenu showInNavMenus showInQuickEdit showInRest showOnFront showUi
  shutterSpeed singularName size sizes slug sourceUrl src srcSet startCursor startOfWeek stati status success tag tagId tagIn tagNotIn tagSlugAnd tagSlugIn
  tags target taxonomies taxonomy taxonomyName template templateName templates termGroupId termNode termTaxonomId termTaxonomyId terms theme themeUri themes
  timeFormat timezone title toPing total type types updateBlockEditorPreview updateCategory updateComment updateMediaItem updatePage updatePost
  updatePostFormat updateReusableBlock updateSettings updateTag updateTermMetaCache updateUser uploadedToThisItem uri url useFeaturedImage useSmilies user
  userId userRole userRoles username users version viewItem viewItems viewer websiteUrl week where width writingSettings writingSettingsDefaultCategory
  writingSettingsDefaultPostFormat writingSettingsUseSmilies year yim
`);

/** Returns whether WPGraphQL has a field, an argument or a member of an input with this name. */
export const isWordPressMember = (name: string): boolean => members.has(name);

/** Returns whether WPGraphQL has a type with this name. */
export function isWordPressType(name: string): boolean {
  const mutation = /^(\w)(\w+)(?:Input|Payload)$/.exec(name);
  if (mutation) return types.has(name) || members.has(`${mutation[1]?.toLowerCase()}${mutation[2]}`);
  // The types of core blocks, of introspection, and of a list.
  return /^(?:Core[A-Z]\w*Block|__)/.test(name) || types.has(name.replace(/(?<=Connection)(?:Edge|PageInfo|WhereArgs)$/, ''));
}
