/**
 * @generated SignedSource<<1d0a17f316ffd57ecfd35b9d7f41de9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQueryPagination_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly backgroundColor?: string | null;
    readonly fontSize?: string | null;
    readonly paginationArrow?: string;
    readonly style?: any | null;
    readonly textColor?: string | null;
  } | null;
  readonly " $fragmentType": "CoreQueryPagination_block";
};
export type CoreQueryPagination_block$key = {
  readonly " $data"?: CoreQueryPagination_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPagination_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreQueryPagination_block",
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
              "name": "paginationArrow",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
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
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreQueryPaginationBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationBlock",
  "abstractKey": null
};

(node as any).hash = "df8b5aff1346dd5f6b74ed1e27f510d6";

export default node;
