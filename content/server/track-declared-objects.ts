/**
 * Collects the cache keys of objects that are declared in code, such as content types and roles, and of the viewer. The store reads none of them, so it
 * cannot collect their keys (content/store/track-reads.ts).
 */
import { defaultFieldResolver, getNamedType, isAbstractType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { ContentContext } from '../schema/core/context.ts';

const typeNames: ReadonlySet<string> = new Set([
  'CommentAuthor',
  'ContentType',
  'EnqueuedScript',
  'EnqueuedStylesheet',
  'Plugin',
  'Taxonomy',
  'Theme',
  'User',
  'UserRole',
]);

type IdResolver = (source: unknown) => string;

/** Wraps the resolvers of fields that can return such objects, in place. */
export function trackDeclaredObjects(schema: GraphQLSchema): void {
  const idResolvers = new Map<string, IdResolver>();
  for (const name of typeNames) {
    const type = schema.getType(name);
    const resolve = isObjectType(type) ? type.getFields()['id']?.resolve : undefined;
    if (!resolve) throw new Error(`The type "${name}" has no resolver for its id`);
    idResolvers.set(name, resolve as unknown as IdResolver);
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__')) trackFields(type, schema, idResolvers);
}

function trackFields(type: GraphQLObjectType, schema: GraphQLSchema, idResolvers: ReadonlyMap<string, IdResolver>): void {
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    const isAbstract = isAbstractType(named);
    if (!(isAbstract ? schema.getPossibleTypes(named).some(({ name }) => typeNames.has(name)) : typeNames.has(named.name))) continue;
    const getTypeName = (source: unknown) => (isAbstract ? named.resolveType?.(source, undefined, undefined as never, named) : named.name);
    const collect = (context: ContentContext, value: unknown) => {
      for (const source of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (typeof source !== 'object' || source === null) continue;
        const name = getTypeName(source);
        const getId = typeof name === 'string' ? idResolvers.get(name) : undefined;
        if (getId) context.cacheKeys.addGlobalId(getId(source));
      }
    };
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: ContentContext, info) => {
      const result: unknown = resolve(source, args, context, info);
      if (!(result instanceof Promise)) {
        collect(context, result);
        return result;
      }
      return result.then((value: unknown) => {
        collect(context, value);
        return value;
      });
    };
  }
}
