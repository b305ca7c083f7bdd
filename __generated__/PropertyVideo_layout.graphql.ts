/**
 * @generated SignedSource<<ea9038bdbc937b86a8bc98f125a3af61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyVideo_layout$data = {
  readonly title: string | null;
  readonly video: string | null;
  readonly " $fragmentType": "PropertyVideo_layout";
};
export type PropertyVideo_layout$key = {
  readonly " $data"?: PropertyVideo_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyVideo_layout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyVideo_layout",
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

(node as any).hash = "f0064d7550bef3d382f91b1d69700736";

export default node;
