import { createHash } from 'node:crypto'
import { PublicKey } from '@solana/web3.js'
import type { NetworkReads, NameSource } from '../family.ts'
import { isSignedByEd25519 } from '../signIn.ts'

const SOLANA = 83797601
/** From this slot on, .sol names belong to the registry below, and the older service's end with .sns. */
const CUTOFF_SLOT = 452_825_395n

const key = (text: string): PublicKey => new PublicKey(text)
/** Programs and accounts of the Solana Name Service. */
export const service = {
  program: key('namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'),
  root: key('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'),
  reverseClass: key('33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z'),
  recordClass: key('2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo'),
  tokenizer: key('nftD3vbNkNqfj2Sd3HZwbpw4BxxKWr4AjGb9X38JeZk'),
  primary: key('85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29'),
} as const
/** The registry of .sol names after the cutoff. */
export const registry = {
  program: key('srsWjm76StJucL7atFyPSdXFaVLNPFqEt1uFEDPrZsn'),
  class: key('AjheAtCgSwEcEYd6xi6thcQW25ELWd7wKCx6SKBGUtMQ'),
} as const

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const derived = (program: PublicKey, ...seeds: readonly (Uint8Array | string)[]): PublicKey =>
  PublicKey.findProgramAddressSync(
    seeds.map((seed) => Buffer.from(seed as Uint8Array)),
    program,
  )[0]

/** Account of a name below its parent. */
export function nameAccount(label: string, parent: PublicKey | null, ofClass: PublicKey | null = null): PublicKey {
  const none = new Uint8Array(32)
  return derived(
    service.program,
    hashOf(`SPL Name Service${label}`),
    ofClass?.toBytes() ?? none,
    parent?.toBytes() ?? none,
  )
}

/** "sub.name" is an account below that of "name". */
function accountOf(labels: string): PublicKey {
  const [first = '', parent] = labels.split('.')
  return parent === undefined
    ? nameAccount(first, service.root)
    : nameAccount(`\0${first}`, nameAccount(parent, service.root))
}

async function dataOf({ ask }: NetworkReads, account: PublicKey, owner: PublicKey): Promise<Buffer | null> {
  const [program, data = ''] = (await ask(SOLANA, account.toBase58(), [])) ?? []
  return program === owner.toBase58() ? Buffer.from(data, 'base64') : null
}

const HEADER = 96
/** Parent, owner and class, before the data. */
const entry = (data: Buffer | null): { parent: PublicKey; owner: PublicKey; data: Buffer } | null =>
  data && data.length >= HEADER
    ? {
        parent: new PublicKey(data.subarray(0, 32)),
        owner: new PublicKey(data.subarray(32, 64)),
        data: data.subarray(HEADER),
      }
    : null

/** `stop`: the record decides, and leads nowhere. */
type Lead = PublicKey | 'stop' | null

/** Record in its current form: valid if the name's owner wrote it and its target confirmed it. */
export function leadOfRecord(data: Buffer, owner: PublicKey): Lead {
  const SIGNED_BY_KEY = 1
  if (data.length < 8) return 'stop'
  const validations = [data.readUInt16LE(0), data.readUInt16LE(2)]
  const ids = data.subarray(8)
  const target = ids.subarray(64, 96)
  if (validations.some((each) => each !== SIGNED_BY_KEY) || data.readUInt32LE(4) !== 32 || target.length !== 32)
    return 'stop'
  // Written by an earlier owner.
  if (!owner.equals(new PublicKey(ids.subarray(0, 32)))) return null
  return ids.subarray(32, 64).equals(target) ? new PublicKey(target) : 'stop'
}

/** Record in its first form: the target, and the owner's signature over target and record in hex. */
export function leadOfFirstRecord(data: Buffer, record: PublicKey, owner: PublicKey): Lead {
  const target = data.subarray(0, 32)
  const signed = Buffer.concat([target, record.toBytes()]).toString('hex')
  return isSignedByEd25519(owner.toBytes(), Buffer.from(signed), data.subarray(32, 96)) ? new PublicKey(target) : null
}

const keyOrNull = (address: PublicKey): string | null =>
  PublicKey.isOnCurve(address.toBytes()) ? address.toBase58() : null

const ACTIVE_TOKEN = 2

