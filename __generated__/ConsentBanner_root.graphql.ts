/**
 * @generated SignedSource<<ef5d40f79079ee7db45cfd628190be2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsentBanner_root$data = {
  readonly options: {
    readonly gaId: string | null;
    readonly gtmId: string | null;
  } | null;
  readonly " $fragmentType": "ConsentBanner_root";
};
export type ConsentBanner_root$key = {
  readonly " $data"?: ConsentBanner_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentBanner_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentBanner_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gaId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gtmId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "33a57317c0f8bb48a1b5c288f5ae9ff5";

export default node;
