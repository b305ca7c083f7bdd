/**
 * @generated SignedSource<<f38800fa7e3935b088fa439e610f9ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQueryPaginationPrevious_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly label: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreQueryPaginationPrevious_block";
};
export type CoreQueryPaginationPrevious_block$key = {
  readonly " $data"?: CoreQueryPaginationPrevious_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPaginationPrevious_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreQueryPaginationPrevious_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryPaginationPreviousBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "name": "backgroundColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textColor",
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
    }
  ],
  "type": "CoreQueryPaginationPreviousBlock",
  "abstractKey": null
};

(node as any).hash = "4105da106690aa5c85a92a24fa1366ee";

export default node;
