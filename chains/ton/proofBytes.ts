import { createHash } from 'node:crypto'
import type { Address } from '@ton/core'

export interface ProofFacts {
  readonly address: Address
  readonly domain: string
  /** Time of the proof in epoch seconds. */
  readonly timestamp: number
  readonly payload: string
}

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

function littleEndian(value: bigint, bytes: 4 | 8): Buffer {
  const out = Buffer.alloc(bytes)
  if (bytes === 4) out.writeUInt32LE(Number(value))
  else out.writeBigUInt64LE(value)
  return out
}

/** Returns the bytes that a wallet signs for `ton_proof`, as specified by TON Connect. */
export function proofBytes({ address, domain, timestamp, payload }: ProofFacts): Buffer {
  const workchain = Buffer.alloc(4)
  workchain.writeInt32BE(address.workChain)
  const host = Buffer.from(domain)
  const message = Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    workchain,
    address.hash,
    littleEndian(BigInt(host.length), 4),
    host,
    littleEndian(BigInt(timestamp), 8),
    Buffer.from(payload),
  ])
  return sha256(Buffer.from([0xff, 0xff]), 'ton-connect', sha256(message))
}
