import { expect, it } from 'vitest'
import { translateWalletError } from './bitcoin/errors.ts'
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
