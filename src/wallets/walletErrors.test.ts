import { expect, it } from 'vitest'
import { translateWalletError } from './bitcoin/errors.ts'
import { translateWalletError as translateSvmError } from './svm/errors.ts'
import { NodeRefusal } from './walletErrors.ts'

it('does not take a node’s refusal for the user’s', () => {
  const message = 'sendrawtransaction RPC error: tx rejected, min relay fee not met'
  expect(translateWalletError(new NodeRefusal(message))).toMatchObject({ reason: 'wallet_failed', message })
  expect(translateWalletError(new Error(message))).toMatchObject({ reason: 'wallet_rejected' })
})

it('recognizes a node’s reason', () => {
  expect(translateWalletError(new NodeRefusal('bad-txns-in-belowout'))).toMatchObject({
    reason: 'wallet_insufficient_funds',
  })
})

it('tells a price that moved in a trial run of Solana from a request that waits, which has the same code', () => {
  const refused = (code: string) => {
    const message = `Simulation failed. Message: Transaction simulation failed: Error processing Instruction 3: custom program error: ${code}.`
    return translateSvmError(Object.assign(new Error(message), { code: -32002 })).reason
  }
  expect(['0x1771', '0x1781', '0x17711'].map(refused)).toEqual([
    'swap_slippage',
    'swap_slippage',
    'wallet_pending_request',
  ])
})
