/**
 * @generated SignedSource<<cefec992f9690836a242948bdc3ae1a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyFactSheet_property$data = {
  readonly propertyFacts: {
    readonly acres: number | null;
    readonly askingRent: number | null;
    readonly availableFrom: string | null;
    readonly availableSquareFeet: number | null;
    readonly buildingLengthFeet: number | null;
    readonly carStalls: number | null;
    readonly clearHeightFeet: number | null;
    readonly divisibleSquareFeet: number | null;
    readonly dockDoors: number | null;
    readonly driveInDoors: number | null;
    readonly leaseType: string | null;
    readonly officeSquareFeet: number | null;
    readonly power: string | null;
    readonly propertyPage: {
      readonly uri: string | null;
    } | null;
    readonly rail: boolean | null;
    readonly sprinklers: string | null;
    readonly totalSquareFeet: number | null;
    readonly trailerStalls: number | null;
    readonly yearBuilt: number | null;
    readonly zoning: string | null;
  } | null;
  readonly propertyMeta: {
    readonly propertyDownload: {
      readonly " $fragmentSpreads": FragmentRefs<"DownloadButton_file">;
    } | null;
    readonly propertyMeta: ReadonlyArray<{
      readonly metaTitle: string | null;
      readonly metaValue: string | null;
    }> | null;
  } | null;
  readonly submarkets: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
    }>;
  } | null;
  readonly " $fragmentType": "PropertyFactSheet_property";
};
export type PropertyFactSheet_property$key = {
  readonly " $data"?: PropertyFactSheet_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyFactSheet_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyFactSheet_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertyfacts",
      "kind": "LinkedField",
      "name": "propertyFacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acres",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askingRent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableFrom",
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
          "name": "buildingLengthFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carStalls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clearHeightFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "divisibleSquareFeet",
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
          "name": "driveInDoors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leaseType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "officeSquareFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "power",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sprinklers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalSquareFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trailerStalls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearBuilt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zoning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyPage",
          "kind": "LinkedField",
          "name": "propertyPage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertymeta",
      "kind": "LinkedField",
      "name": "propertyMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Property_Propertymeta_propertyMeta",
          "kind": "LinkedField",
          "name": "propertyMeta",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metaTitle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metaValue",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "propertyDownload",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DownloadButton_file"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PropertyToSubmarketConnection",
      "kind": "LinkedField",
      "name": "submarkets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Submarket",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "submarkets(first:1)"
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "5e40e0abf58d453b8b78d840f6e5446c";

export default node;
