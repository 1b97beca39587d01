import type { LocalAccount } from 'viem'
import type { Plan, SignedTx } from '#chains/contract.ts'
import { keccak256 } from '../../order/keccak.ts'
import type { EvmPlan } from './plan.ts'

/**
 * Deterministic (RFC 6979): the same plan and nonce give the same bytes, so a crash between signing and storing is
 * harmless.
 */
export async function signPlan(account: LocalAccount, chainId: number, plan: Plan, slot: bigint): Promise<SignedTx> {
  const { call, gas, fees } = plan.detail as EvmPlan
  const raw = await account.signTransaction({ ...call, ...fees, gas, chainId, nonce: Number(slot) })
  return { ref: keccak256(raw), raw, feeCap: plan.feeCap, expiresAt: null }
}
