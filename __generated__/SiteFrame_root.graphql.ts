/**
 * @generated SignedSource<<c1ec1975e3333d639f185d3381ddd6a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFrame_root$data = {
  readonly generalSettings: {
    readonly title: string | null;
  } | null;
  readonly nodeByUri: {
    readonly __typename: string;
    readonly authorName?: string | null;
    readonly isFrontPage?: boolean;
    readonly label?: string | null;
    readonly modified?: string | null;
    readonly termName?: string | null;
    readonly title?: string | null;
    readonly typeName?: string | null;
  } | null;
  readonly options: {
    readonly officeHours: string | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentBanner_root" | "SiteFooter_root" | "SiteHeader_root">;
  readonly " $fragmentType": "SiteFrame_root";
};
export type SiteFrame_root$key = {
  readonly " $data"?: SiteFrame_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "asPreview"
    },
    {
      "kind": "RootArgument",
      "name": "uri"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFrame_root",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsentBanner_root"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiteHeader_root"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiteFooter_root"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralSettings",
      "kind": "LinkedField",
      "name": "generalSettings",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "officeHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "asPreview",
          "variableName": "asPreview"
        },
        {
          "kind": "Variable",
          "name": "uri",
          "variableName": "uri"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "nodeByUri",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "NodeWithTitle",
          "abstractKey": "__isNodeWithTitle"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "modified",
              "storageKey": null
            }
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFrontPage",
              "storageKey": null
            }
          ],
          "type": "Page",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "termName",
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "type": "TermNode",
          "abstractKey": "__isTermNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "authorName",
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "type": "User",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "typeName",
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "type": "ContentType",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "8584eaaa0ffd69c68b42c8e3eb425606";

export default node;
