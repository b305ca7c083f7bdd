/**
 * @generated SignedSource<<c04842d5a8ef89bb1ad54e924d683e85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreTagCloud_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly showTagCounts: boolean;
    readonly style: any | null;
  } | null;
  readonly terms: ReadonlyArray<{
    readonly count: number | null;
    readonly databaseId: number;
    readonly name: string | null;
    readonly uri: string | null;
  }> | null;
  readonly " $fragmentType": "CoreTagCloud_block";
};
export type CoreTagCloud_block$key = {
  readonly " $data"?: CoreTagCloud_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreTagCloud_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreTagCloud_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTagCloudBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showTagCounts",
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
      "name": "terms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uri",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTagCloudBlock",
  "abstractKey": null
};

(node as any).hash = "54a3dd2e22088481e98ee5945a9dd8c2";

export default node;
