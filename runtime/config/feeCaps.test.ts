import { describe, expect, it } from 'vitest'
import { assetOf, catalogueOf, chainOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue, ChainSettlement } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { requireFeeCaps, requireFeeCapsOf } from './production.ts'

const real = new Map([[1, ['https://rpc.example.org']]])
const local = new Map([[1, ['http://127.0.0.1:8545']]])
const withSettlement = (change: Partial<ChainSettlement>, more: Partial<Catalogue> = {}): Catalogue =>
  catalogueOf({ chains: [chainOf(1, { settlement: settlementOf(change) })], ...more })
const refused = (message: RegExp) =>
  expect.objectContaining({
    reason: 'payout_fee_cap_missing',
    message: expect.stringMatching(message) as string,
  }) as Error

describe('a start on a real network', () => {
  it('is refused without a fee cap in dollars', () =>
    expect(() => requireFeeCaps(withSettlement({}), real, null)).toThrow(
      refused(/settlement\.json, 1 needs maxPayoutFeeUsd/),
    ))

  it('is refused if fees cannot be converted to dollars', () =>
    expect(() =>
      requireFeeCaps(
        withSettlement({ maxPayoutFeeUsd: '20' }, { assets: [assetOf(1, { priceKey: null })] }),
        real,
        null,
      ),
    ).toThrow(refused(/priceKey/)))

  it('passes with a cap and prices', () =>
    expect(() => requireFeeCaps(withSettlement({ maxPayoutFeeUsd: '20' }), real, null)).not.toThrow())

  it('needs none for networks that the process does not use, or on this machine', () => {
    expect(() => requireFeeCaps(withSettlement({}), real, [10])).not.toThrow()
    expect(() => requireFeeCaps(withSettlement({}), local, null)).not.toThrow()
  })
})

describe('networks that are already open', () => {
  const nodes = (label: string) =>
    new Map([[chainId(1), { endpoints: () => [{ label, healthy: true, height: null, errors: 0, lastError: null }] }]])

  it('need the cap if an endpoint is remote', () => {
    const uncapped = withSettlement({})
    expect(() => requireFeeCapsOf(uncapped, nodes('rpc.example.org'))).toThrow(refused(/maxPayoutFeeUsd/))
    expect(() => requireFeeCapsOf(withSettlement({ maxPayoutFeeUsd: '20' }), nodes('rpc.example.org'))).not.toThrow()
  })

  it('need none on this machine, or without an open node', () => {
    const uncapped = withSettlement({})
    for (const label of ['127.0.0.1:8545', 'localhost:8545', '[::1]:8545'])
      expect(() => requireFeeCapsOf(uncapped, nodes(label))).not.toThrow()
    expect(() => requireFeeCapsOf(uncapped, new Map())).not.toThrow()
  })
})
