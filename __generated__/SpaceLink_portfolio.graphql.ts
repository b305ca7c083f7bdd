/**
 * @generated SignedSource<<0af2e905ead205dd7089374ec643b83a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceLink_portfolio$data = {
  readonly buildings: number;
  readonly buildingsWithSpace: number;
  readonly " $fragmentType": "SpaceLink_portfolio";
};
export type SpaceLink_portfolio$key = {
  readonly " $data"?: SpaceLink_portfolio$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceLink_portfolio">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceLink_portfolio",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingsWithSpace",
      "storageKey": null
    }
  ],
  "type": "Portfolio",
  "abstractKey": null
};

(node as any).hash = "91ec61d82d8aa481d3d2b32e2462b9dc";

export default node;
