import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkInAddress } from '#chains/evm/testing/checkIn.ts'
import { tonAddressRules } from '#chains/ton/address.ts'
import { checkInAddress as tonCheckInAddress } from '#contracts/ton/testing/checkIn.ts'
import { rulesOf } from '#core/rewards/testing/rules.ts'
import { loadCatalogue } from './load.ts'
import { loadRewardRules } from './rewards.ts'

const load = (profile: 'default' | 'local', configDir?: string) =>
  loadRewardRules({ profile, configDir }, loadCatalogue({ profile }))
const packaged = load('default')

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))
function withFile(change: (rules: Record<string, unknown>) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-'))
  folders.push(folder)
  writeFileSync(
    join(folder, 'rewards.json'),
    JSON.stringify(change(JSON.parse(JSON.stringify(packaged)) as Record<string, unknown>)),
  )
  return folder
}

describe('rewards.json', () => {
  it('has the specification’s values by default', () => {
    const { checkIn, ...rules } = packaged
    const { checkIn: expected, ...others } = rulesOf()
    expect(rules).toEqual(others)
    expect({ ...checkIn, contracts: [] }).toEqual(expected)
    expect(checkIn.contracts.map((one) => one.chainId)).toEqual([
      324, 169, 204, 56, 59144, 255, 534352, 81457, 8453, 200901, 48900, 1868, 84797801,
    ])
    expect(checkIn.contracts.filter((one) => one.explorer !== null).map((one) => one.chainId)).toEqual([81457])
  })

  it('names the contract of the local networks where it is deployed', () => {
    expect(load('local').checkIn.contracts.map((one) => [one.chainId, one.address])).toEqual([
      [31337, checkInAddress],
      [31338, checkInAddress],
      [84797831, tonAddressRules.parse(tonCheckInAddress().toString())],
    ])
  })

  const contract = { chainId: 1868, address: `0x${'A'.repeat(40)}`, confirmations: 1, explorer: null }
  const withContracts = (...contracts: unknown[]) =>
    withFile((rules) => ({ ...rules, checkIn: { ...packaged.checkIn, contracts: [{ remove: 'all' }, ...contracts] } }))
  it('accepts an operator’s addresses in any form', () => {
    expect(load('default', withContracts(contract)).checkIn.contracts).toMatchObject([
      { address: `0x${'a'.repeat(40)}` },
    ])
  })

  it('accepts an operator’s address of one network, and keeps the other rows and settings', () => {
    const folder = withFile(() => ({ checkIn: { contracts: [{ chainId: 1868, address: contract.address }] } }))
    const { checkIn, ...rules } = load('default', folder)
    expect(rules).toEqual({
      bridge: packaged.bridge,
      tiers: packaged.tiers,
      phase2From: packaged.phase2From,
      referral: packaged.referral,
      pool: {},
    })
    expect(checkIn).toEqual({
      ...packaged.checkIn,
      contracts: packaged.checkIn.contracts.map((row) =>
        row.chainId === 1868 ? { ...row, address: `0x${'a'.repeat(40)}` } : row,
      ),
    })
  })

  const withPool = (pool: unknown) => withFile(() => ({ pool }))
  it('gives points for pools only where the operator sets them, by token', () => {
    expect(packaged.pool).toEqual({})
    expect(load('local').pool).toEqual({ USDC: { per: '100', points: 1 } })
    const own = { USDT: { per: '0.5', points: 3 } }
    expect(load('default', withPool(own)).pool).toEqual(own)
    expect(load('local', withPool({ USDC: { remove: true } })).pool).toEqual({})
    expect(load('local', withPool({ USDC: { points: 7 } })).pool).toEqual({ USDC: { per: '100', points: 7 } })
  })

  it.each([
    [{ USDX: { per: '1', points: 1 } }, 'rewards.json, pool.USDX: no token of the catalogue has this symbol'],
    [{ USDC: { per: '0.0', points: 1 } }, 'rewards.json, pool.USDC.per: must be above zero'],
    [{ USDC: { per: '0.0000001', points: 1 } }, 'pool.USDC.per: USDC has 6 decimal places on Northshore'],
    [{ USDC: { per: '-1', points: 1 } }, 'an amount of whole tokens'],
    [{ USDC: { per: 100, points: 1 } }, 'pool.USDC.per'],
    [{ USDC: { per: '1', points: 0 } }, 'pool.USDC.points'],
    [{ USDC: { per: '1', points: 0.5 } }, 'pool.USDC.points'],
    [{ USDT: { per: '1' } }, 'pool.USDT.points'],
    [{ usdc: { per: '1', points: 1 } }, 'capital letters'],
    [{ USDC: { per: '1', points: 1, bonus: 1 } }, 'bonus'],
    [[], 'rewards.json, pool: an object with one row for each id is expected'],
  ])('refuses points for pools such as %j', (pool, place) => expect(() => load('local', withPool(pool))).toThrow(place))

  it.each([
    [
      'an address that is none',
      () => withContracts({ ...contract, address: '0x12' }),
      'rewards.json, checkIn.contracts.1868.address: ',
    ],
    [
      'a top network that does not exist',
      () => withFile((rules) => ({ ...rules, bridge: { ...packaged.bridge, topChains: [1, 999_999_999] } })),
      'bridge.topChains.1: network 999999999 does not exist',
    ],
    [
      'a later tier that gives less',
      () =>
        withFile((rules) => ({
          ...rules,
          tiers: [
            { above: 3, percent: 150 },
            { above: 10, percent: 110 },
          ],
        })),
      'each tier must award more',
    ],
    [
      'more points than the ledger holds',
      () => withFile((rules) => ({ ...rules, bridge: { ...packaged.bridge, toTopChain: 3_000_000_000 } })),
      'toTopChain',
    ],
    ['a network that does not exist', () => withContracts(contract, { ...contract, chainId: 123456789 }), '123456789'],
    ['tiers that fall', () => withFile((rules) => ({ ...rules, tiers: packaged.tiers.toReversed() })), 'tiers'],
    [
      'half a point',
      () => withFile((rules) => ({ ...rules, bridge: { ...packaged.bridge, toTopChain: 0.5 } })),
      'toTopChain',
    ],
    [
      'a window that ends before it begins',
      () =>
        withFile((rules) => ({
          ...rules,
          checkIn: {
            ...packaged.checkIn,
            doubleWindows: [{ from: '2026-01-02T00:00:00Z', until: '2026-01-01T00:00:00Z' }],
          },
        })),
      'until',
    ],
    [
      'a bridge that makes a check-in worth less',
      () => withFile((rules) => ({ ...rules, checkIn: { ...packaged.checkIn, withBridge: 1 } })),
      'withBridge',
    ],
    [
      'two contracts of one network',
      () => withContracts(contract, { ...contract, address: `0x${'b'.repeat(40)}` }),
      'checkIn.contracts.1868: the file has this row twice',
    ],
    ['a usual network without a contract', () => withContracts({ ...contract, chainId: 8453 }), 'defaultChain'],
    [
      'a usual network whose contract is not deployed, beside one that is',
      () => withContracts({ ...contract, address: null }, { ...contract, chainId: 8453 }),
      'defaultChain',
    ],
    ['an unknown field', () => withFile((rules) => ({ ...rules, honour: true })), 'honour'],
  ])('refuses %s', (_, folder, place) => expect(() => load('default', folder())).toThrow(place))
})
