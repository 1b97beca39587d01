import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { ed25519 } from '@noble/curves/ed25519.js'
import { Keypair, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import type { NetworkReads } from '../family.ts'
import { nameAccount, service, svmNames } from './names.ts'
import { svmNodeOptions } from './testing/localChain.ts'

const seed = (text: string): Uint8Array => createHash('sha256').update(text).digest()
const keypair = (text: string): Keypair => Keypair.fromSeed(seed(text))
const [ada, grace] = [keypair('ada'), keypair('grace')]
const [sol, sns] = svmNames
if (!sol || !sns) throw new Error('no sources')

/** Accounts of names, as @bonfida/spl-name-service 3.0.26 derives them. */
const at = {
  ada: '8jWwN3twDFjvFRpXVdRoXaWfdHqf78GzGXU5M9DnDfwc',
  record: 'DAP4uunnZ2wAfihmHRju3JH4AQhTwnhPood12ZgoQWnv',
  firstRecord: '9jCNkUozKkPY4fG8WYg2CHmMktMXuSa4h67q2PaEp8jm',
  token: 'GqBdgM3MgnjNfWhb3cnkpEcyP5U68a8JzH96EarVviad',
  reverse: 'ALrP1Nz6um7E6ckkGtTgv7DqaeJtTr3FyiZKQUZbC8HR',
  sub: 'ArrxCMNhn5QSe6JNfSwtL4q3n2cwUTij2VHVyRtaTrdV',
  subReverse: 'BeRThngrmMUaxJmDbvwQooxUhcQDuW6sAp2WySJsxYhA',
  primaryOfAda: '2zqDHe4NiiVee2757P3QivgMxV7sQQ9W1awrgq1M9HBz',
} as const

const bytes = (...parts: readonly (Uint8Array | PublicKey | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part instanceof PublicKey ? part.toBytes() : part)))
const none = new Uint8Array(32)
const names = new Map<string, { owner: string; data: Buffer }>()
const put = (account: string, data: Buffer, owner: PublicKey = service.program): void =>
  void names.set(account, { owner: owner.toBase58(), data })
const entry = (
  owner: PublicKey | Uint8Array,
  data: Uint8Array = new Uint8Array(),
  parent: PublicKey | Uint8Array = none,
) => bytes(parent, owner, none, data)
const text = (label: string): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(Buffer.byteLength(label))
  return Buffer.concat([length, Buffer.from(label)])
}

/** Record in the current form; `by` wrote it, `confirmed` is the target's own consent. */
const record = (by: PublicKey, target: PublicKey, confirmed: PublicKey = target, validations = [1, 0, 1, 0]): Buffer =>
  entry(none, bytes(validations, [32, 0, 0, 0], by, confirmed, target))

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}
function answer({ method, params }: Call): unknown {
  if (method === 'getGenesisHash') return '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  if (method !== 'getMultipleAccounts') throw new Error(`unexpected ${method}`)
  const value = ((params ?? [])[0] as string[]).map((account) => {
    const found = names.get(account)
    return (
      found && {
        lamports: 1_000_000,
        owner: found.owner,
        executable: false,
        rentEpoch: 0,
        space: found.data.length,
        data: [found.data.toString('base64'), 'base64'],
      }
    )
  })
  return { context: { slot: 1 }, value: value.map((each) => each ?? null) }
}

