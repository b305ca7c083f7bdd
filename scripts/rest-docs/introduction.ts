/** The part of docs/rest.md that is not generated from declarations. */
export const introduction = `# REST API

<!-- Written by scripts/rest-docs.ts. Do not edit: run \`npm run generate\`. -->

The content service implements WordPress's REST API (\`/wp-json/wp/v2\`), which WordPress's block editor and other clients use. Every route runs the commands and
queries of the GraphQL API, so rights, validation, the audit log and purges are the same. A test compares the rights of both for each role.

## Authentication

| Client | How |
|---|---|
| Programs | HTTP Basic authentication with the username or email address and an [application password](signing-in.md#application-passwords) |
| Programs | \`Authorization: Bearer <token>\`, with the tokens of the GraphQL API |
| Browsers | the session cookie together with the header \`X-WP-Nonce\` |
| Visitors | nothing: they see published content |

A browser signs in with the GraphQL mutation \`generateAuthorizationCode\`, which asks for the second factor too, and exchanges the code for a cookie:

| Request | Response |
|---|---|
| \`POST /wp-json/site/v1/session\` with \`{ "code": "…" }\` | 201, the cookie, \`user\`, \`nonce\`, \`must_set_up_second_factor\` |
| \`GET /wp-json/site/v1/session\` | \`user\` and \`nonce\` of the cookie, or \`null\` without a session |
| \`DELETE /wp-json/site/v1/session\` with \`X-WP-Nonce\` | ends the session |
| \`GET /wp-admin/admin-ajax.php?action=rest-nonce\` | a new nonce as text, for \`@wordpress/api-fetch\` |

The cookie is \`HttpOnly\` and \`SameSite=Lax\`; it lasts for 14 days, or until the session is revoked. Without a nonce, a request with a cookie is that of a
visitor. A nonce is valid for 12 to 24 hours, and each response has the current one in \`X-WP-Nonce\`. Pages of other origins cannot use the cookie.

A request with a session cookie and an application password is that of the session, as in WordPress. Wrong credentials get 401 \`incorrect_password\`,
whether or not the account exists, and with 429 after too many attempts. In GraphQL, a request with them is that of a
visitor, as in WPGraphQL. \`/wp-json/\` lists no authorization page, because there is none.

## Requests and responses

- \`context\` is \`view\`, \`embed\` or \`edit\`. \`edit\` adds raw text and what only editors see, and requires the right to edit. Lists of content and media in this context contain only
  what the user may edit, and count nothing else. WordPress leaves these items out of each page after counting them.
- \`_fields=id,title.rendered\` selects properties. What is not selected is not computed.
- \`_embed\` adds linked items, \`_envelope\` puts status and headers into the body, and \`X-HTTP-Method-Override\` or \`_method\` replaces the method.
- Lists have \`X-WP-Total\`, \`X-WP-TotalPages\` and \`Link\` headers. A page past the end is empty, or the error 400 \`rest_post_invalid_page_number\` in lists of content. \`Allow\` lists the methods that the user may use, also in errors, and is missing if there is none.
- Errors are \`{ code, message, data: { status } }\`. Invalid parameters are named in \`data.params\`.
- \`POST /batch/v1\` runs up to 25 requests, one after the other. They can change content (not media), terms, menus and menu items. With the parameter
  \`validation=require-all-validate\`, nothing runs if the parameters of any request are invalid.
- Bodies are limited to 8 MB and 200,000 values, and those of visitors to 256 kB. Uploads have their own limits (\`MAX_UPLOAD_MB\`).

## Replacing a file

\`POST /studio/v1/media/{id}/file\` replaces the file of a media item by one of the same kind, sent like an upload (\`POST /wp/v2/media\`), and returns the item. Files
never change, because browsers keep them for a year: the new file has a new address, and those of the former file and its sizes redirect there. A browser that has
the former file may show it at its former address for up to a year. Pages that refer to the media item show the new file immediately.

## Saving loses nothing

**Conflicts.** In the context \`edit\`, a node has a \`version\`, which is also its \`ETag\`. An update that sends it as \`If-Match\` or as \`base_version\` is refused with
409 \`rest_edit_conflict\` if the node has changed since. The error contains both versions: \`data.stored\` and \`data.sent\`, and who saved in \`data.stored_by\`.

**Locks.** \`POST /wp/v2/posts/1/lock\` takes or renews the lock of a node (\`take_over\` takes that of another user), \`GET\` shows it, \`DELETE\` releases it. An
update of a node that another user has locked is refused with 409 \`rest_locked\`.

**Blocks.** The block editor writes every block anew, and leaves out attributes that the block does not declare, values of another type, and values that are not in the
block's list. Such attributes are restored from the stored content; \`restored_attributes\` in the response names them. Values that a block does not accept and that were not
saved before are refused with 400 \`rest_invalid_blocks\`; \`data.blocks\` names each block, attribute and rule. Autosaves are treated the same way. Attributes that a block
reads from its markup are not restored, because the editor reads them from there as well.

## Differences from WordPress

- Declared fields and field groups are in \`acf\`, with references as ids. SEO data is in \`seo\`. \`meta\` is always empty.
- A node that is hidden from the user does not exist for them: the status is 404, where WordPress returns 401 or 403 for some.
- Users who may not publish submit for review: \`publish\` becomes \`pending\`. WordPress returns an error.
- Users who change their own password or email address send the current password as \`current_password\`, because an open session is not enough to take over an account.
- A new application password also needs the current password, as \`current_password\`, of the account that sends the request, and a bearer token or a session. An application password
  cannot create others, and the GraphQL API returns no tokens to it. An account has at most 50; each name is unique (409 \`application_password_duplicate_name\`).
- Media items can be in the trash. \`POST …/untrash\` restores nodes with their former status.
- Protected content is shown to clients with the header \`X-Content-Passwords\` (decision 30), or the parameter \`password\` of a single item. Wrong passwords are limited, as in the
  password form of the site: the status is then 429. The parameter has no effect in lists, where one password could be tried on all content.
  Without the password, \`acf\` is empty too, because declared fields are parts of the content.
- The \`url\` of a user, and the order by it, are for users who may list users, as in the GraphQL API. Visitors get an empty text.
- \`_fields\` also selects parts of \`types\`, \`taxonomies\` and \`statuses\`: \`_fields=post.name\`. WordPress returns empty objects.
- A search has its total also on pages past its end, and a list with an \`offset\` past its end. WordPress returns 0.
- Users and comments have no \`avatar_urls\`, as in WordPress when avatars are turned off: the editor would load them from Gravatar. They are in the GraphQL API.
- Pages of other sites are not requested for the editor: \`/oembed/1.0/proxy\` finds nothing to embed, and \`/wp-block-editor/v1/url-details\` has empty texts.
- Menus with a location, their items, and locations are readable without signing in, as in the GraphQL API. WordPress shows them to editors only.
- Content can have a template of any name, because the theme has no list of templates. WordPress refuses unknown names.
- Parameters of lists that later versions of WordPress have added have no effect: \`search_columns\` of posts, \`search_semantics\`, \`format\` and \`ignore_sticky\`.
- The comments of a post that the user cannot read are an empty list. WordPress returns 401 or 403.
- \`_jsonp\` has no effect, as in WordPress when JSONP is turned off, and \`/oembed/1.0/embed\` does not exist.
- Themes, templates and global styles are read-only: the design is code.
`;
