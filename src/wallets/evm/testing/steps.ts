import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { encodeApprove, encodeOpen, encodeRefund } from '#chains/evm/order/calls.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../../contract.ts'
import type { EvmStep } from '../verifyStep.ts'

export const escrow = '0xa15bb66138824a1c7167f5e85b957d04dd34e468'
export const usdc = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
export const makerSignature = `0x${'5a'.repeat(65)}` as const
export const orderId = '1111111111111111111111'

/** Unix seconds at which the orders below are created. */
export const NOW = 1_800_000_000

/** 50 USDC (6 decimals) from 31337 to 31338 (18 decimals). */
export const order: EscrowOrder = sampleOrder(NOW, {
  inputToken: usdc,
  inputAmount: 50_000_000n,
  outputToken: usdc,
  outputAmount: 49_900_000_000_000_000_000n,
})
export const nativeOrder: EscrowOrder = sampleOrder(NOW)

export function expectation(of: EscrowOrder): Expectation {
  const token = (address: string) => (/^0x0{40}$/.test(address) ? 'native' : address)
  return {
    quote: {
      from_asset: assetId(chainId(Number(of.srcChainId)), token(of.inputToken)),
      to_asset: assetId(chainId(Number(of.dstChainId)), token(of.outputToken)),
      send_amount: String(of.inputAmount),
      receive_amount: String(of.outputAmount),
      custody: 'escrow',
      fill_mode: of.fillMode === 0 ? 'contract' : 'transfer',
      ...(of.destinationGas === 0n ? {} : { destination_gas: String(of.destinationGas) }),
    },
    orderId,
    recipient: of.recipient,
    depositor: of.depositor,
    refundAddress: null,
    settlementAddress: escrow,
    openBy: new Date(of.openBy * 1000).toISOString(),
  }
}

const base = {
  kind: 'evm_call',
  chain_id: 31337,
  status: 'waiting',
  tx_ref: null,
  value: '0',
  offer: null,
  approval: null,
} as const

export const openStep = (
  of: EscrowOrder,
  change: Partial<EvmStep> = {},
  signature: `0x${string}` = makerSignature,
): EvmStep => ({
  ...base,
  label: 'open',
  to: escrow,
  data: encodeOpen(of, signature),
  value: /^0x0{40}$/.test(of.inputToken) ? String(of.inputAmount) : '0',
  offer: { escrow, order: orderToWire(of), maker_signature: signature },
  ...change,
})

export const refundStep = (of: EscrowOrder): EvmStep => ({
  ...openStep(of),
  label: 'refund',
  data: encodeRefund(of),
  value: '0',
})

export const approveStep = (
  amount: bigint,
  change: Partial<EvmStep> = {},
  spender: `0x${string}` = escrow,
): EvmStep => ({
  ...base,
  label: 'approve',
  to: usdc,
  data: encodeApprove(spender, amount),
  approval: { token: usdc, spender: escrow, amount: String(amount) },
  ...change,
})

type PermitStep = Extract<Step, { kind: 'evm_typed_data' }>

export const permitStep = (of: EscrowOrder, change: Partial<PermitStep['permit']> = {}): PermitStep => ({
  kind: 'evm_typed_data',
  chain_id: 31337,
  label: 'permit',
  status: 'waiting',
  tx_ref: null,
  permit: {
    token: usdc,
    name: 'USD Coin',
    version: '1',
    owner: of.depositor,
    spender: escrow,
    amount: String(of.inputAmount),
    nonce: '0',
    deadline: of.openBy,
    ...change,
  },
  fallback: approveStep(of.inputAmount),
})
