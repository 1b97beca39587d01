import { PublicKey } from '@solana/web3.js'
import type { ChainDef } from '#core/catalogue/types.ts'
import { type AssetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { Pool } from './rpc.ts'

export interface Token {
  readonly mint: string
  readonly decimals: number
}

/** State shared by the parts of a node. */
export interface NodeContext {
  readonly id: ChainId
  readonly chain: ChainDef
  readonly pool: Pool
  /** The listed tokens; null = the native coin. */
  readonly tokens: ReadonlyMap<AssetId, Token | null>
  readonly depositAddress: string | null
  /** Maximum price of our transactions, in millionths of a lamport per compute unit. */
  readonly maxComputeUnitPrice: bigint
  /** Highest finalized slot that was reported; an older answer proves nothing. */
  readonly seen: { finalized: bigint }
}

/** Returns the token behind an asset of this network; null for the native coin. @throws AppError `asset_unknown` */
export function tokenOf(context: NodeContext, asset: AssetId): Token | null {
  const token = context.tokens.get(asset)
  if (token !== undefined) return token
  if (parseAssetId(asset).token === NATIVE) return null
  throw new AppError('asset_unknown', `The asset ${asset} is not listed on this network.`, { status: 400 })
}

/** Parses a public key. @throws AppError `address_invalid` */
export function publicKey(address: string): PublicKey {
  try {
    return new PublicKey(address)
  } catch (cause) {
    throw new AppError('address_invalid', 'That is not an address of this network.', { status: 400, cause })
  }
}
