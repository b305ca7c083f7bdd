/**
 * @generated SignedSource<<23235f38319711eb1afbf2ae7f141026>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CookieChoices_block$data = {
  readonly attributes: {
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly measurementOptions: {
    readonly gaId: string | null;
    readonly gtmId: string | null;
  } | null;
  readonly " $fragmentType": "CookieChoices_block";
};
export type CookieChoices_block$key = {
  readonly " $data"?: CookieChoices_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CookieChoices_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CookieChoices_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCookieChoicesBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "measurementOptions",
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
  "type": "SiteCookieChoicesBlock",
  "abstractKey": null
};

(node as any).hash = "1c00a94f6fd73539c25b8f6cfaee1d39";

export default node;
