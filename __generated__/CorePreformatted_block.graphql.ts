/**
 * @generated SignedSource<<373d9efd54f4cc3aef21c6b4f37a3016>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePreformatted_block$data = {
  readonly attributes: {
    readonly anchor: string | null;
    readonly backgroundColor: string | null;
    readonly className: string | null;
    readonly content: string;
    readonly fontSize: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CorePreformatted_block";
};
export type CorePreformatted_block$key = {
  readonly " $data"?: CorePreformatted_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePreformatted_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePreformatted_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePreformattedBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anchor",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "className",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePreformattedBlock",
  "abstractKey": null
};

(node as any).hash = "8ecabb06cbb879180a06f4c4acbecd2c";

export default node;
