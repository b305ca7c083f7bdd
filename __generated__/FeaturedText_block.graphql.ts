/**
 * @generated SignedSource<<98093e35c4a302309fb165cf49442966>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeaturedText_block$data = {
  readonly attributes: {
    readonly eyebrow: string | null;
    readonly ground: string | null;
    readonly link: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
    readonly text: string | null;
  } | null;
  readonly " $fragmentType": "FeaturedText_block";
};
export type FeaturedText_block$key = {
  readonly " $data"?: FeaturedText_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedText_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedText_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeaturedTextBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eyebrow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LinkActions_link"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFeaturedTextBlock",
  "abstractKey": null
};

(node as any).hash = "040ee08bbc529628b95ec9881d5dc82d";

export default node;
