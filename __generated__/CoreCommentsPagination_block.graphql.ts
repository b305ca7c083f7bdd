/**
 * @generated SignedSource<<b7487d2ce3bf6047736b9ce7e523a004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentsPagination_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly paginationArrow: string;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreCommentsPagination_block";
};
export type CoreCommentsPagination_block$key = {
  readonly " $data"?: CoreCommentsPagination_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPagination_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentsPagination_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paginationArrow",
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
  "type": "CoreCommentsPaginationBlock",
  "abstractKey": null
};

(node as any).hash = "c3350f0f5df126436595e6657924157b";

export default node;
