/**
 * @generated SignedSource<<86ff7dd9981de86cc7e7e3caa7e90420>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Separator_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly size: string | null;
    readonly variant: string | null;
  } | null;
  readonly " $fragmentType": "Separator_block";
};
export type Separator_block$key = {
  readonly " $data"?: Separator_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"Separator_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Separator_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSeparatorBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variant",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteSeparatorBlock",
  "abstractKey": null
};

(node as any).hash = "90116a2a7f1370a0bcd0f1fc3c272a14";

export default node;
