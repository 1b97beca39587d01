import { type Address, beginCell, Cell, Dictionary, toNano } from '@ton/core'
import { Blockchain, type SandboxContract, type SendMessageResult, type TreasuryContract } from '@ton/sandbox'
import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { compileTolk, tolkArtifactPath, tolkContracts, tolkOutput } from '#contracts/tools/tolk.ts'
import { checkInAddress, checkInBody, checkInInit, errors, ops, recordDayBody } from './testing/checkIn.ts'

const noon = Date.parse('2026-03-02T12:00:00Z') / 1000
const enough = toNano('0.05')
const contract = checkInAddress()

let chain: Blockchain
let alice: SandboxContract<TreasuryContract>
let bob: SandboxContract<TreasuryContract>

let deployed: ReturnType<Blockchain['snapshot']>

beforeAll(async () => {
  chain = await Blockchain.create()
  chain.now = noon
  ;[alice, bob] = await Promise.all([chain.treasury('alice'), chain.treasury('bob')])
  await alice.send({ to: contract, value: toNano('0.02'), init: checkInInit() })
  deployed = chain.snapshot()
})
beforeEach(() => chain.loadFrom(deployed))

const dateAt = (seconds: number) => dateNumber(utcDay(new Date(seconds * 1000)))
const today = () => dateAt(chain.now ?? 0)
const send = (from: SandboxContract<TreasuryContract>, body: Cell, value = enough, to: Address = contract) =>
  from.send({ to, value, body })
const exitCodes = ({ transactions }: SendMessageResult) =>
  transactions.flatMap(({ description }) =>
    description.type === 'generic' && description.computePhase.type === 'vm' ? [description.computePhase.exitCode] : [],
  )
const recordOf = async (owner: Address) =>
  (
    await chain.runGetMethod(contract, 'recordOf', [{ type: 'slice', cell: beginCell().storeAddress(owner).endCell() }])
  ).stackReader.readAddress()
const has = async (owner: Address, date: number) =>
  (
    await chain.runGetMethod(await recordOf(owner), 'checkInData', [{ type: 'int', value: BigInt(date) }])
  ).stackReader.readBoolean()
/** Messages of the record to its wallet. */
function answers({ transactions }: SendMessageResult, owner: Address) {
  return transactions.flatMap(({ inMessage }) => {
    if (inMessage?.info.type !== 'internal' || !inMessage.info.dest.equals(owner) || inMessage.info.bounced) return []
    const body = inMessage.body.beginParse()
    return body.remainingBits === 128
      ? [{ op: body.loadUint(32), queryId: body.loadUintBig(64), date: body.loadUint(32) }]
      : []
  })
}

describe.each(tolkContracts)('%s', (name) => {
  it('was compiled from the current sources', async () => {
    expect(tolkOutput(await compileTolk(name)).text, 'sources changed: run `npx tsx contracts/build.ts`').toBe(
      readFileSync(tolkArtifactPath(name), 'utf8'),
    )
  })
})

