import { createHmac } from 'node:crypto'
import { ownerOf } from './config/endpointOwners.ts'

/** 32 bytes as 0x-hex, chosen by the caller: two lists can be compared only under the same salt. */
export const saltForm = /^0x[0-9a-f]{64}$/

/**
 * Parties behind these endpoints as keyed hashes, sorted and unique. It only keeps operators' lists out of requests and
 * logs: providers are few, so anyone with salt and hashes can guess them.
 */
export function endpointHashes(urls: readonly string[], salt: string): readonly string[] {
  const hashOf = (owner: string): string =>
    createHmac('sha256', Buffer.from(salt.slice(2), 'hex'))
      .update(`causeway endpoint ${owner}`)
      .digest('hex')
  return [...new Set(urls.map((url) => hashOf(ownerOf(url))))].sort()
}
