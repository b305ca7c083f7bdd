/**
 * @generated SignedSource<<2fe14e66845eb7eac2798171d00235c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCategories_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly displayAsDropdown: boolean;
    readonly fontSize: string | null;
    readonly showHierarchy: boolean;
    readonly showPostCounts: boolean;
    readonly style: any | null;
  } | null;
  readonly terms: ReadonlyArray<{
    readonly count: number | null;
    readonly databaseId: number;
    readonly name: string | null;
    readonly parentDatabaseId?: number | null;
    readonly uri: string | null;
  }> | null;
  readonly " $fragmentType": "CoreCategories_block";
};
export type CoreCategories_block$key = {
  readonly " $data"?: CoreCategories_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCategories_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCategories_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCategoriesBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayAsDropdown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showHierarchy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showPostCounts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "align",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fontSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "style",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "terms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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
          "name": "uri",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "parentDatabaseId",
              "storageKey": null
            }
          ],
          "type": "HierarchicalTermNode",
          "abstractKey": "__isHierarchicalTermNode"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCategoriesBlock",
  "abstractKey": null
};

(node as any).hash = "67febeba277c975240e7109297ec9369";

export default node;
