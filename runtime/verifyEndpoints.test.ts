import { describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import { type EndpointVerdict, verdictOf } from '#chains/rpc/verifyEndpoints.ts'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import { chainId, type ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { silentLog } from './log.ts'
import { verifyEndpoints } from './verifyEndpoints.ts'

const NORTH = chainId(1)
const SOUTH = chainId(2)
const fits: EndpointVerdict = { check: 'network', verdict: 'confirmed', contradictions: [], advice: '' }
const verify = (verdicts: ReadonlyMap<ChainId, () => EndpointVerdict>) => {
  const chains = new Map<ChainId, ChainNode>()
  for (const [id, say] of verdicts)
    chains.set(id, { ...createFakeChain(id, 'evm'), verifyEndpoints: async () => [fits, say()] })
  return verifyEndpoints({
    chains,
    nameOf: (id) => `Network ${id}`,
    expected: () => ({ maker: null, offerSigner: null, cursor: null }),
    log: silentLog,
  })
}

it.each<[confirming: number, contradicting: number, endpoints: number, quorum: number, string]>([
  [1, 0, 1, 1, 'confirmed'],
  [0, 1, 1, 1, 'refuted'],
  [2, 1, 3, 2, 'confirmed'],
  [1, 2, 3, 2, 'refuted'],
  [1, 1, 3, 2, 'unanswered'],
  [0, 1, 3, 2, 'unanswered'],
  [0, 0, 3, 2, 'unanswered'],
  [3, 2, 5, 3, 'confirmed'],
  [2, 2, 5, 3, 'unanswered'],
  [2, 3, 5, 3, 'refuted'],
])(
  '%i confirming and %i contradicting of %i with a quorum of %i: %s',
  (confirming, contradicting, endpoints, quorum, verdict) =>
    expect(verdictOf(confirming, contradicting, endpoints, quorum)).toBe(verdict),
)

describe('verifying endpoints at the start', () => {
  it('reports network, host and remedy if they contradict the catalogue', async () => {
    const refuted: EndpointVerdict = {
      check: 'token_decimals',
      verdict: 'refuted',
      contradictions: ['a.example says that USDC has 18 decimals, not 6'],
      advice: 'Correct tokens.json.',
    }
    await expect(verify(new Map([[NORTH, () => refuted]]))).rejects.toMatchObject({
      reason: 'endpoints_contradict',
      retriable: false,
      message: 'Network 1: a.example says that USDC has 18 decimals, not 6. Correct tokens.json.',
    })
  })

  it('keeps only the network of unreachable ones closed', async () => {
    let back = false
    const away = (): EndpointVerdict => (back ? fits : { ...fits, verdict: 'unanswered' })
    const chains = await verify(
      new Map([
        [NORTH, away],
        [SOUTH, () => fits],
      ]),
    )
    const north = chains.get(NORTH) as ChainNode
    expect((await chains.get(SOUTH)?.head())?.height).toBe(100n)
    expect(await north.head().catch(reasonOf)).toBe('endpoints_unverified')
    expect(north.endpoints()).toHaveLength(1)
    back = true
    // Checked again only after a while, so that a dead network is not asked at every call.
    expect(await north.head().catch(reasonOf)).toBe('endpoints_unverified')
  })

  it('does not stop the start for outvoted ones', async () => {
    const outvoted: EndpointVerdict = { ...fits, contradictions: ['b.example serves another network'] }
    expect((await verify(new Map([[NORTH, () => outvoted]]))).size).toBe(1)
  })
})
