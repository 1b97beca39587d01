import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, bech32m } from '@scure/base'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'
import { type BitcoinNetwork, networkOf, networks } from './networks.ts'

/** Kind of output that an address names. Programs have 20 bytes, those of `p2wsh` and `p2tr` 32. */
export type OutputKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

export interface BitcoinAddress {
  readonly kind: OutputKind
  /** Hash of a key or script; on `p2tr` the output key. */
  readonly program: Uint8Array
  /** Networks on which the text is an address: test networks share the prefixes of base58. */
  readonly networks: readonly BitcoinNetwork[]
  /** Lower case where the form has no case. */
  readonly canonical: string
}

/** Sentences for invalid addresses, by their code. */
const sentences = {
  empty: 'Enter an address.',
  other_family_bitcoin: 'That’s an EVM address. This network needs a Bitcoin address.',
  form_bitcoin: 'That isn’t a Bitcoin address. Most of them start with bc1, 1 or 3.',
  case_bitcoin: 'This address mixes capital and small letters. Copy it again.',
  letters_bitcoin: 'This address contains an invalid character. Check it for typos.',
  checksum_bitcoin: 'Invalid checksum. Check the address for typos.',
  length_bitcoin: 'This address is incomplete. Check the first and last characters.',
  version_bitcoin: 'This type of address isn’t in use yet. Funds sent there may be lost; enter another address.',
  other_coin_bitcoin: 'This address belongs to another coin. Enter a Bitcoin address.',
  network_bitcoin: 'This address is for another Bitcoin network. Enter one of the network you chose.',
} as const

const fail = (code: keyof typeof sentences): never => {
  throw new AppError('address_invalid', sentences[code], { status: 400, detail: { code } })
}

/** Human-readable part, separator, and at least the checksum. */
const segwitForm = /^([a-z]{2,6})1([a-z0-9]{6,84})$/i
/** Letters that segwit addresses never use. */
const notInBech32 = /[1bio]/
const base58Form = /^[1-9A-HJ-NP-Za-km-z]{26,36}$/
const base58Length = /^[0-9A-Za-z]{26,36}$/

const segwitKinds: readonly (readonly [version: number, bytes: number, kind: OutputKind])[] = [
  [0, 20, 'p2wpkh'],
  [0, 32, 'p2wsh'],
  [1, 32, 'p2tr'],
]

type Words = { readonly words: readonly number[]; readonly isM: boolean } | null

function decodeWords(text: string): Words {
  for (const [code, isM] of [[bech32, false] as const, [bech32m, true] as const]) {
    const decoded = code.decodeUnsafe(text, 90)
    if (decoded) return { words: decoded.words, isM }
  }
  return null
}

/** @throws AppError `address_invalid` */
function readSegwit(text: string, prefix: string, data: string): BitcoinAddress {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return fail('case_bitcoin')
  const canonical = text.toLowerCase()
  if (notInBech32.test(data.toLowerCase())) return fail('letters_bitcoin')
  const decoded = decodeWords(canonical)
  const [version, ...words] = decoded?.words ?? []
  if (!decoded) return fail('checksum_bitcoin')
  const own = networks.filter(({ hrp }) => hrp === prefix.toLowerCase())
  if (own.length === 0) return fail('other_coin_bitcoin')
  if (version === undefined) return fail('length_bitcoin')
  // Version 0 has the older checksum, all later ones the newer (BIP-350).
  if (decoded.isM !== version > 0) return fail('checksum_bitcoin')
  if (version > 16) return fail('version_bitcoin')
  const program = bech32.fromWordsUnsafe(words)
  if (!program || program.length < 2 || program.length > 40) return fail('length_bitcoin')
  const known = segwitKinds.find(([of, bytes]) => of === version && bytes === program.length)
  if (!known) return fail(version === 0 ? 'length_bitcoin' : 'version_bitcoin')
  return { kind: known[2], program, networks: own, canonical }
}

const twice = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))

/** @throws AppError `address_invalid` */
function readBase58(text: string): BitcoinAddress {
  const bytes = base58.decode(text)
  const [body, checksum] = [bytes.subarray(0, -4), bytes.subarray(-4)]
  if (checksum.some((byte, at) => byte !== twice(body)[at])) return fail('checksum_bitcoin')
  if (body.length !== 21) return fail('length_bitcoin')
  const [version] = body
  const read = (kind: OutputKind, own: readonly BitcoinNetwork[]) =>
    own.length === 0 ? null : { kind, program: body.slice(1), networks: own, canonical: text }
  return (
    read(
      'p2pkh',
      networks.filter(({ pubKeyHash }) => pubKeyHash === version),
    ) ??
    read(
      'p2sh',
      networks.filter(({ scriptHash }) => scriptHash === version),
    ) ??
    fail('other_coin_bitcoin')
  )
}

/** Parses an address of any network of the family. @throws AppError `address_invalid` with the code of the reason */
export function readBitcoin(text: string): BitcoinAddress {
  if (text === '') return fail('empty')
  if (/^0x/i.test(text)) return fail('other_family_bitcoin')
  const [, prefix, data] = segwitForm.exec(text) ?? []
  // A base58 address may have the form of a segwit one, but never the prefix of one of these networks.
  if (prefix && data && (networks.some(({ hrp }) => hrp === prefix.toLowerCase()) || decodeWords(text.toLowerCase())))
    return readSegwit(text, prefix, data)
  if (base58Form.test(text)) return readBase58(text)
  return fail(base58Length.test(text) ? 'letters_bitcoin' : 'form_bitcoin')
}

