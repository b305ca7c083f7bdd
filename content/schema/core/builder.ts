/**
 * A small registry of schema types. Types refer to each other by name in SDL notation, which is resolved when the schema is built, so modules can
 * refer to each other's types freely. An object inherits the fields of its interfaces, resolvers included: a field of many types is declared once,
 * on its interface.
 */
import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldResolver,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  type GraphQLType,
  GraphQLUnionType,
  Kind,
  parseType,
  specifiedScalarTypes,
  type TypeNode,
} from 'graphql';
import type { ContentContext } from './context.ts';

// The source depends on the type. Each resolver declares its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnySource = any;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyArgs = any;

export type FieldSpec = {
  type: string;
  description: string;
  args?: Record<string, ArgSpec>;
  resolve?: GraphQLFieldResolver<AnySource, ContentContext, AnyArgs>;
  deprecated?: string;
  /**
   * Size of a value that can be large, in short values of about 20 bytes. Query limits count the field as this many values, and a request computes it once for
   * each object, regardless of the number of aliases. See `weights`.
   */
  weight?: number;
};
export type FieldSpecs = Record<string, FieldSpec>;

/** Weights of fields with large values. */
export const weights = {
  /** A paragraph, or the JSON of one block. */
  paragraph: 20,
  /** Rendered content of a page, or a field with markup. */
  markup: 500,
  /** All blocks of a page as JSON, or a style sheet. */
  document: 2_000,
} as const;

export type ArgSpec = { type: string; description: string; default?: unknown };

type Described = { description: string };
type TypeSpec =
  | (Described & {
      kind: 'object' | 'interface';
      interfaces: readonly string[];
      fields: FieldSpecs;
      resolveType?: (source: AnySource) => string;
      isTypeOf?: (source: AnySource) => boolean;
    })
  | (Described & { kind: 'union'; types: readonly string[]; resolveType: (source: AnySource) => string })
  | (Described & { kind: 'enum'; values: Record<string, Described & { value?: unknown }> })
  | (Described & { kind: 'input'; fields: Record<string, ArgSpec> })
  | (Described & { kind: 'scalar'; serialize: (value: unknown) => unknown });

export class SchemaBuilder {
  private readonly specs = new Map<string, TypeSpec>();

  private add(name: string, spec: TypeSpec): void {
    if (this.specs.has(name)) throw new Error(`The type "${name}" is declared twice`);
    this.specs.set(name, spec);
  }

  has(name: string): boolean {
    return this.specs.has(name);
  }

  object(name: string, spec: Described & { interfaces?: readonly string[]; fields: FieldSpecs }): void {
    this.add(name, { kind: 'object', interfaces: [], ...spec });
  }

  interface(
    name: string,
    spec: Described & { interfaces?: readonly string[]; fields: FieldSpecs; resolveType?: (source: AnySource) => string },
  ): void {
    this.add(name, { kind: 'interface', interfaces: [], ...spec });
  }

  union(name: string, spec: Described & { types: readonly string[]; resolveType: (source: AnySource) => string }): void {
    this.add(name, { kind: 'union', ...spec });
  }

  enum(name: string, spec: Described & { values: Record<string, Described & { value?: unknown }> }): void {
    this.add(name, { kind: 'enum', ...spec });
  }

  input(name: string, spec: Described & { fields: Record<string, ArgSpec> }): void {
    this.add(name, { kind: 'input', ...spec });
  }

  scalar(name: string, spec: Described & { serialize: (value: unknown) => unknown }): void {
    this.add(name, { kind: 'scalar', ...spec });
  }

  /** Adds fields to an object or interface that another module declared. */
  extend(name: string, fields: FieldSpecs): void {
    const spec = this.specs.get(name);
    if (spec?.kind !== 'object' && spec?.kind !== 'interface')
      throw new Error(`The object or interface "${name}" to extend is not declared`);
    for (const field of Object.keys(fields)) if (spec.fields[field]) throw new Error(`${name}.${field} is declared twice`);
    Object.assign(spec.fields, fields);
  }

