/**
 * @generated SignedSource<<1f45a0e62ed66a00e848a27798adc102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentToggleView_block$data = {
  readonly attributes: {
    readonly label: string | null;
  } | null;
  readonly clientId: string;
  readonly parentClientId: string | null;
  readonly " $fragmentType": "ContentToggleView_block";
};
export type ContentToggleView_block$key = {
  readonly " $data"?: ContentToggleView_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentToggleView_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentToggleView_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentClientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteContentToggleViewBlockAttributes",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteContentToggleViewBlock",
  "abstractKey": null
};

(node as any).hash = "cf8142b3771e674d19c18b233f591246";

export default node;
