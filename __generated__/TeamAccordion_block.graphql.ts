/**
 * @generated SignedSource<<04e0b5eb760ce3e737b931ec2d23150e>>
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
      readonly " $fragmentSpreads": FragmentRefs<"PeopleList_people">;
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
              "name": "PeopleList_people"
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

(node as any).hash = "d5436cb885c6bec74def4ebc9c297547";

export default node;
