import { createServer, type Server } from 'node:http'
import { Address, beginCell, Cell } from '@ton/core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import type { NetworkReads } from '../family.ts'
import { tonAddressRules } from './address.ts'
import { root, tonNames, WALLET, wireName } from './names.ts'
import { tonNode } from './testing/localChain.ts'

const [source] = tonNames
if (!source) throw new Error('no source')

const account = (letter: string): string => `0:${letter.repeat(64)}`
const [collection, item, ada, grace, below] = ['c', '1', 'a', 'b', '2'].map(account) as [
  string,
  string,
  string,
  string,
  string,
]
const now = (): number => Math.floor(Date.now() / 1000)

/** Contract of TON DNS (TEP-81): reads its part of the name, then leads on or has the record. */
interface Contract {
  /** Bytes that it reads at the front of a longer name; the record answers for a name that ends here. */
  readonly parts: Readonly<Record<string, string>>
  readonly record?: Cell
  readonly renewed?: number
}
const contracts = new Map<string, Contract>()

const value = (tag: number, address: string): Cell =>
  beginCell().storeUint(tag, 16).storeAddress(Address.parse(address)).storeUint(0, 8).endCell()
const entryOf = (cell: Cell) => ['cell', { bytes: cell.toBoc().toString('base64') }]

function dnsResolve({ parts, record }: Contract, rest: Buffer): { exit_code: number; stack: unknown[] } {
  const [part] = Object.keys(parts).filter(
    (each) => rest.toString('latin1').startsWith(each) && each.length < rest.length,
  )
  const next = part === undefined ? undefined : parts[part]
  if (part !== undefined && next !== undefined)
    return { exit_code: 0, stack: [['num', `0x${(part.length * 8).toString(16)}`], entryOf(value(0xba93, next))] }
  // A lone zero byte asks for the contract's own record.
  if (rest.equals(Buffer.from('\0')) && record) return { exit_code: 0, stack: [['num', '0x8'], entryOf(record)] }
  return {
    exit_code: 0,
    stack: [
      ['num', rest.equals(Buffer.from('\0')) ? '0x8' : '0x0'],
      ['null', null],
    ],
  }
}

function runGetMethod({ address, method, stack }: { address: string; method: string; stack: string[][] }): unknown {
  const contract = contracts.get(Address.parse(address).toRawString())
  if (!contract) return { exit_code: -13, stack: [] }
  if (method === 'get_last_fill_up_time')
    return contract.renewed === undefined
      ? { exit_code: 11, stack: [] }
      : { exit_code: 0, stack: [['num', `0x${contract.renewed.toString(16)}`]] }
  const [[, name = ''] = [], [, category = ''] = []] = stack
  if (method !== 'dnsresolve' || BigInt(category) !== WALLET) return { exit_code: 11, stack: [] }
  const slice = Cell.fromBase64(name).beginParse()
  return dnsResolve(contract, slice.loadBuffer(slice.remainingBits / 8))
}

function answer(method: string, params: never): unknown {
  if (method === 'runGetMethod') return runGetMethod(params)
  const hash = Buffer.alloc(32).toString('base64')
  if (method === 'getMasterchainInfo') return { last: { seqno: 7, root_hash: hash } }
  if (method === 'getBlockHeader') return { global_id: -31, gen_utime: now() }
  throw new Error(`unexpected ${method}`)
}

let server: Server
let node: NetworkNode
const reads: NetworkReads = {
  ask: async (_, contract, call) => (await node.askContract?.(contract, call)) ?? null,
  height: async () => (await node.head()).height,
}
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const { id, method, params } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, never>
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ ok: true, jsonrpc: '2.0', id, result: answer(String(method), params as never) }))
    })().catch(() => response.destroy())
  })
  node = tonNode([`http://127.0.0.1:${await listenOnLease(server)}`])
})
beforeEach(() => {
  contracts.clear()
  contracts.set(Address.parse(root).toRawString(), { parts: { ton: collection } })
  contracts.set(collection, { parts: { '\0ada': item, '\0bare': below } })
  contracts.set(item, { parts: { '\0dev': below }, record: value(0x9fd3, ada), renewed: now() - 300 * 86_400 })
  contracts.set(below, { parts: {}, record: value(0x9fd3, grace) })
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const lead = (name: string) => source.addressOf(name, reads)

it('follows the resolvers from the root to the record, also of a name below another', async () => {
  expect(await lead('ada.ton')).toBe(tonAddressRules.parse(ada))
  expect(await lead('dev.ada.ton')).toBe(tonAddressRules.parse(grace))
})

it.each<[string, string, Partial<Contract> | null]>([
  ['a free name', 'nobody.ton', {}],
  ['a name without a record', 'ada.ton', { record: beginCell().endCell() }],
  ['a record of another kind', 'ada.ton', { record: value(0xad01, ada) }],
  ['a name that expired', 'ada.ton', { renewed: now() - 367 * 86_400 }],
  ['a name below one that expired', 'dev.ada.ton', { renewed: now() - 367 * 86_400 }],
  ['a resolver without code', 'ada.ton', null],
])('leads nowhere: %s', async (_, name, change) => {
  const known = contracts.get(item)
  if (change === null) contracts.delete(item)
  else if (known) contracts.set(item, { ...known, ...change })
  expect(await lead(name)).toBeNull()
})

it('stops at resolvers that lead to each other', async () => {
  contracts.set(collection, { parts: { '\0': collection, a: collection, b: collection } })
  expect(await lead(`${'ab'.repeat(20)}.ton`)).toBeNull()
})

it('writes names from the last label on', () => expect(wireName('dev.ada.ton').toString()).toBe('ton\0ada\0dev\0'))

it.each([
  ['Ada.ton', 'ada.ton'],
  ['ada', null],
  ['.ton', null],
  ['ada.t.me', null],
  ['аda.ton', null],
])('normalizes %j to %j', (typed, name) => expect(source.normalize(typed)).toBe(name))
