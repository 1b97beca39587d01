import './polyfill.ts'
import { Connection } from '@solana/web3.js'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from '../reads.ts'

/** Reads from the first endpoint that answers. @throws AppError `rpc_unreachable`, or the last node's error */
export async function onNode<T>(chain: ChainRow, read: (connection: Connection) => Promise<T>): Promise<T> {
  let last: unknown = new AppError('rpc_unreachable', `${chain.alias_name} has no node configured.`, { status: 502 })
  for (const url of readUrls(chain)) {
    try {
      return await read(new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true }))
    } catch (error) {
      last = error
    }
  }
  throw last
}