/** The order is the service's own: token, current record, first record, owner. */
async function resolve(labels: string, reads: NetworkReads): Promise<string | null> {
  const account = accountOf(labels)
  const record = nameAccount('\x02SOL', account, service.recordClass)
  const firstRecord = nameAccount('\x01SOL', account)
  const token = derived(service.tokenizer, 'nft_record', account.toBytes())
  const [name, held, current, first] = await Promise.all([
    dataOf(reads, account, service.program).then(entry),
    dataOf(reads, token, service.tokenizer),
    dataOf(reads, record, service.program).then(entry),
    dataOf(reads, firstRecord, service.program).then(entry),
  ])
  // The token's holder owns the name, and no account proves the holder.
  if (!name || held?.[0] === ACTIVE_TOKEN) return null
  const lead =
    (current && leadOfRecord(current.data, name.owner)) ??
    (first && leadOfFirstRecord(first.data, firstRecord, name.owner))
  return lead === 'stop' ? null : keyOrNull(lead ?? name.owner)
}

/** Owner of a .sol name in its registry; null if it has expired, or belongs to a token. */
async function registered(label: string, reads: NetworkReads, now = Date.now()): Promise<string | null> {
  const account = derived(registry.program, 'record', registry.class.toBytes(), hashOf(`SRS${label}`))
  const data = await dataOf(reads, account, registry.program)
  const [RECORD, KEY_OWNS] = [2, 0]
  if (!data || data.length < 75 || data[0] !== RECORD || data[33] !== KEY_OWNS) return null
  if (!registry.class.equals(new PublicKey(data.subarray(1, 33)))) return null
  const expiry = data.readBigInt64LE(67)
  if (expiry !== 0n && expiry <= BigInt(Math.floor(now / 1000))) return null
  return keyOrNull(new PublicKey(data.subarray(34, 66)))
}

/** After the cutoff both must lead to the same account, or the name leads nowhere. */
async function resolveSol(labels: string, reads: NetworkReads): Promise<string | null> {
  if ((await reads.height(SOLANA)) < CUTOFF_SLOT) return resolve(labels, reads)
  const [own, older] = await Promise.all([registered(labels, reads), resolve(labels, reads)])
  return own === older ? own : null
}

/** The account's primary name, without its ending; null if it chose none. */
async function primaryName(account: string, reads: NetworkReads): Promise<string | null> {
  const chosen = await dataOf(
    reads,
    derived(service.primary, 'favourite_domain', new PublicKey(account).toBytes()),
    service.primary,
  )
  if (!chosen || chosen.length < 33) return null
  const named = new PublicKey(chosen.subarray(1, 33))
  const name = entry(await dataOf(reads, named, service.program))
  if (!name) return null
  const isSub = !name.parent.equals(service.root)
  const [label, parent] = await Promise.all([
    labelOf(named, isSub ? name.parent : null, reads),
    isSub ? labelOf(name.parent, null, reads) : null,
  ])
  if (label === null || (isSub && parent === null)) return null
  return isSub ? `${label.replace(/^\0/, '')}.${parent}` : label
}

/** Label of a name's account, which the service stores under the account. */
async function labelOf(account: PublicKey, parent: PublicKey | null, reads: NetworkReads): Promise<string | null> {
  const stored = nameAccount(account.toBase58(), parent, service.reverseClass)
  const found = entry(await dataOf(reads, stored, service.program))
  return found && found.data.length > 4 ? found.data.subarray(4, 4 + found.data.readUInt32LE(0)).toString('utf8') : null
}

const form = /^(?:[a-z\d_-]{1,63}\.){1,2}[a-z]+$/
const source = (ending: '.sol' | '.sns', lead: typeof resolve): NameSource => ({
  chainId: SOLANA,
  ending,
  normalize: (name) => {
    const text = name.toLowerCase()
    return form.test(text) && text.endsWith(ending) ? text : null
  },
  addressOf: (name, reads) => lead(name.slice(0, -ending.length), reads),
  namesOf: async (account, reads) => {
    const name = await primaryName(account, reads)
    return name === null ? [] : [`${name}${ending}`]
  },
})

/** Names of the Solana Name Service. */
export const svmNames: readonly NameSource[] = [source('.sol', resolveSol), source('.sns', resolve)]
