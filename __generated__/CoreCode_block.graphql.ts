/**
 * @generated SignedSource<<fe67971cb39dda338ad9c8e865a3a1ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCode_block$data = {
  readonly attributes: {
    readonly anchor: string | null;
    readonly backgroundColor: string | null;
    readonly codeText: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreCode_block";
};
export type CoreCode_block$key = {
  readonly " $data"?: CoreCode_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCode_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCode_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCodeBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "codeText",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCodeBlock",
  "abstractKey": null
};

(node as any).hash = "9236747d68b91913e7fec57a45e2e7aa";

export default node;
