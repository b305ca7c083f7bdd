/**
 * @generated SignedSource<<5c595b75a8ce9811f1fd244a6b541c78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentTypeTemplate_contentType$data = {
  readonly label: string | null;
  readonly name: string | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignArchive_contentType" | "LeadershipArchive_contentType" | "MarketArchive_contentType" | "PostArchive_contentType" | "PropertyArchive_contentType" | "RegionArchive_contentType" | "TeamArchive_contentType">;
  readonly " $fragmentType": "ContentTypeTemplate_contentType";
};
export type ContentTypeTemplate_contentType$key = {
  readonly " $data"?: ContentTypeTemplate_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentTypeTemplate_contentType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentTypeTemplate_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CampaignArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegionArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarketArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadershipArchive_contentType"
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};

(node as any).hash = "f834e28fd50c4f14e8886625774ed30a";

export default node;
