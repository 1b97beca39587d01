import type { ExtractSchema } from 'hono/types'
import type { QuoteRequest, QuotesData, QuotesPart } from '#core/wire/quote.ts'
import type { AppType } from '#server/app.ts'
import type { Call, Http } from './http.ts'
import type { OwnFetch } from './ownFetch.ts'
import { sendableQuotes, sendableRoutes } from './sendable.ts'

/** Requires the part exactly when the call has one. */
type Having<K extends string, T> = [T] extends [undefined] ? { [N in K]?: never } : { [N in K]: T }
type Options = Pick<Call, 'headers' | 'signal' | 'success' | 'timeoutMs' | 'onPart'>
type AnyCall = Call & { params?: Record<string, string> }
type GetCall<P extends PathOf<'$get'>> = Options & Having<'params', ParamsOf<P>> & Having<'query', QueryOf<P, '$get'>>
type PostCall<P extends PathOf<'$post'>> = Options &
  Having<'params', ParamsOf<P>> &
  Having<'query', QueryOf<P, '$post'>> &
  Having<'body', BodyOf<P>>

export type BalanceView = AnswerOf<'/balance_api/v1/multi-balance', '$get'>['data'][string]

/** Spec §9: networks per multi-balance request. */
export const BALANCE_BATCH = 4

/** Calls that the form is built from, requested before anything else. */
export const catalogueCalls: readonly PathOf<'$get'>[] = ['/bridge_api/v1/get-all-chains', '/bridge_api/v1/all-tokens']

/** Calls of the API; paths, parts and answers are the server's own types. */
export function createApi(http: Http, fetchOwn: OwnFetch) {
  const run = <T>(path: string, { params, ...call }: AnyCall) => http<T>(pathWith(path, params), call)
  const get = <P extends PathOf<'$get'>>(path: P, call: GetCall<P>) => run<AnswerOf<P, '$get'>>(path, call as AnyCall)
  const post = <P extends PathOf<'$post'>>(path: P, call: PostCall<P>) =>
    run<AnswerOf<P, '$post'>>(path, { method: 'POST', ...(call as AnyCall) })
  const data = async <T>(pending: Promise<{ data: T }>): Promise<T> => (await pending).data

  return {
    /** Generic calls: a rarely opened screen defines its own in its lazy chunk. */
    get,
    post,
    /** Answer of a path as a stream, for server-sent events. */
    stream: (path: PathOf<'$get'>, params: Record<string, string>, init: Parameters<OwnFetch>[1]) =>
      fetchOwn(`/api${pathWith(path, params)}`, init),
    countryCode: async (signal?: AbortSignal) => (await data(get('/nocore_api/v1/ip-info', { signal }))).country_code,
    chains: async (signal?: AbortSignal) =>
      sendableRoutes(await data(get('/bridge_api/v1/get-all-chains', { signal }))),
    tokens: (signal?: AbortSignal) => data(get('/bridge_api/v1/all-tokens', { signal })),
    appConfig: (signal?: AbortSignal) => data(get('/config/app', { signal })),
    exchanges: (signal?: AbortSignal) =>
      data(post('/bridge_api/v1/get_all_exchange_infos', { signal, timeoutMs: 20_000 })),
    policy: (signal?: AbortSignal) => data(get('/config/policy', { signal })),
    /** Reads at most `BALANCE_BATCH` networks per request. */
    balances: (user: string, chainIds: readonly number[], token: string, signal?: AbortSignal) =>
      data(
        get('/balance_api/v1/multi-balance', {
          query: { user_address: user, chain_ids: chainIds.join(','), token_name: token },
          signal,
        }),
      ),
    /** Quotes of all providers; `onPart` takes them as they arrive. */
    quotes: async (request: QuoteRequest, signal?: AbortSignal, onPart?: (part: QuotesSoFar) => void) =>
      sendableQuotes(
        request,
        await data(
          post('/bridge_api/v1/quotes', {
            body: request,
            signal,
            timeoutMs: 20_000,
            ...(onPart && {
              onPart: (line) => {
                const { quotes, reasons, pending } = (line as { data: QuotesPart }).data
                onPart({ ...sendableQuotes(request, { quotes, reasons }), pending })
              },
            }),
          }),
        ),
      ),
  }
}

/** Quotes so far, and the providers that still answer. */
export type QuotesSoFar = QuotesData & Partial<Pick<QuotesPart, 'pending'>>

export type Api = ReturnType<typeof createApi>

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
type QueryOf<P extends string, M extends Method> = Values<Part<P, M, 'query'>>

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<P extends string> = [Names<P>] extends [never] ? undefined : Record<Names<P>, string>

/** Fills the path's parameters. */
const pathWith = (path: string, params: Record<string, string> | undefined): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
