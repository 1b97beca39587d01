import type { ChainNode } from '#chains/contract.ts'
import { requireVerified } from '#chains/requireVerified.ts'
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
