/**
 * @generated SignedSource<<18213b1cd2ce1d49918e87ef20eadc70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExploreProperty_layout$data = {
  readonly title: string | null;
  readonly video: string | null;
  readonly " $fragmentType": "ExploreProperty_layout";
};
export type ExploreProperty_layout$key = {
  readonly " $data"?: ExploreProperty_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExploreProperty_layout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExploreProperty_layout",
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
      "name": "video",
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_ExploreProperty",
  "abstractKey": null
};

(node as any).hash = "2dc88c234c4fedd3e84754f9b9bed881";

export default node;
