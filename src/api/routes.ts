import type { ExtractSchema } from 'hono/types'
import type { AppType } from '#server/app.ts'

/** The server's own routes as types only: a renamed path or field does not compile here. */
type Routes = ExtractSchema<AppType>
type Method = '$get' | '$post'
type Under<P> = P extends `/api${infer Path}` ? Path : never
type At<P extends string, M extends Method> =
  Routes[`/api${P}` & keyof Routes] extends Record<M, infer Call> ? Call : never
type Input<P extends string, M extends Method> = At<P, M> extends { input: infer I } ? I : never
type Part<P extends string, M extends Method, K extends string> = Input<P, M> extends Record<K, infer V> ? V : undefined

/** Paths under /api that answer this method. */
export type PathOf<M extends Method> = {
  [P in keyof Routes]: M extends keyof Routes[P] ? Under<P> : never
}[keyof Routes]
/** Whole body of the answer, envelope included. */
export type AnswerOf<P extends string, M extends Method> = At<P, M> extends { output: infer O } ? O : never
export type BodyOf<P extends string> = Part<P, '$post', 'json'>

type Values<T> = T extends object ? { [K in keyof T]: string | number | undefined } : undefined
export type QueryOf<P extends string, M extends Method> = Values<Part<P, M, 'query'>>

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
export type ParamsOf<P extends string> = [Names<P>] extends [never] ? undefined : Record<Names<P>, string>

/** Fills the path's parameters. */
export const pathWith = (path: string, params: Record<string, string> | undefined): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
