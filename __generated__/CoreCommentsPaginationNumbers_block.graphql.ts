/**
 * @generated SignedSource<<3bf3064bff05f7a0768f90527e0a7394>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentsPaginationNumbers_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreCommentsPaginationNumbers_block";
};
export type CoreCommentsPaginationNumbers_block$key = {
  readonly " $data"?: CoreCommentsPaginationNumbers_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPaginationNumbers_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentsPaginationNumbers_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationNumbersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
  "type": "CoreCommentsPaginationNumbersBlock",
  "abstractKey": null
};

(node as any).hash = "0832b6f8f8a267b2e5b6a37af61c58e5";

export default node;
