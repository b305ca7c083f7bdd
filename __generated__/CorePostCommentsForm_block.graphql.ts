/**
 * @generated SignedSource<<c28d3d8c870a53ac22eb09a70efefbf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostCommentsForm_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
    readonly textAlign: string | null;
    readonly textColor: string | null;
  } | null;
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentForm_state">;
  };
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CorePostCommentsForm_block";
};
export type CorePostCommentsForm_block$key = {
  readonly " $data"?: CorePostCommentsForm_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostCommentsForm_block">;
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
  "name": "CorePostCommentsForm_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostCommentsFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "loopNode_node"
              }
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "loopNode"
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
      "concreteType": "FormState",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentForm_state"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostCommentsFormBlock",
  "abstractKey": null
};

(node as any).hash = "1693e3fc7b4b5b21aa3b024729334c8b";

export default node;
