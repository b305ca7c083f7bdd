/**
 * @generated SignedSource<<4a86a852c1c3ff3fde24499b705db99f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreColumn_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly backgroundColor?: string | null;
    readonly columnWidth?: string | null;
    readonly fontSize?: string | null;
    readonly style?: any | null;
    readonly textColor?: string | null;
    readonly verticalAlignment?: string | null;
  } | null;
  readonly " $fragmentType": "CoreColumn_block";
};
export type CoreColumn_block$key = {
  readonly " $data"?: CoreColumn_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreColumn_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreColumn_block",
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
              "alias": "columnWidth",
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verticalAlignment",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
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
          "type": "CoreColumnBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnBlock",
  "abstractKey": null
};

(node as any).hash = "83d00b07bad15266c8420c61e8cf87ef";

export default node;
