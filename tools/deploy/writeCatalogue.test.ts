import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeDeployData, zeroAddress } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { poolAbi } from '#contracts/abi/pool.ts'
import pool from '#contracts/artifacts/Pool.json' with { type: 'json' }
import { fileSchemas } from '#runtime/catalogue/schema.ts'
import { contractNames, deploySettings, escrowConfig, planContracts } from './contracts.ts'
import { planCatalogue, rewardsWith, settlementRow, writeCatalogue } from './writeCatalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const account = (digit: string) => `0x${digit.repeat(40)}`
const written = {
  governor: account('a'),
  guardian: zeroAddress,
  attesters: [account('3'), account('1'), account('2')],
  threshold: 2,
  timelockHours: 720,
  freezeHours: 24,
  minContractWindowHours: 2,
  minTransferWindowHours: 24,
  capWindowHours: 0.5,
  permit2: zeroAddress,
  tokens: [
    { token: 'native', decimals: 18, cap: '1000' },
    { token: account('b'), decimals: 6, cap: '0.5' },
  ],
}
const settings = deploySettings.parse(written)
const planned = planContracts(settings)
const codeHash = `0x${'cd'.repeat(32)}` as const
const result = { deployed: planned.map((contract) => ({ contract, codeHash })), firstBlock: 7n }
const addressOf = (name: string) => planned.find((one) => one.name === name)?.address ?? ''

describe('settings', () => {
  it('become the constructor argument: seconds, base units, attesters in ascending order', () => {
    expect(escrowConfig(settings)).toMatchObject({
      attesters: ['1', '2', '3'].map(account),
      freezeDuration: 86_400n,
      capWindow: 1_800n,
      tokens: [zeroAddress, account('b')],
      caps: [1_000n * 10n ** 18n, 500_000n],
    })
  })

  it.each([
    ['an address that is none', { governor: '0x12' }],
    ['an address with a typing mistake', { governor: `0xA${'a'.repeat(39)}` }],
    ['no tokens', { tokens: [] }],
    ['a setting that is unknown', { capWindowMinutes: 30 }],
  ])('refuse %s', (_, change) => {
    expect(deploySettings.safeParse({ ...written, ...change }).success).toBe(false)
  })

  it('determine the address of the escrow only', () => {
    const other = planContracts({ ...settings, threshold: 3 })
    expect(other.map(({ address }, index) => address === planned[index]?.address)).toEqual([false, true, true, true])
    expect(planned.map(({ name }) => name)).toEqual(contractNames)
  })
})

