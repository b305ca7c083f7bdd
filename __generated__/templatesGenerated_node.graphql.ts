/**
 * @generated SignedSource<<4bb37e36aade7a812734d87de2894d73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type templatesGenerated_node$data = {
  readonly glossaryTerm: {
    readonly " $fragmentSpreads": FragmentRefs<"GlossaryTermTemplate_glossaryTerm">;
  } | null;
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
  readonly position: {
    readonly " $fragmentSpreads": FragmentRefs<"PositionTemplate_position">;
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
  readonly team: {
    readonly " $fragmentSpreads": FragmentRefs<"TeamTemplate_team">;
  } | null;
  readonly " $fragmentType": "templatesGenerated_node";
};
export type templatesGenerated_node$key = {
  readonly " $data"?: templatesGenerated_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"templatesGenerated_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "templatesGenerated_node",
  "selections": [
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
            "name": "PositionTemplate_position"
          }
        ],
        "type": "Position",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "position"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GlossaryTermTemplate_glossaryTerm"
          }
        ],
        "type": "GlossaryTerm",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "glossaryTerm"
    }
  ],
  "type": "ContentNode",
  "abstractKey": "__isContentNode"
};

(node as any).hash = "7047a5b1e61522c8952b0fe82746d83b";

export default node;
