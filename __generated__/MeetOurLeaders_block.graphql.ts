/**
 * @generated SignedSource<<75d85f0e5e3af11cf57e2c0466bf3ac9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetOurLeaders_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
    readonly variant: string | null;
  } | null;
  readonly leaders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LeadershipCard_person">;
  }> | null;
  readonly " $fragmentType": "MeetOurLeaders_block";
};
export type MeetOurLeaders_block$key = {
  readonly " $data"?: MeetOurLeaders_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetOurLeaders_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetOurLeaders_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteMeetOurLeadersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variant",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Leadership",
      "kind": "LinkedField",
      "name": "leaders",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeadershipCard_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteMeetOurLeadersBlock",
  "abstractKey": null
};

(node as any).hash = "17bdff0abdd160a0c477a98849dde9b1";

export default node;
