/**
 * @generated SignedSource<<3caee305ae1fe29e23a51ab12692910f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceTable_portfolio$data = {
  readonly availableNowSquareFeet: number;
  readonly buildings: number;
  readonly checkedOn: string | null;
  readonly highestAskingRent: number | null;
  readonly largestSpaceSquareFeet: number | null;
  readonly leasedShare: number | null;
  readonly lowestAskingRent: number | null;
  readonly squareFeet: number;
  readonly " $fragmentType": "PlaceTable_portfolio";
};
export type PlaceTable_portfolio$key = {
  readonly " $data"?: PlaceTable_portfolio$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_portfolio">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceTable_portfolio",
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
      "name": "squareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leasedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableNowSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "largestSpaceSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestAskingRent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "highestAskingRent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedOn",
      "storageKey": null
    }
  ],
  "type": "Portfolio",
  "abstractKey": null
};

(node as any).hash = "989b5ddfb6bcaf9988c7b49ae32a84bf";

export default node;
