/**
 * @generated SignedSource<<03be3c6d04934d7418c64522bd3261f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeTemplate_node$data = {
  readonly contentNode: {
    readonly " $fragmentSpreads": FragmentRefs<"templatesGenerated_node">;
  } | null;
  readonly contentType: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentTypeTemplate_contentType">;
  } | null;
  readonly isRestricted?: boolean | null;
  readonly restricted: {
    readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_node">;
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
            "name": "PasswordForm_node"
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
            "name": "templatesGenerated_node"
          }
        ],
        "type": "ContentNode",
        "abstractKey": "__isContentNode"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contentNode"
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

(node as any).hash = "fd6dc42cbe2ab5164e58ea70e26e410c";

export default node;
