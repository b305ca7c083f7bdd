/**
 * @generated SignedSource<<c6390d13766c8b0b240433089ad85a9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuLinks_items$data = ReadonlyArray<{
  readonly id: string;
  readonly label: string | null;
  readonly target: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "MenuLinks_items";
}>;
export type MenuLinks_items$key = ReadonlyArray<{
  readonly " $data"?: MenuLinks_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuLinks_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MenuLinks_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    }
  ],
  "type": "MenuItem",
  "abstractKey": null
};

(node as any).hash = "39ff63d85271771d7bf48efa6483aaf9";

export default node;
