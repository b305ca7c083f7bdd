/**
 * @generated SignedSource<<39896d24d9a7ca55f43da2e52bae26a0>>
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
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"PositionList_openPositions">;
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

const node: ReaderFragment = {
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PositionList_openPositions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteOpenPositionsBlock",
  "abstractKey": null
};

(node as any).hash = "0c4ef5e1932960309948a62ed75dc528";

export default node;
