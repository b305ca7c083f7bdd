/**
 * @generated SignedSource<<94e7f926bdb6547c464c6d42ae3c866e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPositions_block$data = {
  readonly attributes: {
    readonly emptyText: string | null;
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly openPositions: {
    readonly department: string | null;
    readonly departments: ReadonlyArray<string>;
    readonly location: string | null;
    readonly locations: ReadonlyArray<string>;
    readonly organization: string;
    readonly positions: ReadonlyArray<{
      readonly datePosted: string | null;
      readonly department: string | null;
      readonly description: string | null;
      readonly employmentType: string | null;
      readonly link: string | null;
      readonly location: string | null;
      readonly title: string;
      readonly validThrough: string | null;
    }>;
    readonly total: number;
  } | null;
  readonly parentNode: {
    readonly uri?: string | null;
  };
  readonly " $fragmentType": "OpenPositions_block";
};
export type OpenPositions_block$key = {
  readonly " $data"?: OpenPositions_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPositions_block">;
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
  "name": "department",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPositions_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOpenPositionsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "emptyText",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            }
          ],
          "type": "UniformResourceIdentifiable",
          "abstractKey": "__isUniformResourceIdentifiable"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "OpenPositions",
      "kind": "LinkedField",
      "name": "openPositions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "organization",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "departments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locations",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OpenPosition",
          "kind": "LinkedField",
          "name": "positions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "employmentType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "link",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "datePosted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "validThrough",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteOpenPositionsBlock",
  "abstractKey": null
};
})();

(node as any).hash = "e578b7091a0d8fdbe96f4e035b9baeab";

export default node;
