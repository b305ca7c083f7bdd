/**
 * @generated SignedSource<<b37ad38c02b4379b55e140d7f9c8bc4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreNavigationSubmenu_block$data = {
  readonly attributes: {
    readonly label: string | null;
    readonly url: string | null;
  } | null;
  readonly " $fragmentType": "CoreNavigationSubmenu_block";
};
export type CoreNavigationSubmenu_block$key = {
  readonly " $data"?: CoreNavigationSubmenu_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreNavigationSubmenu_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreNavigationSubmenu_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreNavigationSubmenuBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationSubmenuBlock",
  "abstractKey": null
};

(node as any).hash = "f071e05fcefd9ed982771673c9bbae5d";

export default node;
