/** Wraps every resolver of a schema, so that it checks the limits of its request and counts its results (see request-guard.ts). */
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  TypeNameMetaFieldDef,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { AnySource } from '../schema/core/builder.ts';
import type { ContentContext } from '../schema/core/context.ts';
import type { RequestGuard } from '../schema/core/request-guard.ts';
import { mapRead } from '../store/core/read-result.ts';
import { KEY_BYTES, measureValue } from './measure-value.ts';

type Field = GraphQLField<AnySource, ContentContext>;

/** Reading the clock takes as long as a short field, so it is read for some of them only. List items and large values always check it. */
const SHORT_FIELDS_PER_CHECK = 8;
let shortFields = 0;
function countShortField(): boolean {
  shortFields = (shortFields + 1) % SHORT_FIELDS_PER_CHECK;
  return shortFields === 0;
}

/** The types of introspection belong to graphql-js and to every schema, so they are wrapped only once. */
const guardedFields = new WeakSet<Field>();

/** Wraps the resolvers in place, those of introspection included. */
export function guardResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) guardField(field, type.name);
  guardField(TypeNameMetaFieldDef, '');
}

function guardField(field: Field, typeName: string): void {
  if (guardedFields.has(field)) return;
  guardedFields.add(field);
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = limitResolver(isLarge(field) ? shareResults(resolve, `${typeName}.${field.name}`) : resolve, field);
}

const isLarge = ({ extensions }: Field) => typeof extensions['weight'] === 'number';

function limitResolver(resolve: GraphQLFieldResolver<AnySource, ContentContext>, field: Field): NonNullable<Field['resolve']> {
  const isLeaf = isLeafType(getNamedType(field.type));
  const isList = isListType(getNullableType(field.type));
  const isDue = isLarge(field) ? () => true : countShortField;
  const receive = (guard: RequestGuard, value: unknown) => {
    if (isLeaf) guard.countBytes(measureValue(value));
    return isList && !isLeaf && Array.isArray(value) && value.length > 1 ? paceItems(value, guard) : value;
  };
  const run = (guard: RequestGuard, source: AnySource, args: object, context: ContentContext, info: GraphQLResolveInfo) => {
    try {
      const result: unknown = resolve(source, args, context, info);
      if (!(result instanceof Promise)) return receive(guard, result);
      const received = mapRead(result, (value: unknown) => receive(guard, value));
      return received instanceof Promise ? received.catch((error: unknown) => fail(guard, error)) : received;
    } catch (error) {
      return fail(guard, error);
    }
  };
  return (source, args, context, info) => {
    // Tools execute introspection without a context.
    const guard = (context as ContentContext | undefined)?.guard;
    if (!guard) return resolve(source, args, context, info);
    guard.countField(String(info.path.key).length + KEY_BYTES);
    const paused = isDue() ? guard.pause() : undefined;
    return paused ? paused.then(() => run(guard, source, args, context, info)) : run(guard, source, args, context, info);
  };
}

function fail(guard: RequestGuard, error: unknown): never {
  guard.countError();
  throw error;
}

/**
 * Large values by operation, object and field. Another operation that has the same object computes them again, so that it collects the cache keys of what
 * they read.
 */
const results = new WeakMap<ContentContext, WeakMap<object, Map<string, unknown>>>();

/** Computes the value once in an operation for each object and its arguments. */
function shareResults(
  resolve: GraphQLFieldResolver<AnySource, ContentContext>,
  name: string,
): GraphQLFieldResolver<AnySource, ContentContext> {
  return (source: unknown, args, context, info) => {
    if (typeof source !== 'object' || source === null) return resolve(source, args, context, info);
    const ofOperation = results.get(context) ?? new WeakMap<object, Map<string, unknown>>();
    results.set(context, ofOperation);
    const ofObject = ofOperation.get(source) ?? new Map<string, unknown>();
    ofOperation.set(source, ofObject);
    const key = `${name} ${JSON.stringify(args)}`;
    if (!ofObject.has(key)) ofObject.set(key, resolve(source, args, context, info));
    return ofObject.get(key);
  };
}

/** Executes the items of a list one by one, and pauses between them when the time slice is used up. */
function* paceItems(items: readonly unknown[], guard: RequestGuard): Generator {
  for (const item of items) {
    const paused = guard.pause();
    yield paused ? paused.then(() => item) : item;
  }
}
