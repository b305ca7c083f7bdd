/**
 * @generated SignedSource<<c8c697d9e49b70ffb91fe29a30f82419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQueryPaginationNext_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly label: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreQueryPaginationNext_block";
};
export type CoreQueryPaginationNext_block$key = {
  readonly " $data"?: CoreQueryPaginationNext_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQueryPaginationNext_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreQueryPaginationNext_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryPaginationNextBlockAttributes",
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
  "type": "CoreQueryPaginationNextBlock",
  "abstractKey": null
};

(node as any).hash = "358daa183cdb31b7aad5fae55e3e387a";

export default node;
