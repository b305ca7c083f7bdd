/**
 * @generated SignedSource<<bb0674f63857a4e15fb340f166ca72a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentTemplate_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
  } | null;
  readonly " $fragmentType": "CoreCommentTemplate_block";
};
export type CoreCommentTemplate_block$key = {
  readonly " $data"?: CoreCommentTemplate_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentTemplate_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentTemplate_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentTemplateBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
    }
  ],
  "type": "CoreCommentTemplateBlock",
  "abstractKey": null
};

(node as any).hash = "6f9cbb4c48d21c54e0e718f49eb592ae";

export default node;
