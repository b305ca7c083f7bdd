/**
 * @generated SignedSource<<7bd33cb954c0960b156a1974a17d03ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceFigures_portfolio$data = {
  readonly availableNowSquareFeet: number;
  readonly availableSquareFeet: number;
  readonly buildings: number;
  readonly buildingsAvailableNow: number;
  readonly buildingsUnderConstruction: number;
  readonly buildingsWithSpace: number;
  readonly checkedOn: string | null;
  readonly dockDoors: number;
  readonly highestAskingRent: number | null;
  readonly largestSpaceSquareFeet: number | null;
  readonly leasedShare: number | null;
  readonly lowestAskingRent: number | null;
  readonly squareFeet: number;
  readonly underConstructionSquareFeet: number;
  readonly " $fragmentType": "PlaceFigures_portfolio";
};
export type PlaceFigures_portfolio$key = {
  readonly " $data"?: PlaceFigures_portfolio$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceFigures_portfolio">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceFigures_portfolio",
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
      "name": "dockDoors",
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
      "name": "buildingsWithSpace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingsAvailableNow",
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
      "name": "buildingsUnderConstruction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "underConstructionSquareFeet",
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

(node as any).hash = "cee3c3f281fc3a3c4b63f4808065df9e";

export default node;
