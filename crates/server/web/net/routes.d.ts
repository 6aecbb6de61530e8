// The answers of the API by method and path, from its OpenAPI document: types for `api`.

import type { paths } from '../types.js';

/** A path of the document as one that is asked for: `/tables/{id}` is `/tables/` and a text. */
type Filled<P extends string> = P extends `${infer A}{${string}}${infer B}` ? `${A}${string}${Filled<B>}` : P;

/** A path without its query. */
type Plain<P extends string> = P extends `${infer A}?${string}` ? A : P;

/** Whether two types are the same. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The routes of the document that a path means. */
type Route<P extends string> = {
  [K in keyof paths]: K extends `/api${infer R}` ? (Same<Plain<P>, Filled<R>> extends true ? K : never) : never;
}[keyof paths];

/** What an operation answers when it succeeds. */
type Success<O> = O extends { responses: infer R }
  ? { [S in keyof R & (200 | 201)]: R[S] extends { content: infer C } ? C[keyof C] : never }[keyof R & (200 | 201)]
  : never;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The answer to a request that succeeds; `unknown` if the path is put together from words that are not known here. */
export type Answer<M extends Method, P extends string> = [Route<P>] extends [never]
  ? unknown
  : Success<paths[Route<P>][Lowercase<M> & keyof paths[Route<P>]]>;
