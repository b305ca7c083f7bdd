/**
 * @generated SignedSource<<5c9cf6e865d07813c6c02ff6f497d304>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreArchives_block$data = {
  readonly archive: {
    readonly uri: string | null;
    readonly years: ReadonlyArray<{
      readonly count: number;
      readonly year: number;
    }>;
  } | null;
  readonly attributes: {
    readonly align: string | null;
    readonly displayAsDropdown: boolean;
    readonly fontSize: string | null;
    readonly showLabel: boolean;
    readonly showPostCounts: boolean;
    readonly style: any | null;
  } | null;
  readonly " $fragmentType": "CoreArchives_block";
};
export type CoreArchives_block$key = {
  readonly " $data"?: CoreArchives_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreArchives_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreArchives_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreArchivesBlockAttributes",
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
          "name": "showLabel",
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
      "concreteType": "PostArchiveList",
      "kind": "LinkedField",
      "name": "archive",
      "plural": false,
      "selections": [
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
          "concreteType": "PostArchiveYear",
          "kind": "LinkedField",
          "name": "years",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "year",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreArchivesBlock",
  "abstractKey": null
};

(node as any).hash = "d4348a527aa54dcde2287258b5af557b";

export default node;
