/**
 * @generated SignedSource<<14e55bfb03ae6bff83065999bf5dafde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostPagination_pageInfo$data = {
  readonly endCursor: string | null;
  readonly offsetPagination: {
    readonly total: number | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
  readonly " $fragmentType": "PostPagination_pageInfo";
};
export type PostPagination_pageInfo$key = {
  readonly " $data"?: PostPagination_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostPagination_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostPagination_pageInfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OffsetPaginationPageInfo",
      "kind": "LinkedField",
      "name": "offsetPagination",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListPagination_pageInfo"
    }
  ],
  "type": "WPPageInfo",
  "abstractKey": "__isWPPageInfo"
};

(node as any).hash = "225e1e84624a3cef35a78224dcac8408";

export default node;