describe('the row of a network', () => {
  it('is complete for a new network, and waits for finality', () => {
    const row = settlementRow(undefined, result)
    expect(fileSchemas['settlement.json'].parse({ 1: row })['1']).toMatchObject({
      escrows: [{ address: addressOf('escrow'), version: '2', firstBlock: 7, codeHash }],
      filler: addressOf('filler'),
      firstBlock: 7,
      confirmationTiers: [{ upToUsd: null, confirmations: 'finalized' }],
      unconfirmedCapUsd: '0',
    })
  })

  it('keeps the operator’s settings', () => {
    const address = addressOf('escrow').toUpperCase().replace('0X', '0x')
    const before = { escrows: [{ address, version: '2', firstBlock: 3 }], firstBlock: 3, maxReorgBlocks: 5 }
    expect(settlementRow(before, result)).toMatchObject({
      firstBlock: 3,
      maxReorgBlocks: 5,
      escrows: [{ address, version: '2', firstBlock: 3, codeHash }],
    })
  })

  const old = { address: account('e'), version: '2', firstBlock: 3, codeHash: `0x${'ab'.repeat(32)}` }

  it('keeps an escrow that may have open orders, and adds the new one once', () => {
    const added = { address: addressOf('escrow'), version: '2', firstBlock: 7, codeHash }
    const row = settlementRow({ escrows: [old] }, result)
    expect(row['escrows']).toEqual([old, added])
    expect(settlementRow(row, { ...result, firstBlock: 0n })).toEqual(row)
    // An earlier run deployed the escrow, but ended before it wrote the file.
    const late = settlementRow({ escrows: [old] }, { ...result, firstBlock: 0n })
    expect(late['escrows']).toEqual([old, { ...added, firstBlock: 3 }])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['the form for one escrow', { escrow: account('e') }, 'config_invalid'],
    [
      'an older escrow that anything could stand in for',
      { escrows: [{ ...old, codeHash: undefined }] },
      'code_hash_missing',
    ],
    [
      'settings of an earlier deployment',
      { escrows: [{ ...old, address: addressOf('escrow') }, old] },
      'escrow_superseded',
    ],
    ['another filler', { escrows: [old], filler: account('f') }, 'filler_in_use'],
  ])('is refused before anything is paid for: %s', (_, before, reason) => {
    const named = expect.objectContaining({ reason, retriable: false })
    expect(() => settlementRow(before, result)).toThrow(named)
    writeFileSync(join(folder, 'settlement.json'), JSON.stringify({ 1: before }))
    expect(() => planCatalogue(folder, folder, 1, planned)).toThrow(named)
    expect(planCatalogue(folder, folder, 2, planned)).toEqual({ kind: 'first' })
  })

  it('is reported: the first escrow, the same one again, or the next one', () => {
    const plan = (escrows: readonly object[]) => {
      writeFileSync(join(folder, 'settlement.json'), JSON.stringify({ 1: { escrows } }))
      return planCatalogue(folder, folder, 1, planned)
    }
    expect(plan([])).toEqual({ kind: 'first' })
    expect(plan([old, { ...old, address: addressOf('escrow') }])).toEqual({ kind: 'current' })
    expect(plan([old])).toEqual({ kind: 'next', older: old.address })
  })
})

const vault = { token: account('b'), decimals: 6, name: 'Test pool', symbol: 'POOL', hourlyLimit: '300' }
const pools = {
  accountOwner: account('c'),
  drawer: account('d'),
  termHours: 6,
  timelockHours: 48,
  vaults: [{ ...vault, outstandingLimit: '500.5', feePpm: 500 }],
}
const withPools = (change: Record<string, unknown> = {}) =>
  planContracts(deploySettings.parse({ ...written, pools: { ...pools, ...change } }))
const [own, first] = withPools().slice(contractNames.length)

