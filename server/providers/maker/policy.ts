import { type DepositorCall, decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import { zeroAddress } from 'viem'

const nothing: StepEffect = { targets: [], outflow: [], allowances: [] }

/** The maker's steps name only the network's escrows and deposit address. */
export function makerPolicy({ chains }: Pick<Catalogue, 'chains'>): StepPolicies {
  const targets = (id: number): readonly string[] => {
    const settlement = chains.find((chain) => chain.id === id)?.settlement
    if (!settlement) return []
    const { escrows, depositAddress } = settlement
    return [...escrows.map(({ address }) => address), ...(depositAddress === null ? [] : [depositAddress])]
  }
  return {
    evm_call: {
      targets,
      read: ({ chain_id, to, data }) => effectOf(decodeDepositorCall(data as `0x${string}`), to, chain_id),
    },
    evm_typed_data: {
      targets,
      read: ({ chain_id, permit: { token, spender, amount } }) => ({
        ...nothing,
        allowances: [{ asset: assetId(chainId(chain_id), token), spender, amount: BigInt(amount) }],
      }),
    },
    svm_tx: {
      targets,
      read: ({ chain_id, transfer: { to, mint, amount } }) => ({
        ...nothing,
        targets: [to],
        outflow: [{ asset: assetId(chainId(chain_id), mint ?? NATIVE), amount: BigInt(amount) }],
      }),
    },
  }
}

function effectOf(call: DepositorCall, to: string, chain: number): StepEffect {
  if (call.kind === 'approve') {
    const asset = assetId(chainId(chain), to)
    return { ...nothing, allowances: [{ asset, spender: call.spender.toLowerCase(), amount: call.amount }] }
  }
  if (call.kind === 'refund') return { ...nothing, targets: [to] }
  const { inputToken, inputAmount } = call.order
  // A native deposit is the call's value.
  if (inputToken === zeroAddress) return { ...nothing, targets: [to] }
  return { ...nothing, targets: [to], outflow: [{ asset: assetId(chainId(chain), inputToken), amount: inputAmount }] }
}
