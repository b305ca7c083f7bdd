/**
 * @generated SignedSource<<6c48a2ec7c78e1a56b2be8361624cc49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQueryPaginationNumbers_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreQueryPaginationNumbers_block";
};
export type CoreQueryPaginationNumbers_block$key = {
  readonly " $data"?: CoreQueryPaginationNumbers_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPaginationNumbers_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreQueryPaginationNumbers_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryPaginationNumbersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "name": "style",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationNumbersBlock",
  "abstractKey": null
};

(node as any).hash = "9e5126cabfd7dab9a9c3178b304e4f8d";

export default node;
