import { createHash } from 'node:crypto'
import type { Address } from '@ton/core'

/** Everything that a wallet's signature for TON Connect covers. */
export interface SignedFacts {
  readonly address: Address
  readonly domain: string
  /** Time of the signature in epoch seconds. */
  readonly timestamp: number
  readonly payload: string
}

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** TON Connect writes proofs little-endian and signed data big-endian. */
type Order = 'LE' | 'BE'
function uint32(value: number, order: Order): Buffer {
  const out = Buffer.alloc(4)
  if (order === 'LE') out.writeUInt32LE(value)
  else out.writeUInt32BE(value)
  return out
}
function uint64(value: number, order: Order): Buffer {
  const out = Buffer.alloc(8)
  if (order === 'LE') out.writeBigUInt64LE(BigInt(value))
  else out.writeBigUInt64BE(BigInt(value))
  return out
}

function accountBytes({ workChain, hash }: Address): Buffer {
  const workchain = Buffer.alloc(4)
  workchain.writeInt32BE(workChain)
  return Buffer.concat([workchain, hash])
}

/** Returns the bytes that a wallet signs for `ton_proof`, as specified by TON Connect. It shows no payload to the user. */
export function proofBytes({ address, domain, timestamp, payload }: SignedFacts): Buffer {
  const host = Buffer.from(domain)
  const message = Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    accountBytes(address),
    uint32(host.length, 'LE'),
    host,
    uint64(timestamp, 'LE'),
    Buffer.from(payload),
  ])
  return sha256(Buffer.from([0xff, 0xff]), 'ton-connect', sha256(message))
}

/** Returns the bytes that a wallet signs for `signData` with a text payload, which it shows to the user. */
export function textBytes({ address, domain, timestamp, payload }: SignedFacts): Buffer {
  const [host, text] = [Buffer.from(domain), Buffer.from(payload)]
  return sha256(
    Buffer.from([0xff, 0xff]),
    'ton-connect/sign-data/',
    accountBytes(address),
    uint32(host.length, 'BE'),
    host,
    uint64(timestamp, 'BE'),
    'txt',
    uint32(text.length, 'BE'),
    text,
  )
}
