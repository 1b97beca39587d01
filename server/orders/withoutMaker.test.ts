import { describe, expect, it } from 'vitest'
import type { ChainNode, EscrowStatus } from '#chains/contract.ts'
import { chainId } from '#core/chain/chainId.ts'
import { withoutMaker } from './withoutMaker.ts'

const openBy = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-01T00:01:00Z')
const order = { state: 'expired', custody: 'escrow', onchainId: '0x01', openBy, fromChain: chainId(31337), depositHint: null } as const
const chainTime = 1_800_000_000

function chainSaying(status: EscrowStatus | null | Error) {
  let asked = 0
  const node = {
    escrowStatus: () => (asked++, status instanceof Error ? Promise.reject(status) : Promise.resolve(status)),
    head: () => Promise.resolve({ height: 1n, hash: '0x', time: chainTime, finalized: 0n }),
  } as unknown as ChainNode
  return { deps: { chains: () => node }, asked: () => asked }
}

describe('an order that looks unused', () => {
  it.each([
    ['open', 'seen'],
    ['refunded', 'refunded'],
    ['cancelled', 'refunded'],
  ] as const)('is %s in the escrow: it counts as %s, at the chain’s time', async (status, state) => {
    expect(await withoutMaker(chainSaying(status).deps, order, later)).toEqual({ state, chainTime: new Date(chainTime * 1000) })
  })

  it.each(['none', 'claimed', null] as const)('stays as it is when the escrow says %s', async (status) => {
    expect(await withoutMaker(chainSaying(status).deps, order, later)).toBeNull()
  })

  it('is looked up before its opening time has passed when its wallet reported a transaction', async () => {
    expect(await withoutMaker(chainSaying('open').deps, { ...order, state: 'quoted', depositHint: '0xab' }, openBy)).toMatchObject({ state: 'seen' })
  })

  it('stays as it is when the chain cannot be reached', async () => {
    expect(await withoutMaker(chainSaying(new Error('down')).deps, order, later)).toBeNull()
  })
})

it.each([
  ['may still be opened', { ...order, state: 'quoted' as const }, openBy],
  ['was seen by the maker', { ...order, state: 'confirmed' as const }, later],
  ['is held by the maker', { ...order, custody: 'maker' as const }, later],
])('the chain is not asked about an order that %s', async (_, row, now) => {
  const chain = chainSaying('open')
  expect(await withoutMaker(chain.deps, row, now)).toBeNull()
  expect(chain.asked()).toBe(0)
})
