/**
 * @generated SignedSource<<53325eaff89d07e208b2bfca4ffde660>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeTemplate_node$data = {
  readonly contentType: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentTypeTemplate_contentType">;
  } | null;
  readonly isRestricted?: boolean | null;
  readonly leadership: {
    readonly " $fragmentSpreads": FragmentRefs<"LeadershipTemplate_leadership">;
  } | null;
  readonly market: {
    readonly " $fragmentSpreads": FragmentRefs<"MarketTemplate_market">;
  } | null;
  readonly mediaItem: {
    readonly " $fragmentSpreads": FragmentRefs<"MediaItemTemplate_mediaItem">;
  } | null;
  readonly page: {
    readonly " $fragmentSpreads": FragmentRefs<"PageTemplate_page">;
  } | null;
  readonly post: {
    readonly " $fragmentSpreads": FragmentRefs<"PostTemplate_post">;
  } | null;
  readonly property: {
    readonly " $fragmentSpreads": FragmentRefs<"PropertyTemplate_property">;
  } | null;
  readonly propertyPage: {
    readonly " $fragmentSpreads": FragmentRefs<"PropertyPageTemplate_propertyPage">;
  } | null;
  readonly region: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionTemplate_region">;
  } | null;
  readonly restricted: {
    readonly " $fragmentSpreads": FragmentRefs<"PasswordNotice_node">;
  } | null;
  readonly team: {
    readonly " $fragmentSpreads": FragmentRefs<"TeamTemplate_team">;
  } | null;
  readonly term: {
    readonly " $fragmentSpreads": FragmentRefs<"TermTemplate_term">;
  } | null;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"UserTemplate_user">;
  } | null;
  readonly " $fragmentType": "NodeTemplate_node";
};
export type NodeTemplate_node$key = {
  readonly " $data"?: NodeTemplate_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeTemplate_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeTemplate_node",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRestricted",
          "storageKey": null
        }
      ],
      "type": "ContentNode",
      "abstractKey": "__isContentNode"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordNotice_node"
          }
        ],
        "type": "NodeWithTitle",
        "abstractKey": "__isNodeWithTitle"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "restricted"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PageTemplate_page"
          }
        ],
        "type": "Page",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "page"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostTemplate_post"
          }
        ],
        "type": "Post",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "post"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PropertyTemplate_property"
          }
        ],
        "type": "Property",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "property"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PropertyPageTemplate_propertyPage"
          }
        ],
        "type": "PropertyPage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "propertyPage"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RegionTemplate_region"
          }
        ],
        "type": "Region",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "region"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketTemplate_market"
          }
        ],
        "type": "Market",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "market"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamTemplate_team"
          }
        ],
        "type": "Team",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "team"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LeadershipTemplate_leadership"
          }
        ],
        "type": "Leadership",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "leadership"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MediaItemTemplate_mediaItem"
          }
        ],
        "type": "MediaItem",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "mediaItem"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TermTemplate_term"
          }
        ],
        "type": "TermNode",
        "abstractKey": "__isTermNode"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "term"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UserTemplate_user"
          }
        ],
        "type": "User",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "user"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContentTypeTemplate_contentType"
          }
        ],
        "type": "ContentType",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contentType"
    }
  ],
  "type": "UniformResourceIdentifiable",
  "abstractKey": "__isUniformResourceIdentifiable"
};

(node as any).hash = "96e161c484653dcd6241d77cba968c94";

export default node;
