/**
 * @generated SignedSource<<243a7790bcc8d47993aa42d8eba0631f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePageList_block$data = {
  readonly attributes: {
    readonly parentPageID: number;
  } | null;
  readonly pages: ReadonlyArray<{
    readonly databaseId: number;
    readonly parentDatabaseId: number | null;
    readonly title: string | null;
    readonly uri: string | null;
  }> | null;
  readonly " $fragmentType": "CorePageList_block";
};
export type CorePageList_block$key = {
  readonly " $data"?: CorePageList_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePageList_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePageList_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePageListBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentPageID",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Page",
      "kind": "LinkedField",
      "name": "pages",
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
          "name": "parentDatabaseId",
          "storageKey": null
        },
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
          "name": "uri",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePageListBlock",
  "abstractKey": null
};

(node as any).hash = "26add70156efde6666905972c651570f";

export default node;
