import { AppError } from '#core/errors.ts'
import { type ChainNode, type NetworkNode, type NodeOptions, settles } from './contract/node.ts'
import type { Payer } from './contract/payer.ts'
import { servicesOf } from './services.ts'
import { DisputeError, type OnDispute, shorten } from './rpc/votes.ts'

/** Creates the node client of a network. @throws AppError `family_unsupported` for a family without a node client. */
export function createNetworkNode(options: NodeOptions): NetworkNode {
  const services = servicesOf(options.chain.family)
  if (!services)
    throw new AppError('family_unsupported', `${options.chain.name} has no node client yet.`, { status: 400 })
  // The same endpoint listed twice would have two votes.
  const node = services.createNode({ ...options, endpoints: [...new Set(options.endpoints)] })
  return options.onDispute ? recordDisputes(node, options.onDispute) : node
}

/**
 * Creates the node client of a network with settlement. @throws AppError `settlement_unsupported` where its family has
 * none
 */
export function createChainNode(options: NodeOptions): ChainNode {
  const node = createNetworkNode(options)
  if (!settles(node))
    throw new AppError('settlement_unsupported', `Transfers don’t settle on ${options.chain.name}.`, {
      status: 400,
      retriable: false,
    })
  return node
}

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
