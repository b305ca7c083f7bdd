/**
 * @generated SignedSource<<8d8ccb1d54f9fa2e8fb4e9e890345e00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreList_block$data = {
  readonly attributes: {
    readonly ordered?: boolean | null;
    readonly reversed?: boolean | null;
    readonly start?: number | null;
    readonly values?: string | null;
  } | null;
  readonly " $fragmentType": "CoreList_block";
};
export type CoreList_block$key = {
  readonly " $data"?: CoreList_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreList_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreList_block",
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
              "name": "ordered",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "values",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reversed",
              "storageKey": null
            }
          ],
          "type": "CoreListBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreListBlock",
  "abstractKey": null
};

(node as any).hash = "8bb7945ae196ced95aa9e1c9849b4121";

export default node;
