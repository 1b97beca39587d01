import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { EndpointExpectations, EndpointVerdict } from '#chains/rpc/verifyEndpoints.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { Log } from './log.ts'

export interface VerifyEndpointsOptions {
  chains: ReadonlyMap<ChainId, ChainNode>
  /** Display name of the network. */
  nameOf: (chain: ChainId) => string
  expected: (chain: ChainId) => Promise<EndpointExpectations> | EndpointExpectations
  log: Log
}

/**
 * Compares each network's endpoints with the catalogue, by quorum. Returns the nodes: a network whose endpoints are
 * down gets a node that refuses every call until the comparison succeeds, so that the others can start.
 * @throws AppError `endpoints_contradict` with one sentence per contradiction, each with network, endpoint and remedy
 */
export async function verifyEndpoints(options: VerifyEndpointsOptions): Promise<Map<ChainId, ChainNode>> {
  const looks = await Promise.all(
    [...options.chains].map(async ([id, node]) => ({ id, node, verdicts: await look(options, id, node) })),
  )
  const refusals = looks.flatMap(({ id, verdicts }) => refusalsOf(options.nameOf(id), verdicts))
  if (refusals.length > 0) throw new AppError('endpoints_contradict', refusals.join('\n  '), { retriable: false })
  return new Map(looks.map(({ id, node, verdicts }) => [id, usable(options, id, node, verdicts)]))
}

function usable(
  options: VerifyEndpointsOptions,
  id: ChainId,
  node: ChainNode,
  verdicts: readonly EndpointVerdict[],
): ChainNode {
  if (isConfirmed(verdicts)) return node
  options.log.error(
    {
      alert: 'endpoints_unverified',
      chain: id,
      checks: verdicts.filter(({ verdict }) => verdict !== 'confirmed').map((v) => v.check),
    },
    'too few endpoints of this network respond: it is not used until they do',
  )
  return requireVerified(node, async () => {
    const again = await look(options, id, node)
    for (const refusal of refusalsOf(options.nameOf(id), again))
      options.log.error({ alert: 'endpoints_contradict', chain: id, refusal }, 'this network is not used')
    return isConfirmed(again)
  })
}

const isConfirmed = (verdicts: readonly EndpointVerdict[]): boolean =>
  verdicts.every(({ verdict }) => verdict === 'confirmed')

async function look(
  { nameOf, expected, log }: VerifyEndpointsOptions,
  id: ChainId,
  node: ChainNode,
): Promise<readonly EndpointVerdict[]> {
  const verdicts = (await node.verifyEndpoints?.(await expected(id))) ?? []
  for (const { check, verdict, contradictions } of verdicts)
    if (verdict !== 'refuted' && contradictions.length > 0)
      log.error(
        { alert: 'endpoint_contradicts', chain: id, network: nameOf(id), check, contradictions },
        'an endpoint contradicts the catalogue and is outvoted: replace it',
      )
  return verdicts
}

const refusalsOf = (network: string, verdicts: readonly EndpointVerdict[]): string[] =>
  verdicts.flatMap(({ verdict, contradictions, advice }) =>
    verdict === 'refuted' ? [`${network}: ${contradictions.join('; ')}. ${advice}`] : [],
  )

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
