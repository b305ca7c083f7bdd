/**
 * @generated SignedSource<<a91dec7ef4f1cecd268d6720cb7405be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreGroup_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly ariaLabel?: string | null;
    readonly tagName?: string | null;
  } | null;
  readonly " $fragmentType": "CoreGroup_block";
};
export type CoreGroup_block$key = {
  readonly " $data"?: CoreGroup_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreGroup_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreGroup_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ariaLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            }
          ],
          "type": "CoreGroupBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreGroupBlock",
  "abstractKey": null
};

(node as any).hash = "0e35fffb96c7011962545c7e42b41b5f";

export default node;
