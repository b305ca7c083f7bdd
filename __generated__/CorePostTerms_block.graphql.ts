/**
 * @generated SignedSource<<1d79ec25d48f3a8a3e727fe2e8786be3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostTerms_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly prefix: string;
    readonly separator: string;
    readonly style: any | null;
    readonly suffix: string;
    readonly term: string | null;
    readonly textAlign: string | null;
    readonly textColor: string | null;
  } | null;
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CorePostTerms_block";
};
export type CorePostTerms_block$key = {
  readonly " $data"?: CorePostTerms_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostTerms_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostTerms_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostTermsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "separator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suffix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "backgroundColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fontSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textAlign",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "style",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "loopNode_node"
              }
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "loopNode"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostTermsBlock",
  "abstractKey": null
};

(node as any).hash = "fa1eb1598d5155a21f66f52cb06af4c9";

export default node;
