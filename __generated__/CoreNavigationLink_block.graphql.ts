/**
 * @generated SignedSource<<1c9c490afa89baefb3185791c97b146e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreNavigationLink_block$data = {
  readonly attributes: {
    readonly description?: string | null;
    readonly label?: string | null;
    readonly opensInNewTab?: boolean;
    readonly rel?: string | null;
    readonly url?: string | null;
  } | null;
  readonly " $fragmentType": "CoreNavigationLink_block";
};
export type CoreNavigationLink_block$key = {
  readonly " $data"?: CoreNavigationLink_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreNavigationLink_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreNavigationLink_block",
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
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "opensInNewTab",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rel",
              "storageKey": null
            }
          ],
          "type": "CoreNavigationLinkBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationLinkBlock",
  "abstractKey": null
};

(node as any).hash = "e84973c50af21b486a9f82d4d365eb4f";

export default node;