describe('pools', () => {
  it('come last, after the account that they pay through', () => {
    expect(withPools().map(({ name }) => name)).toEqual([...contractNames, 'makerAccount', 'pool'])
    expect(first).toMatchObject({
      needs: own?.address,
      asset: { token: account('b'), decimals: 6, feePpm: pools.vaults[0]?.feePpm },
    })
  })

  it('have limits in base units and times in seconds', () => {
    const { args } = decodeDeployData({
      abi: poolAbi,
      bytecode: pool.bytecode as `0x${string}`,
      data: `0x${first?.data.slice(66) ?? ''}`,
    })
    expect(args[0]).toMatchObject({
      term: 21_600n,
      timelock: 172_800n,
      terms: { hourlyLimit: 300_000_000n, outstandingLimit: 500_500_000n, feePpm: 500n },
    })
  })

  it.each([
    ['a timelock that depositors can’t leave in', { timelockHours: 23 }],
    ['a fee above the contract’s', { vaults: [{ ...pools.vaults[0], feePpm: 50_001 }] }],
    ['a token twice', { vaults: [pools.vaults[0], pools.vaults[0]] }],
    ['no vault', { vaults: [] }],
    [
      'a limit that the contract can’t hold',
      { vaults: [{ ...pools.vaults[0], outstandingLimit: `4${'0'.repeat(38)}` }] },
    ],
  ])('refuse %s', (_, change) => {
    expect(() => withPools(change)).toThrow()
  })

  const row = { asset: account('b'), address: first?.address ?? '', account: own?.address ?? '', feePpm: 500 }
  const deployed = (contracts: typeof planned) => ({
    deployed: contracts.map((contract) => ({ contract, codeHash })),
    firstBlock: 7n,
  })

  it('are added to the row once, next to those of other tokens', () => {
    const other = { ...row, asset: account('e'), address: account('f') }
    const added = settlementRow({ escrows: [], pools: [other] }, deployed(withPools()))
    expect(added['pools']).toEqual([other, { ...row, codeHash }])
    expect(settlementRow(added, deployed(withPools()))['pools']).toEqual(added['pools'])
    expect(fileSchemas['settlement.json'].parse({ 1: added })['1']?.pools).toEqual(added['pools'])
    expect(settlementRow(added, deployed(planned))['pools']).toEqual(added['pools'])
    expect(settlementRow({ escrows: [] }, deployed(planned))).not.toHaveProperty('pools')
  })

  it.each<[string, number, object, string]>([
    ['another pool for a token that has one', 1, { ...row, address: account('f') }, 'pool_in_use'],
    [
      'another account than this network’s',
      1,
      { ...row, asset: account('e'), account: account('f') },
      'pool_account_differs',
    ],
    ['another account than another network’s', 2, { ...row, account: account('f') }, 'pool_account_differs'],
  ])('are refused before anything is paid for: %s', (_, network, listed, reason) => {
    writeFileSync(join(folder, 'settlement.json'), JSON.stringify({ [network]: { escrows: [], pools: [listed] } }))
    expect(() => planCatalogue(folder, folder, 1, withPools())).toThrow(
      expect.objectContaining({ reason, retriable: false }),
    )
    expect(planCatalogue(folder, folder, 1, planned)).toEqual({ kind: 'first' })
  })
})

describe('the files', () => {
  const rewards = {
    points: 3,
    checkIn: {
      points: 2,
      contracts: [
        { chainId: 1, address: null, confirmations: 3 },
        { chainId: 2, address: null },
      ],
    },
  }

  it('contain the check-in of that network only', () => {
    expect(rewardsWith(rewards, rewards, 1, '0x01')).toEqual({
      points: 3,
      checkIn: {
        points: 2,
        contracts: [
          { chainId: 1, address: '0x01', confirmations: 3 },
          { chainId: 2, address: null },
        ],
      },
    })
    expect(rewardsWith(rewards, rewards, 9, '0x01')).toEqual(rewards)
    expect(rewardsWith({}, rewards, 9, '0x01')).toEqual({})
    expect(rewardsWith({}, rewards, 2, '0x01')).toEqual({ checkIn: { contracts: [{ chainId: 2, address: '0x01' }] } })
  })

  it('belong to the operator, and contain only differences from the packaged ones', () => {
    const [own, packaged] = [join(folder, 'own'), join(folder, 'packaged')].map((path) => mkdtempSync(path)) as [
      string,
      string,
    ]
    writeFileSync(join(packaged, 'settlement.json'), '{}')
    writeFileSync(join(packaged, 'rewards.json'), JSON.stringify(rewards))
    writeFileSync(join(own, 'settlement.json'), JSON.stringify({ 5: { escrows: [] } }))
    expect(writeCatalogue(own, packaged, 1, result)).toEqual(['settlement.json', 'rewards.json'])
    const read = (file: string) => JSON.parse(readFileSync(join(own, file), 'utf8')) as Record<string, unknown>
    expect(read('settlement.json')).toMatchObject({
      1: { escrows: [{ address: addressOf('escrow') }] },
      5: { escrows: [] },
    })
    expect(read('rewards.json')).toEqual({
      checkIn: { contracts: [{ chainId: 1, address: addressOf('checkIn') }] },
    })
    expect(JSON.parse(readFileSync(join(packaged, 'settlement.json'), 'utf8'))).toEqual({})
  })
})
