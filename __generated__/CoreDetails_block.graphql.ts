/**
 * @generated SignedSource<<2d30de3b0a53bca692557ecf4a1223c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreDetails_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly anchor: string | null;
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly showContent: boolean;
    readonly style: any | null;
    readonly summary: string | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreDetails_block";
};
export type CoreDetails_block$key = {
  readonly " $data"?: CoreDetails_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreDetails_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreDetails_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreDetailsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showContent",
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
  "type": "CoreDetailsBlock",
  "abstractKey": null
};

(node as any).hash = "ecccbee294dca79268f098054c5478d6";

export default node;