const opcodes = { zero: 0x00, one: 0x51, dup: 0x76, equal: 0x87, equalVerify: 0x88, hash160: 0xa9, checkSig: 0xac }

/** Script of an output, around its program. */
const scripts: Readonly<Record<OutputKind, readonly [before: readonly number[], after: readonly number[]]>> = {
  p2pkh: [
    [opcodes.dup, opcodes.hash160, 20],
    [opcodes.equalVerify, opcodes.checkSig],
  ],
  p2sh: [[opcodes.hash160, 20], [opcodes.equal]],
  p2wpkh: [[opcodes.zero, 20], []],
  p2wsh: [[opcodes.zero, 32], []],
  p2tr: [[opcodes.one, 32], []],
}

/** Returns the script that locks an output of the address. */
export function scriptOf({ kind, program }: Pick<BitcoinAddress, 'kind' | 'program'>): Uint8Array {
  const [before, after] = scripts[kind]
  return Uint8Array.from([...before, ...program, ...after])
}

/** Returns kind and program of a script; null if no address names it. */
function readScript(script: Uint8Array): Pick<BitcoinAddress, 'kind' | 'program'> | null {
  for (const kind of Object.keys(scripts) as OutputKind[]) {
    const [before, after] = scripts[kind]
    const program = script.slice(before.length, script.length - after.length)
    const size = before.at(-1)
    const isSame = (part: readonly number[], at: number): boolean => part.every((byte, n) => script[at + n] === byte)
    if (program.length === size && isSame(before, 0) && isSame(after, script.length - after.length))
      return { kind, program }
  }
  return null
}

/** Returns the address of an output on a network. */
export function writeBitcoin(
  { kind, program }: Pick<BitcoinAddress, 'kind' | 'program'>,
  { hrp, pubKeyHash, scriptHash }: BitcoinNetwork,
): string {
  if (kind === 'p2pkh' || kind === 'p2sh') {
    const body = Uint8Array.from([kind === 'p2pkh' ? pubKeyHash : scriptHash, ...program])
    return base58.encode(Uint8Array.from([...body, ...twice(body).subarray(0, 4)]))
  }
  const words = bech32.toWords(program)
  return kind === 'p2tr' ? bech32m.encode(hrp, [1, ...words]) : bech32.encode(hrp, [0, ...words])
}

function parse(text: string, chainId?: number): string {
  const address = readBitcoin(text.trim())
  const wanted = chainId === undefined ? null : networkOf(chainId)
  if (wanted && !address.networks.includes(wanted)) return fail('network_bitcoin')
  return address.canonical
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function fromBytes(bytes: string, chainId?: number): string {
  const script = Uint8Array.from(/^0x((?:[0-9a-f]{2})+)$/i.exec(bytes)?.[1]?.match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  const output = readScript(script)
  const network = (chainId === undefined ? networks[0] : networkOf(chainId)) ?? networks[0]
  return output && network ? writeBitcoin(output, network) : fail('form_bitcoin')
}

/** Zero bytes as the hash of a key: the native coin's name in contracts and on the wire, and a known burn address. */
export const BITCOIN_NATIVE_SENTINEL = '1111111111111111111114oLvT2'

/** Hashes and keys that spell a text or come from a published construction, so no one has a key for them. */
const burnPrograms: ReadonlySet<string> = new Set([
  // 1BitcoinEaterAddressDontSendf59kuE and 1CounterpartyXXXXXXXXXXXXXXXUWLpVr.
  '759d6677091e973b9e9d99f19c68fbf43e3f05f9',
  '818895f3dc2c178629d3d2d8fa3ec4a3f8179821',
  // The point without a known logarithm of BIP-341, used as an output key.
  '50929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0',
])

const FIELD = 2n ** 256n - 2n ** 32n - 977n

/** True if a taproot output key isn’t a point of the curve: no signature is ever valid for it. */
function isOffCurve(key: Uint8Array): boolean {
  const x = BigInt(`0x${hexOf(key)}`)
  if (x >= FIELD) return true
  // Euler's criterion: the square root of x³ + 7 exists if this power is one.
  let [result, base, power] = [1n, (x ** 3n + 7n) % FIELD, (FIELD - 1n) / 2n]
  for (; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * base) % FIELD
    base = (base * base) % FIELD
  }
  return result !== 1n
}

function isDead(canonical: string): boolean {
  const { kind, program } = readBitcoin(canonical)
  if (program.every((byte) => byte === 0) || burnPrograms.has(hexOf(program))) return true
  return kind === 'p2tr' && isOffCurve(program)
}

const under = (explorer: string, path: string): string => `${explorer.replace(/\/+$/, '')}/${path}`

/**
 * Addresses of Bitcoin and of networks that share its transactions. An address belongs to one network, or to several
 * test networks; without a chain id those of every network are accepted. Contracts store an address as its script.
 */
export const bitcoinAddressRules: AddressRules = {
  family: 'bitcoin',
  nativeSentinel: BITCOIN_NATIVE_SENTINEL,
  transferMemo: null,
  isDead,
  parse,
  display: (canonical) => canonical,
  toBytes: (canonical) => `0x${hexOf(scriptOf(readBitcoin(canonical)))}`,
  fromBytes,
  txUrl: (explorer, txRef) => under(explorer, `tx/${txRef}`),
  addressUrl: (explorer, canonical) => under(explorer, `address/${canonical}`),
}