let server: Server
let node: NetworkNode
let slot = 452_825_394n
const reads: NetworkReads = {
  ask: async (_, contract, call) => (await node.askContract?.(contract, call)) ?? null,
  height: () => Promise.resolve(slot),
}
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as Call | readonly Call[]
      const answers = [asked].flat().map((call) => ({ jsonrpc: '2.0', id: call.id, result: answer(call) }))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
    })().catch(() => response.destroy())
  })
  node = createNetworkNode(svmNodeOptions([`http://127.0.0.1:${await listenOnLease(server)}`]))
})
beforeEach(() => {
  names.clear()
  slot = 452_825_394n
  put(at.ada, entry(ada.publicKey, new Uint8Array(), service.root))
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const lead = (name = 'ada.sol') => sol.addressOf(name, reads)
const [adaKey, graceKey] = [ada.publicKey.toBase58(), grace.publicKey.toBase58()]

it('leads to the owner of a name and of a name below it; a free name leads nowhere', async () => {
  put(at.sub, entry(grace.publicKey, new Uint8Array(), new PublicKey(at.ada)))
  expect(await lead()).toBe(adaKey)
  expect(await lead('dev.ada.sol')).toBe(graceKey)
  expect(await sns.addressOf('ada.sns', reads)).toBe(adaKey)
  expect(await lead('nobody.sol')).toBeNull()
})

it('derives accounts as the service does', () => {
  expect(nameAccount('bonfida', service.root).toBase58()).toBe('Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb')
})

it('prefers a record that the owner wrote and its target confirmed', async () => {
  put(at.record, record(ada.publicKey, grace.publicKey))
  expect(await lead()).toBe(graceKey)
})

it.each<[string, Buffer, string | null]>([
  ['an earlier owner wrote it: the owner counts', record(grace.publicKey, grace.publicKey), adaKey],
  ['its target confirmed another one', record(ada.publicKey, grace.publicKey, ada.publicKey), null],
  ['it was never confirmed', record(ada.publicKey, grace.publicKey, grace.publicKey, [1, 0, 3, 0]), null],
  ['it was never signed', record(ada.publicKey, grace.publicKey, grace.publicKey, [0, 0, 0, 0]), null],
  ['it is cut off', record(ada.publicKey, grace.publicKey).subarray(0, 100), null],
])('a record counts for nothing if %s', async (_, data, expected) => {
  put(at.record, data)
  expect(await lead()).toBe(expected)
})

it('accepts a first record with the owner’s signature over target and record in hex', async () => {
  const signed = Buffer.from(bytes(grace.publicKey, new PublicKey(at.firstRecord)).toString('hex'))
  const signature = ed25519.sign(signed, seed('ada'))
  put(at.firstRecord, entry(none, bytes(grace.publicKey, signature)))
  expect(await lead()).toBe(graceKey)
  put(at.firstRecord, entry(none, bytes(grace.publicKey, ed25519.sign(signed, seed('grace')))))
  expect(await lead()).toBe(adaKey)
})

it('leads nowhere for a name that a token owns, and for an owner that is no key', async () => {
  put(at.token, bytes([2, 255], none, none, none), service.tokenizer)
  expect(await lead()).toBeNull()
  put(at.token, bytes([3, 255], none, none, none), service.tokenizer)
  expect(await lead()).toBe(adaKey)
  put(at.ada, entry(new PublicKey(at.record)))
  expect(await lead()).toBeNull()
})

it('ignores accounts of other programs', async () => {
  put(at.ada, entry(ada.publicKey), service.tokenizer)
  expect(await lead()).toBeNull()
})

it('reads the account’s primary name, also one below another', async () => {
  expect(await sol.namesOf?.(adaKey, reads)).toEqual([])
  put(at.primaryOfAda, bytes([1], new PublicKey(at.ada)), service.primary)
  put(at.reverse, entry(none, text('ada')))
  expect(await sol.namesOf?.(adaKey, reads)).toEqual(['ada.sol'])
  put(at.primaryOfAda, bytes([1], new PublicKey(at.sub)), service.primary)
  put(at.sub, entry(ada.publicKey, new Uint8Array(), new PublicKey(at.ada)))
  put(at.subReverse, entry(none, text('\0dev')))
  expect(await sol.namesOf?.(adaKey, reads)).toEqual(['dev.ada.sol'])
})

/** Entry of the .sol registry. */
function register(owner: PublicKey, { type = 0, expiry = 0n, ofClass = registryClass } = {}): void {
  const until = Buffer.alloc(8)
  until.writeBigInt64LE(expiry)
  const program = new PublicKey('srsWjm76StJucL7atFyPSdXFaVLNPFqEt1uFEDPrZsn')
  const [account] = PublicKey.findProgramAddressSync(
    [Buffer.from('record'), registryClass.toBuffer(), seed('SRSada')],
    program,
  )
  put(account.toBase58(), bytes([2], ofClass, [type], owner, [0], until), program)
}
const registryClass = new PublicKey('AjheAtCgSwEcEYd6xi6thcQW25ELWd7wKCx6SKBGUtMQ')

it.each<[string, () => void, string | null]>([
  ['without an entry', () => {}, null],
  ['with the same account', () => register(ada.publicKey), adaKey],
  ['with another account', () => register(grace.publicKey), null],
  ['with an expired entry', () => register(ada.publicKey, { expiry: 1n }), null],
  ['with a token as owner', () => register(ada.publicKey, { type: 1 }), null],
  ['with another class', () => register(ada.publicKey, { ofClass: service.root }), null],
])('after the cutoff a .sol name needs its registry: %s', async (_, prepare, expected) => {
  slot = 452_825_395n
  prepare()
  expect(await lead()).toBe(expected)
  expect(await sns.addressOf('ada.sns', reads)).toBe(adaKey)
})

it.each([
  ['Ada.sol', 'ada.sol'],
  ['dev.ada.sol', 'dev.ada.sol'],
  ['a.b.c.sol', null],
  ['.sol', null],
  ['аda.sol', null],
  ['ada.sns', null],
])('normalizes %j to %j', (typed, name) => expect(sol.normalize(typed)).toBe(name))
