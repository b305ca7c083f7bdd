/**
 * @generated SignedSource<<98f78c59d3e9498c9df681ac8ff07f51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YoastHowToBlock_block$data = {
  readonly attributes: {
    readonly days: string | null;
    readonly defaultDurationText: string | null;
    readonly durationText: string | null;
    readonly hasDuration: boolean | null;
    readonly hours: string | null;
    readonly jsonDescription: string | null;
    readonly minutes: string | null;
    readonly steps: ReadonlyArray<{
      readonly jsonName: string | null;
      readonly jsonText: string | null;
    }> | null;
    readonly unorderedList: boolean | null;
  } | null;
  readonly " $fragmentType": "YoastHowToBlock_block";
};
export type YoastHowToBlock_block$key = {
  readonly " $data"?: YoastHowToBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"YoastHowToBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YoastHowToBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "YoastHowToBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultDurationText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jsonDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unorderedList",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "YoastHowToBlockAttributesSteps",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonText",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "YoastHowToBlock",
  "abstractKey": null
};

(node as any).hash = "f747857adf072f024d97bc3897dc59f5";

export default node;
