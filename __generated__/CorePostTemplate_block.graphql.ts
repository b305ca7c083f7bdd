/**
 * @generated SignedSource<<ba31e37a7b3b12d03f6fcc2d1e9c0119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostTemplate_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly layout: any | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CorePostTemplate_block";
};
export type CorePostTemplate_block$key = {
  readonly " $data"?: CorePostTemplate_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostTemplate_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostTemplate_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostTemplateBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "layout",
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
  "type": "CorePostTemplateBlock",
  "abstractKey": null
};

(node as any).hash = "b59692ccdc585e7dbea9f74ffda0601f";

export default node;
