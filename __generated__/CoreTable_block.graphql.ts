/**
 * @generated SignedSource<<b51e09f7bb28c233cbd5ae4b83e8d2c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreTable_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly backgroundColor?: string | null;
    readonly body?: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly cellAlign: string | null;
        readonly cellContent: string | null;
        readonly colspan: string | null;
        readonly rowspan: string | null;
        readonly scope: string | null;
        readonly tag: string;
      } | null>;
    } | null>;
    readonly className?: string | null;
    readonly fontSize?: string | null;
    readonly foot?: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly cellAlign: string | null;
        readonly cellContent: string | null;
        readonly colspan: string | null;
        readonly rowspan: string | null;
        readonly scope: string | null;
        readonly tag: string;
      } | null>;
    } | null>;
    readonly hasFixedLayout?: boolean;
    readonly head?: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly cellAlign: string | null;
        readonly cellContent: string | null;
        readonly colspan: string | null;
        readonly rowspan: string | null;
        readonly scope: string | null;
        readonly tag: string;
      } | null>;
    } | null>;
    readonly style?: any | null;
    readonly tableCaption?: string;
    readonly textColor?: string | null;
  } | null;
  readonly " $fragmentType": "CoreTable_block";
};
export type CoreTable_block$key = {
  readonly " $data"?: CoreTable_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreTable_block">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": "cellContent",
    "args": null,
    "kind": "ScalarField",
    "name": "content",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tag",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scope",
    "storageKey": null
  },
  {
    "alias": "cellAlign",
    "args": null,
    "kind": "ScalarField",
    "name": "align",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "colspan",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rowspan",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreTable_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasFixedLayout",
              "storageKey": null
            },
            {
              "alias": "tableCaption",
              "args": null,
              "kind": "ScalarField",
              "name": "caption",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "className",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreTableBlockAttributesHead",
              "kind": "LinkedField",
              "name": "head",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CoreTableBlockAttributesHeadCells",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreTableBlockAttributesBody",
              "kind": "LinkedField",
              "name": "body",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CoreTableBlockAttributesBodyCells",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreTableBlockAttributesFoot",
              "kind": "LinkedField",
              "name": "foot",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CoreTableBlockAttributesFootCells",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "CoreTableBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTableBlock",
  "abstractKey": null
};
})();

(node as any).hash = "87f85a45910ff3e31c3eae0a4baa533a";

export default node;
