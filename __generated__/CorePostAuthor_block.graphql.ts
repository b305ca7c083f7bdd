/**
 * @generated SignedSource<<a43770573f321e3db7aacf7ea92f184a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostAuthor_block$data = {
  readonly attributes: {
    readonly avatarSize: number;
    readonly backgroundColor: string | null;
    readonly byline: string | null;
    readonly fontSize: string | null;
    readonly isLink: boolean;
    readonly linkTarget: string;
    readonly showAvatar: boolean;
    readonly showBio: boolean | null;
    readonly style: any | null;
    readonly textAlign: string | null;
    readonly textColor: string | null;
  } | null;
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CorePostAuthor_block";
};
export type CorePostAuthor_block$key = {
  readonly " $data"?: CorePostAuthor_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostAuthor_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostAuthor_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostAuthorBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showAvatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showBio",
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
  "type": "CorePostAuthorBlock",
  "abstractKey": null
};

(node as any).hash = "9541cbb49cdae6e2fe5a87492cdbf9ef";

export default node;
