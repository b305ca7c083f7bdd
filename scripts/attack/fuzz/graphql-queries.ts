/** Valid GraphQL operations for a schema, with hostile arguments. */
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
} from 'graphql';
import type { Random } from '../random.ts';
import { createNumber, createText } from './values.ts';

const MAX_DEPTH = 6;
const MAX_FIELDS = 4;
const MAX_INPUT_DEPTH = 3;

export interface Operation {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

export class OperationGenerator {
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  #variables: Record<string, unknown> = {};
  #declarations: string[] = [];
  #aliasCount = 0;

  constructor(schema: GraphQLSchema, random: Random) {
    this.#schema = schema;
    this.#random = random;
  }

  /** @param keyword `mutation` for one field that changes content */
  createOperation(keyword: 'query' | 'mutation'): Operation {
    this.#variables = {};
    this.#declarations = [];
    this.#aliasCount = 0;
    const root = keyword === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType();
    if (!root) throw new Error(`The schema has no type for ${keyword} operations.`);
    const selection = this.#createSelection(root, 0);
    const declarations = this.#declarations.length === 0 ? '' : `(${this.#declarations.join(', ')})`;
    return { query: `${keyword} Fuzz${declarations} ${selection}`, variables: this.#variables };
  }

  #createSelection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return '';
    if (isAbstractType(named)) {
      const possible = this.#random.pick(this.#schema.getPossibleTypes(named));
      return `{ __typename ... on ${possible.name} ${this.#createSelection(possible, depth)} }`;
    }
    return isObjectType(named) ? this.#createFields(named, depth) : '{ __typename }';
  }

  #createFields(type: GraphQLObjectType, depth: number): string {
    const candidates = Object.values(type.getFields()).filter((field) => depth < MAX_DEPTH || !isCompositeType(getNamedType(field.type)));
    if (candidates.length === 0) return '{ __typename }';
    const count = depth === 0 ? 1 + this.#random.below(2) : 1 + this.#random.below(MAX_FIELDS);
    const fields = Array.from({ length: count }, () => {
      const field = this.#random.pick(candidates);
      const args = this.#createArguments(field.args);
      // Fields of the same name with other arguments would conflict.
      return `f${this.#aliasCount++}: ${field.name}${args} ${this.#createSelection(field.type, depth + 1)}`;
    });
    return `{ ${fields.join(' ')} }`;
  }

  #createArguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter((argument) => isRequiredArgument(argument) || this.#random.chance(0.4));
    if (given.length === 0) return '';
    return `(${given.map(({ name, type }) => `${name}: ${this.#random.chance(0.3) ? this.#declareVariable(type) : this.#createLiteral(type, 0)}`).join(', ')})`;
  }

  #declareVariable(type: GraphQLInputType): string {
    const name = `v${this.#declarations.length}`;
    this.#declarations.push(`$${name}: ${String(type)}`);
    this.#variables[name] = this.#createValue(type, 0);
    return `$${name}`;
  }

  #createLiteral(type: GraphQLInputType, depth: number): string {
    if (isNonNullType(type)) return this.#createLiteral(type.ofType, depth);
    if (isListType(type))
      return `[${Array.from({ length: this.#random.below(3) }, () => this.#createLiteral(type.ofType, depth)).join(', ')}]`;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isRequiredInputField(field) || (depth < MAX_INPUT_DEPTH && this.#random.chance(0.3)),
      );
      return `{${fields.map((field) => `${field.name}: ${this.#createLiteral(field.type, depth + 1)}`).join(', ')}}`;
    }
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    const value = this.#createScalar(type.name);
    // A lone surrogate is a syntax error, so only variables contain it.
    return JSON.stringify(typeof value === 'string' ? value.toWellFormed() : value);
  }

  #createValue(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.#createValue(type.ofType, depth);
    if (this.#random.chance(0.05)) return null;
    if (isListType(type)) return Array.from({ length: this.#random.below(3) }, () => this.#createValue(type.ofType, depth));
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isRequiredInputField(field) || (depth < MAX_INPUT_DEPTH && this.#random.chance(0.3)),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.#createValue(field.type, depth + 1)]));
    }
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    return this.#createScalar(type.name);
  }

  #createScalar(name: string): string | number | boolean {
    // One in twenty values has another type.
    const kind = this.#random.chance(0.05) ? this.#random.pick(['Int', 'Float', 'Boolean', 'String']) : name;
    if (kind === 'Int') return Math.trunc(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, createNumber(this.#random))));
    if (kind === 'Float') return createNumber(this.#random);
    if (kind === 'Boolean') return this.#random.chance(0.5);
    if (kind === 'ID' && this.#random.chance(0.5)) return String(this.#random.below(2000));
    return createText(this.#random);
  }
}
