/**
 * @generated SignedSource<<f16ae6ec461b1d72bb3ac1450e9a1583>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostNavigationLink_block$data = {
  readonly adjacent: {
    readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
  } | null;
  readonly attributes: {
    readonly arrow: string;
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly label: string | null;
    readonly linkLabel: boolean;
    readonly navigationType: string;
    readonly showTitle: boolean;
    readonly style: any | null;
    readonly textAlign: string | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CorePostNavigationLink_block";
};
export type CorePostNavigationLink_block$key = {
  readonly " $data"?: CorePostNavigationLink_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostNavigationLink_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostNavigationLink_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostNavigationLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "navigationType",
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
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
          "name": "showTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arrow",
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
          "name": "textAlign",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "adjacent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "loopNode_node"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostNavigationLinkBlock",
  "abstractKey": null
};

(node as any).hash = "9dfaa68a89351df5642ee089d183f728";

export default node;
