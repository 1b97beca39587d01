import type { NetworkNode, Payer } from './contract.ts'
import { DisputeError, type OnDispute, shorten } from './rpc/votes.ts'

/** Wraps a node so that it reports each undecided vote with its call; the error itself is rethrown. */
export function recordDisputes<T extends NetworkNode>(node: T, onDispute: OnDispute): T {
  const watched = watch(node, onDispute)
  const { payer } = node
  return payer ? { ...watched, payer: (secret: string) => watch<Payer>(payer(secret), onDispute) } : watched
}

function watch<T extends object>(target: T, onDispute: OnDispute): T {
  const report = (method: string, args: readonly unknown[], error: unknown): void => {
    if (error instanceof DisputeError) onDispute({ method, subject: subjectOf(args), votes: error.votes })
  }
  const entries = Object.entries(target).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member] as const
    const call = (...args: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(member, target, args)
      if (answer instanceof Promise) answer.catch((error: unknown) => report(name, args, error))
      return answer
    }
    return [name, call] as const
  })
  return Object.fromEntries(entries) as T
}

const subjectOf = (args: readonly unknown[]): string => shorten(args.map(toText).join(' '))

const toText = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'bigint') return String(value)
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner)) ?? 'none'
}
