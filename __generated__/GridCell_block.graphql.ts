/**
 * @generated SignedSource<<3ab82701438dfaeaf21934f672ac3a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GridCell_block$data = {
  readonly attributes: {
    readonly span: number | null;
  } | null;
  readonly " $fragmentType": "GridCell_block";
};
export type GridCell_block$key = {
  readonly " $data"?: GridCell_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"GridCell_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GridCell_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteGridCellBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "span",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteGridCellBlock",
  "abstractKey": null
};

(node as any).hash = "0558529c399bca071903d1a72a4a7508";

export default node;
