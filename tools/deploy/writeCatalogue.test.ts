import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zeroAddress } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { fileSchemas } from '#runtime/catalogue/schema.ts'
import { contractNames, planContracts } from './contracts.ts'
import { deploySettings, escrowConfig } from './settings.ts'
import { requireFreeRow, rewardsWith, settlementRow, writeCatalogue } from './writeCatalogue.ts'

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
  it('become the argument of the escrow: seconds, base units, attesters in ascending order', () => {
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

  it('decide the address of the escrow alone', () => {
    const other = planContracts({ ...settings, threshold: 3 })
    expect(other.map(({ address }, index) => address === planned[index]?.address)).toEqual([false, true, true, true])
    expect(planned.map(({ name }) => name)).toEqual(contractNames)
  })
})

describe('the row of a network', () => {
  it('is complete for a network that had none, and waits for finality', () => {
    const row = settlementRow(undefined, result)
    expect(fileSchemas['settlement.json'].parse({ 1: row })['1']).toMatchObject({
      escrow: addressOf('escrow'),
      filler: addressOf('filler'),
      escrowCodeHash: codeHash,
      firstBlock: 7,
      confirmationTiers: [{ upToUsd: null, confirmations: 'finalized' }],
      unconfirmedCapUsd: '0',
    })
  })

  it('keeps what the operator has set', () => {
    const before = { escrow: addressOf('escrow').toUpperCase().replace('0X', '0x'), firstBlock: 3, maxReorgBlocks: 5 }
    expect(settlementRow(before, result)).toMatchObject({
      firstBlock: 3,
      maxReorgBlocks: 5,
      escrow: addressOf('escrow'),
    })
  })

  it('does not lose an escrow whose orders may be open', () => {
    const named = expect.objectContaining({ reason: 'escrow_in_use' })
    expect(() => settlementRow({ escrow: account('e') }, result)).toThrow(named)
    writeFileSync(join(folder, 'settlement.json'), JSON.stringify({ 1: { escrow: account('e') } }))
    expect(() => requireFreeRow(folder, folder, 1, planned)).toThrow(named)
    expect(() => requireFreeRow(folder, folder, 2, planned)).not.toThrow()
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

  it('name the check-in of that network only', () => {
    expect(rewardsWith(rewards, 1, '0x01')).toEqual({
      points: 3,
      checkIn: {
        points: 2,
        contracts: [
          { chainId: 1, address: '0x01', confirmations: 3 },
          { chainId: 2, address: null },
        ],
      },
    })
    expect(rewardsWith(rewards, 9, '0x01')).toEqual(rewards)
  })

  it('are the operator’s own, made from the packaged ones where absent', () => {
    const [own, packaged] = [join(folder, 'own'), join(folder, 'packaged')].map((path) => mkdtempSync(path)) as [
      string,
      string,
    ]
    writeFileSync(join(packaged, 'settlement.json'), '{}')
    writeFileSync(join(packaged, 'rewards.json'), JSON.stringify(rewards))
    writeFileSync(join(own, 'settlement.json'), JSON.stringify({ 5: { escrow: null } }))
    expect(writeCatalogue(own, packaged, 1, result)).toEqual(['settlement.json', 'rewards.json'])
    const read = (file: string) => JSON.parse(readFileSync(join(own, file), 'utf8')) as Record<string, unknown>
    expect(read('settlement.json')).toMatchObject({ 1: { escrow: addressOf('escrow') }, 5: { escrow: null } })
    expect(read('rewards.json')).toMatchObject({ checkIn: { contracts: [{ address: addressOf('checkIn') }, {}] } })
    expect(JSON.parse(readFileSync(join(packaged, 'settlement.json'), 'utf8'))).toEqual({})
  })
})
