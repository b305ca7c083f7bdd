/**
 * @generated SignedSource<<d2f9de2f1f32b1aa390e312903e37c01>>
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
    readonly description: string | null;
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
          "name": "description",
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

(node as any).hash = "bb20576ae54787897a54f11656a8688d";

export default node;
