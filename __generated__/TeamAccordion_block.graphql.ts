/**
 * @generated SignedSource<<3352c108e4e499d84fd511810d1fdd05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamAccordion_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly teamGroups: ReadonlyArray<{
    readonly people: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PeopleSchedule_people">;
    }>;
    readonly text: string | null;
    readonly title: string | null;
  }> | null;
  readonly " $fragmentType": "TeamAccordion_block";
};
export type TeamAccordion_block$key = {
  readonly " $data"?: TeamAccordion_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamAccordion_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamAccordion_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTeamAccordionBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "concreteType": "TeamGroup",
      "kind": "LinkedField",
      "name": "teamGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PeopleSchedule_people"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTeamAccordionBlock",
  "abstractKey": null
};
})();

(node as any).hash = "8d3143bfbbbe6468f6777f371a445bc2";

export default node;