describe('a check-in on TON', () => {
  it('counts once on its day, and the wallet gets an answer each time', async () => {
    const first = await send(alice, checkInBody(today(), 7n))
    expect(answers(first, alice.address)).toEqual([{ op: ops.checkedIn, queryId: 7n, date: 20_260_302 }])
    expect(await has(alice.address, 20_260_302)).toBe(true)
    const second = await send(alice, checkInBody(today(), 8n))
    expect(answers(second, alice.address)).toEqual([{ op: ops.repeatCheckIn, queryId: 8n, date: 20_260_302 }])
  })

  it('is stored per wallet: another wallet’s record does not know it', async () => {
    await send(alice, checkInBody(today()))
    await send(bob, checkInBody(today()))
    chain.now = noon + 86_400
    await send(bob, checkInBody(today()))
    expect([await has(alice.address, 20_260_303), await has(bob.address, 20_260_303)]).toEqual([false, true])
    expect((await recordOf(alice.address)).equals(await recordOf(bob.address))).toBe(false)
    expect(
      (await chain.runGetMethod(await recordOf(bob.address), 'ownerOf')).stackReader.readAddress().equals(bob.address),
    ).toBe(true)
  })

  it.each([
    ['yesterday', () => checkInBody(dateAt(noon - 86_400)), enough, errors.notToday],
    ['tomorrow', () => checkInBody(dateAt(noon + 86_400)), enough, errors.notToday],
    ['too few coins', () => checkInBody(today()), enough - 1n, errors.tooFewCoins],
    ['another message', () => recordDayBody(today()), enough, errors.unknownMessage],
  ])('refuses %s and gives the coins back', async (_, body, value, code) => {
    const before = await alice.getBalance()
    const result = await send(alice, body(), value)
    expect(exitCodes(result)).toContain(code)
    expect(before - (await alice.getBalance())).toBeLessThan(toNano('0.01'))
  })

  it('refuses wallets of another workchain, whose record would be elsewhere', async () => {
    const master = await chain.treasury('master', { workchain: -1 })
    expect(exitCodes(await send(master, checkInBody(today())))).toContain(errors.otherWorkchain)
  })

  it('writes into a record only through the contract', async () => {
    await send(alice, checkInBody(today()))
    const record = await recordOf(alice.address)
    for (const from of [alice, bob])
      expect(exitCodes(await send(from, recordDayBody(20_260_303), enough, record))).toContain(errors.notFromContract)
    expect(await has(alice.address, 20_260_303)).toBe(false)
  })

  it('costs little, keeps only the rent, and returns the excess in a record', async () => {
    const costs: bigint[] = []
    for (let day = 0; day < 3; day++) {
      chain.now = noon + day * 86_400
      const before = await alice.getBalance()
      await send(alice, checkInBody(today()), toNano('1'))
      costs.push(before - (await alice.getBalance()))
    }
    // The first one leaves the record's rent there.
    expect(costs[0]).toBeLessThan(toNano('0.02'))
    for (const later of costs.slice(1)) expect(later).toBeLessThan(toNano('0.01'))
    const record = await recordOf(alice.address)
    expect((await chain.getContract(record)).balance).toBe(toNano('0.01'))

    await send(bob, new Cell(), toNano('2'), record)
    const before = await alice.getBalance()
    chain.now = noon + 3 * 86_400
    await send(alice, checkInBody(today()))
    expect((await alice.getBalance()) - before).toBeGreaterThan(toNano('1.9'))
  })

  it('tops up the contract’s rent and never draws on it', async () => {
    const main = await chain.getContract(contract)
    main.balance = toNano('0.001')
    await send(alice, checkInBody(today()))
    expect(main.balance).toBe(toNano('0.01'))
    main.balance = toNano('5')
    await send(bob, checkInBody(today()), toNano('1'))
    expect(main.balance).toBeGreaterThanOrEqual(toNano('5') - toNano('0.0001'))
  })

  it('accepts plain coins of a wallet towards the rent', async () => {
    const before = (await chain.getContract(contract)).balance
    await send(bob, new Cell(), toNano('1'))
    expect((await chain.getContract(contract)).balance - before).toBeGreaterThan(toNano('0.99'))
  })

  it('stores years of days in one cell per month', async () => {
    const days = fc.sample(fc.integer({ min: 0, max: 1200 }), 12)
    const sent = new Set(days.toSorted((a, b) => a - b).map((day) => noon + day * 86_400))
    for (const at of sent) {
      chain.now = at
      await send(alice, checkInBody(today()))
    }
    for (const at of sent) expect(await has(alice.address, dateAt(at)), String(dateAt(at))).toBe(true)
    const missing = [...sent].map((at) => at + 86_400).filter((at) => !sent.has(at))
    for (const at of missing) expect(await has(alice.address, dateAt(at)), String(dateAt(at))).toBe(false)
    const state = (await chain.getContract(await recordOf(alice.address))).accountState
    if (state?.type !== 'active' || !state.state.data) throw new Error('the record is deployed')
    const data = state.state.data.beginParse()
    data.loadAddress()
    data.loadAddress()
    const months = data.loadDict(Dictionary.Keys.Uint(32), Dictionary.Values.Uint(32))
    expect(months.size).toBe(new Set([...sent].map((at) => Math.floor(dateAt(at) / 100))).size)
  })
})

describe('the date', () => {
  const dateOf = async (seconds: number) => {
    chain.now = seconds
    return (await chain.runGetMethod(contract, 'today')).stackReader.readNumber()
  }

  it.each([
    '1970-01-01T00:00:00Z',
    '2000-02-29T23:59:59Z',
    '2023-12-25T00:00:00Z',
    '2024-02-29T12:00:00Z',
    '2024-12-31T23:59:59Z',
    '2100-02-28T23:59:59Z',
    '2100-03-01T00:00:00Z',
  ])('of %s', async (iso) => expect(await dateOf(Date.parse(iso) / 1000)).toBe(dateAt(Date.parse(iso) / 1000)))

  it('matches the calendar at any second until 2106', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 32 - 1 }), async (seconds) => {
        expect(await dateOf(seconds)).toBe(dateAt(seconds))
      }),
      { numRuns: 60 },
    )
  })
})
