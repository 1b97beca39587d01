import { setTimeout as pause } from 'node:timers/promises'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, Plan } from '#chains/contract/payer.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { assetsOf, nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import { aboveGasFloor, limitE8 } from '#core/catalogue/moneyLimits.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { networkFeeRefusal } from '../decide/networkFee.ts'

const POLL_MS = 250
const WAIT_MS = 120_000

export interface Move {
  readonly catalogue: Catalogue
  readonly chain: ChainDef
  readonly node: ChainNode
  readonly from: Payer
  readonly to: string
}

/**
 * Sends a wallet's whole balance to the wallet that replaces it, minus the network's gas reserve. Balances are read
 * again each time, so an interrupted run can be repeated.
 * @throws AppError `move_unconfirmed` (retriable), `fee_above_cap`, `price_unknown`
 */
export async function moveInventory(move: Move): Promise<readonly { asset: AssetId; amount: bigint }[]> {
  const { catalogue, chain, node, from } = move
  const moved: { asset: AssetId; amount: bigint }[] = []
  // Coins go last: they pay for the token transfers.
  const assets = [...assetsOf(catalogue, chain.id)].sort((a, b) => Number(isNative(a.id)) - Number(isNative(b.id)))
  for (const asset of assets) {
    const held = (await node.balances(from.address, [asset.id])).get(asset.id) ?? 0n
    const amount = isNative(asset.id) ? await spendable(move, asset, held) : held
    if (amount === 0n) continue
    await send(move, await planOf(move, asset, amount))
    moved.push({ asset: asset.id, amount })
  }
  return moved
}

/** Coins above the gas reserve, and above the transfer's own fee where no reserve is kept. */
async function spendable(move: Move, asset: AssetDef, held: bigint): Promise<bigint> {
  const free = aboveGasFloor(move.catalogue, move.chain.id, held)
  if (free === 0n) return 0n
  // Half of it is surely payable, and enough to open an account where networks require that.
  const { feeCap } = await planOf(move, asset, (free + 1n) / 2n)
  const most = held - 2n * feeCap
  return most <= 0n ? 0n : free < most ? free : most
}

async function planOf({ catalogue, chain, from, to }: Move, asset: AssetDef, amount: bigint): Promise<Plan> {
  const action = { kind: 'transfer', asset: asset.id, amount, recipient: to, memo: null } as const
  const plan = await from.plan({ ...action, destinationGas: 0n, orderId: null }, 0, null)
  const native = nativeAsset(catalogue, chain.id)
  const refusal = networkFeeRefusal({
    feeCap: plan.feeCap,
    decimals: native?.decimals ?? 0,
    price: native && priceOf(catalogue, native),
    capE8: limitE8(chain, 'maxPayoutFeeUsd'),
    isPayout: false,
  })
  if (refusal) throw new AppError(refusal, `${chain.name}: the network fee is above its cap, or its coin has no price.`)
  return plan
}

/** Without nonces, the time is a slot that neither an earlier transfer nor a payout has used lately. */
async function send({ chain, node, from }: Move, plan: Plan): Promise<void> {
  const signed = await from.sign(plan, (await from.chainSlot?.()) ?? BigInt(Date.now()))
  await from.broadcast(signed)
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const { state } = await node.txStatus(signed.ref, signed.expiresAt)
    if (state === 'mined') return
    if (state === 'failed') break
    await pause(POLL_MS)
  }
  throw new AppError('move_unconfirmed', `${chain.name}: ${signed.ref} is not mined. Run the command again.`)
}
