import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type BitcoinAddress, type OutputKind, scriptOf } from './address.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

function concat(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const sha256d = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))
const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

const equal = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Hash with a purpose, as BIP-340 defines it. */
function taggedHash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const prefix = sha256(utf8(tag))
  return sha256(concat(prefix, prefix, ...parts))
}

const uint32 = (value: number): number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255]
const zeros = (bytes: number): Uint8Array => new Uint8Array(bytes)

/** Length in the protocol's variable form. */
function varInt(value: number): number[] {
  if (value < 0xfd) return [value]
  return value <= 0xffff ? [0xfd, value & 255, value >> 8] : [0xfe, ...uint32(value)]
}

const withLength = (bytes: Uint8Array): Uint8Array => concat(varInt(bytes.length), bytes)

const OP_RETURN = 0x6a
/** Hash types that cover the whole transaction. Taproot's default has no byte of its own. */
const SIGHASH_ALL = 1
const SIGHASH_DEFAULT = 0

export const messageHash = (message: string): Uint8Array => taggedHash('BIP0322-signed-message', utf8(message))

/** Id of BIP-322's virtual transaction whose only output the account can spend. */
export function toSpendId(message: string, script: Uint8Array): Uint8Array {
  const input = concat(zeros(32), uint32(0xffff_ffff), withLength(concat([0, 32], messageHash(message))), uint32(0))
  const output = concat(zeros(8), withLength(script))
  return sha256d(concat(uint32(0), [1], input, [1], output, uint32(0)))
}

const outpointOf = (message: string, script: Uint8Array): Uint8Array => concat(toSpendId(message, script), uint32(0))
/** The only output of the transaction that is signed: nothing, to no one. */
const signedOutput = concat(zeros(8), withLength(Uint8Array.from([OP_RETURN])))

/** Hash that a segwit key signs (BIP-143). */
function hashOfWitness(message: string, script: Uint8Array, keyHash: Uint8Array): Uint8Array {
  const outpoint = outpointOf(message, script)
  return sha256d(
    concat(
      uint32(0),
      sha256d(outpoint),
      sha256d(concat(uint32(0))),
      outpoint,
      withLength(scriptOf({ kind: 'p2pkh', program: keyHash })),
      zeros(8),
      uint32(0),
      sha256d(signedOutput),
      uint32(0),
      uint32(SIGHASH_ALL),
    ),
  )
}

/** Hash that a taproot key signs (BIP-341). */
function hashOfTaproot(message: string, script: Uint8Array, hashType: number): Uint8Array {
  const [epoch, spendType, input] = [[0], [0], uint32(0)]
  return taggedHash(
    'TapSighash',
    concat(
      epoch,
      [hashType],
      uint32(0),
      uint32(0),
      sha256(outpointOf(message, script)),
      sha256(zeros(8)),
      sha256(withLength(script)),
      sha256(concat(uint32(0))),
      sha256(signedOutput),
      spendType,
      input,
    ),
  )
}

/** Reads a witness stack: a count, then each item with its length; null if anything is left or missing. */
function readWitness(bytes: Uint8Array): Uint8Array[] | null {
  const items: Uint8Array[] = []
  let at = 1
  for (let left = bytes[0] ?? 0; left > 0; left--) {
    const length = bytes[at]
    if (length === undefined || length >= 0xfd || at + 1 + length > bytes.length) return null
    items.push(bytes.slice(at + 1, at + 1 + length))
    at += 1 + length
  }
  return bytes.length > 1 && at === bytes.length ? items : null
}

const isSignedByEcdsa = (signature: Uint8Array, hash: Uint8Array, key: Uint8Array): boolean => {
  try {
    return secp256k1.verify(signature, hash, key, { prehash: false, format: 'der', lowS: false })
  } catch {
    return false
  }
}

const COMPRESSED_KEY = 33

function isSignedWitness(address: BitcoinAddress, message: string, stack: readonly Uint8Array[]): boolean {
  const [signature, key] = stack
  if (stack.length !== 2 || !signature || key?.length !== COMPRESSED_KEY || signature.at(-1) !== SIGHASH_ALL)
    return false
  const program = hash160(key)
  if (!equal(address.kind === 'p2sh' ? nested(program) : program, address.program)) return false
  return isSignedByEcdsa(signature.slice(0, -1), hashOfWitness(message, scriptOf(address), program), key)
}

/** Hash of the script that puts a segwit key behind a script hash (BIP-49). */
const nested = (keyHash: Uint8Array): Uint8Array => hash160(scriptOf({ kind: 'p2wpkh', program: keyHash }))

function isSignedTaproot(address: BitcoinAddress, message: string, stack: readonly Uint8Array[]): boolean {
  const [signature] = stack
  if (stack.length !== 1 || !signature) return false
  const hashType = signature.length === 65 ? signature[64] : SIGHASH_DEFAULT
  if (signature.length === 65 ? hashType !== SIGHASH_ALL : signature.length !== 64) return false
  try {
    const hash = hashOfTaproot(message, scriptOf(address), hashType ?? SIGHASH_DEFAULT)
    return schnorr.verify(signature.slice(0, 64), hash, address.program)
  } catch {
    return false
  }
}

const LEGACY_BYTES = 65
/** First byte of a legacy signature: 27, the recovery number, and 4 for a compressed key; segwit kinds add 4 or 8. */
const [LEGACY_FIRST, LEGACY_LAST, COMPRESSED_FROM] = [27, 42, 31]

const legacyHash = (prefix: string, message: string): Uint8Array =>
  sha256d(concat(withLength(utf8(prefix)), withLength(utf8(message))))

/** Programs of a key by the kind of address; absent kinds sign in another form only. */
const programs: Partial<Record<OutputKind, (key: Uint8Array) => Uint8Array>> = {
  p2pkh: hash160,
  p2sh: (key) => nested(hash160(key)),
  p2wpkh: hash160,
}

/**
 * The message form of the first wallets (BIP-137), from which the key is recovered. Wallets disagree about the first
 * byte of segwit addresses, so the address alone decides.
 */
function isSignedLegacy(address: BitcoinAddress, message: string, bytes: Uint8Array): boolean {
  const programOf = programs[address.kind]
  const [first = 0] = bytes
  if (!programOf || first < LEGACY_FIRST || first > LEGACY_LAST) return false
  const isCompressed = first >= COMPRESSED_FROM
  if (!isCompressed && address.kind !== 'p2pkh') return false
  return [...new Set(address.networks.map(({ messagePrefix }) => messagePrefix))].some((prefix) => {
    try {
      const key = secp256k1.Signature.fromBytes(bytes.slice(1), 'compact')
        .addRecoveryBit((first - LEGACY_FIRST) & 3)
        .recoverPublicKey(legacyHash(prefix, message))
      return equal(programOf(key.toBytes(isCompressed)), address.program)
    } catch {
      return false
    }
  })
}

/**
 * True if the key of the address signed the text: BIP-322's simple form for P2WPKH, P2SH-P2WPKH and P2TR, or the legacy
 * form for addresses with an ECDSA key. Other scripts sign in neither form.
 */
export function isSignedMessage(address: BitcoinAddress, message: string, signature: Uint8Array): boolean {
  if (signature.length === LEGACY_BYTES && isSignedLegacy(address, message, signature)) return true
  const stack = readWitness(signature)
  if (!stack) return false
  if (address.kind === 'p2tr') return isSignedTaproot(address, message, stack)
  return (address.kind === 'p2wpkh' || address.kind === 'p2sh') && isSignedWitness(address, message, stack)
}
