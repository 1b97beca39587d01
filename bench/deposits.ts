import { encodeFunctionData } from 'viem'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { OrderRow } from '#store/orders/types.ts'

const hex = (value: bigint | number): string => `0x${value.toString(16)}`

/** Returns the transaction with which an unlocked account opens its order in the escrow. */
export const openingOf = (
  chainId: number,
  { escrowOrder, makerSignature, sendAmount, fromAddress }: OrderRow,
  nonce: number,
): object => ({
  from: fromAddress,
  to: localDeployment(chainId).escrow,
  data: encodeFunctionData({
    abi: bridgeEscrowAbi,
    functionName: 'open',
    args: [escrowOrder, makerSignature] as never,
  }),
  value: hex(sendAmount),
  gas: hex(400_000),
  nonce: hex(nonce),
})
