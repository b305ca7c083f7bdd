/**
 * @generated SignedSource<<95200d8b02def86343ca252449707829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignHero_layout$data = {
  readonly backgroundImage: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null;
  readonly eyebrow: string | null;
  readonly sqft: number | null;
  readonly subtitle: string | null;
  readonly title: string | null;
  readonly " $fragmentType": "CampaignHero_layout";
};
export type CampaignHero_layout$key = {
  readonly " $data"?: CampaignHero_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignHero_layout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignHero_layout",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sqft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "backgroundImage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_Hero",
  "abstractKey": null
};

(node as any).hash = "70dcd95d1437ccefe0a141fd420d164b";

export default node;