  /** @throws Error naming a type that is used but not declared */
  build({ query, mutation }: { query: string; mutation: string }): GraphQLSchema {
    const types = new Map<string, GraphQLNamedType>(specifiedScalarTypes.map((type) => [type.name, type]));
    const findType = (name: string): GraphQLNamedType => {
      const type = types.get(name);
      if (!type) throw new Error(`The type "${name}" is used but not declared`);
      return type;
    };
    for (const [name, spec] of this.specs) types.set(name, this.createType(name, spec, findType));
    const findRoot = (name: string) => {
      const type = findType(name);
      if (!(type instanceof GraphQLObjectType)) throw new Error(`"${name}" is not an object type`);
      return type;
    };
    return new GraphQLSchema({
      query: findRoot(query),
      mutation: findRoot(mutation),
      types: [...types.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
    });
  }

  private createType(name: string, spec: TypeSpec, findType: (name: string) => GraphQLNamedType): GraphQLNamedType {
    const { description } = spec;
    switch (spec.kind) {
      case 'scalar':
        return new GraphQLScalarType({ name, description, serialize: spec.serialize });
      case 'enum':
        return new GraphQLEnumType({ name, description, values: sortByName(spec.values) });
      case 'union':
        return new GraphQLUnionType({
          name,
          description,
          types: () => spec.types.map((type) => findType(type) as GraphQLObjectType),
          resolveType: spec.resolveType,
        });
      case 'input':
        return new GraphQLInputObjectType({ name, description, fields: () => toArguments(sortByName(spec.fields), findType) });
      case 'interface':
      case 'object': {
        const all = this.getAllInterfaces(spec.interfaces);
        const config = {
          name,
          description,
          interfaces: () => all.toSorted().map((item) => findType(item) as GraphQLInterfaceType),
          fields: () => toFields(this.getFields(name), findType),
        };
        if (spec.kind === 'object') return new GraphQLObjectType(config);
        return new GraphQLInterfaceType({ ...config, ...(spec.resolveType && { resolveType: spec.resolveType }) });
      }
    }
  }

  /** Lists the interfaces and those that they implement, the most general first, so that fields of specific interfaces take precedence. */
  private getAllInterfaces(interfaces: readonly string[]): string[] {
    const collected = new Set<string>();
    const visit = (name: string) => {
      if (collected.has(name)) return;
      const spec = this.specs.get(name);
      if (spec?.kind !== 'interface') throw new Error(`The interface "${name}" is used but not declared`);
      spec.interfaces.forEach(visit);
      collected.add(name);
    };
    interfaces.forEach(visit);
    return [...collected];
  }

  private getFields(name: string): FieldSpecs {
    const spec = this.specs.get(name);
    if (spec?.kind !== 'object' && spec?.kind !== 'interface') return {};
    return Object.assign({}, ...this.getAllInterfaces(spec.interfaces).map((item) => this.getOwnFields(item)), spec.fields) as FieldSpecs;
  }

  private getOwnFields(name: string): FieldSpecs {
    const spec = this.specs.get(name);
    return spec?.kind === 'interface' ? spec.fields : {};
  }
}

/** WPGraphQL sorts fields, the members of inputs and the values of enums by name. Arguments keep their order. */
const sortByName = <T>(members: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function toFields(
  specs: FieldSpecs,
  findType: (name: string) => GraphQLNamedType,
): Record<string, GraphQLFieldConfig<AnySource, ContentContext>> {
  const fields: Record<string, GraphQLFieldConfig<AnySource, ContentContext>> = {};
  for (const [name, spec] of Object.entries(sortByName(specs))) {
    fields[name] = {
      type: parseTypeNotation(spec.type, findType) as GraphQLOutputType,
      description: spec.description,
      ...(spec.args && { args: toArguments(spec.args, findType) }),
      ...(spec.resolve && { resolve: spec.resolve }),
      ...(spec.deprecated !== undefined && { deprecationReason: spec.deprecated }),
      ...(spec.weight !== undefined && { extensions: { weight: spec.weight } }),
    };
  }
  return fields;
}

function toArguments(specs: Record<string, ArgSpec>, findType: (name: string) => GraphQLNamedType): GraphQLFieldConfigArgumentMap {
  const args: GraphQLFieldConfigArgumentMap = {};
  for (const [name, spec] of Object.entries(specs)) {
    args[name] = {
      type: parseTypeNotation(spec.type, findType) as GraphQLInputType,
      description: spec.description,
      ...('default' in spec && { defaultValue: spec.default }),
    };
  }
  return args;
}

function parseTypeNotation(notation: string, findType: (name: string) => GraphQLNamedType): GraphQLType {
  const visit = (node: TypeNode): GraphQLType => {
    if (node.kind === Kind.LIST_TYPE) return new GraphQLList(visit(node.type));
    if (node.kind === Kind.NON_NULL_TYPE) return new GraphQLNonNull(visit(node.type) as GraphQLOutputType);
    return findType(node.name.value);
  };
  return visit(parseType(notation));
}
