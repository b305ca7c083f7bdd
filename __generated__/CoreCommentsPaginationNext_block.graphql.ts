/**
 * @generated SignedSource<<8d0695f6a7115dad2a755017456142fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentsPaginationNext_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly label: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreCommentsPaginationNext_block";
};
export type CoreCommentsPaginationNext_block$key = {
  readonly " $data"?: CoreCommentsPaginationNext_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPaginationNext_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentsPaginationNext_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationNextBlockAttributes",
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
  "type": "CoreCommentsPaginationNextBlock",
  "abstractKey": null
};

(node as any).hash = "e179f8de9f9cd449ac61969a37aef209";

export default node;
