import { decodeFunctionData, erc20Abi } from 'viem'
import { NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import { type DepositCall, evmAsset, paymentCall } from '../evmCalls.ts'

/**
 * Limits of direct payments: one plain transfer, of coins or by a token's `transfer`, whose every byte is that of the payment.
 * No contract and no spender is pinned, so that no allowance passes; the terms fix token, recipient and exact amount.
 */
export const directPolicy: StepPolicies = {
  evm_call: {
    targets: () => [],
    read: ({ label, chain_id: chain, to, data, value, terms }) => {
      if (label !== 'transfer' || terms !== undefined) return null
      try {
        return effectOf({ chain, to: to.toLowerCase(), data: data.toLowerCase(), value: BigInt(value) })
      } catch {
        return null
      }
    },
  },
}

/** Returns what a transfer moves; null if its bytes are not exactly those of the payment that they decode to. */
function effectOf(call: DepositCall): StepEffect | null {
  const { chain } = call
  const isCoins = call.data === '0x'
  const asset = isCoins ? evmAsset(chain, 'native') : evmAsset(chain, call.to)
  const { to, amount } = isCoins ? { to: call.to, amount: call.value } : transferOf(call.data)
  const same = paymentCall({ asset, to, amount: String(amount) })
  if (same.to !== call.to || same.data !== call.data || same.value !== call.value) return null
  return {
    targets: [],
    // The value of a call counts already.
    outflow: parseAssetId(asset).token === NATIVE ? [] : [{ asset, amount }],
    allowances: [],
    payout: { chain, recipient: to, asset, minimum: amount, isExact: true },
  }
}

/** @throws Error for any call but a token's `transfer` */
function transferOf(data: string): { readonly to: string; readonly amount: bigint } {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` })
  if (functionName !== 'transfer') throw new Error('not a transfer')
  return { to: args[0].toLowerCase(), amount: args[1] }
}
