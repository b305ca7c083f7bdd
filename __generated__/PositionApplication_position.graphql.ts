/**
 * @generated SignedSource<<c557d8a2fffd489a26e50c2af5024dbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PositionApplication_position$data = {
  readonly applicationForm: {
    readonly " $fragmentSpreads": FragmentRefs<"Form_state">;
  };
  readonly positionMeta: {
    readonly location: string | null;
  } | null;
  readonly title: string | null;
  readonly " $fragmentType": "PositionApplication_position";
};
export type PositionApplication_position$key = {
  readonly " $data"?: PositionApplication_position$data;
  readonly " $fragmentSpreads": FragmentRefs<"PositionApplication_position">;
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
  "name": "PositionApplication_position",
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
      "concreteType": "Position_Positionmeta",
      "kind": "LinkedField",
      "name": "positionMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
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
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "FormState",
      "kind": "LinkedField",
      "name": "applicationForm",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Form_state"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Position",
  "abstractKey": null
};

(node as any).hash = "cc311df9b62e74cfa7a39cbea80a79da";

export default node;
