import { AppError } from '#core/errors.ts'
import type { ChainNode, Payer } from './contract.ts'

const RETRY_MS = 5_000
/** Methods that do not use the network, or only open or close it. */
const offline: ReadonlySet<string> = new Set(['payer', 'endpoints', 'close', 'sign', 'isVoid'])

/**
 * Wraps a node whose endpoints could not be compared with the catalogue yet: every call waits for that first, and fails until
 * it succeeds. Other networks continue meanwhile.
 */
export function requireVerified(
  node: ChainNode,
  verify: () => Promise<boolean>,
  now: () => number = Date.now,
): ChainNode {
  const pass = createGate(node, verify, now)
  return { ...guard(node, pass), payer: (secret) => guard<Payer>(node.payer(secret), pass) }
}

function createGate({ id }: ChainNode, verify: () => Promise<boolean>, now: () => number): () => Promise<void> {
  let open = false
  let nextAt = 0
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    try {
      open = await verify()
    } finally {
      nextAt = now() + RETRY_MS
      running = null
    }
  }
  return async () => {
    if (open) return
    if (running === null && now() >= nextAt) running = run()
    await running
    if (!open)
      throw new AppError(
        'endpoints_unverified',
        `The endpoints of network ${id} are not compared with the catalogue yet.`,
        {
          status: 502,
        },
      )
  }
}

function guard<T extends object>(target: T, pass: () => Promise<void>): T {
  const entries = Object.entries(target).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function' || offline.has(name)) return [name, member] as const
    const call = async (...args: unknown[]): Promise<unknown> => {
      await pass()
      return Reflect.apply(member, target, args) as unknown
    }
    return [name, call] as const
  })
  return Object.fromEntries(entries) as T
}
