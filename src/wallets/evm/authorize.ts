import { recoverTypedDataAddress } from 'viem'
import { signTypedData } from 'wagmi/actions'
import { authorizationTypedData } from '#chains/evm/order/authorization.ts'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { AppError } from '#core/errors.ts'
import type { AuthorizationRequest, Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import type { EvmConfig } from './config.ts'
import { destinationFamily, requireReady } from './send.ts'
import { require, same, verifyStep } from './verifyStep.ts'

type Hex = `0x${string}`

/**
 * Signs the deposit of an opening step (ERC-3009), which the maker then opens: exactly the amount, for the pinned escrow, with the
 * order id as nonce, and no longer than the offer.
 * @throws AppError `wallet_mismatch` before the wallet request, `signature_invalid` if another key has signed
 */
export async function authorize(
  config: EvmConfig,
  settings: WalletConfig,
  step: Step,
  expected: Expectation,
): Promise<AuthorizationRequest> {
  const domain = expected.authorization
  require(domain !== undefined && step.label === 'open', 'the kind of step')
  const { data } = verifyStep(step, expected, destinationFamily(settings, expected), Date.now())
  const call = decodeDepositorCall(data)
  require(call.kind === 'open', 'the call')
  const { order } = call
  const account = await requireReady(config, expected, step)
  const validity = { validAfter: 0, validBefore: order.openBy }
  const typed = authorizationTypedData(order, expected.settlementAddress as Hex, domain, validity)
  const signature = await signTypedData(config, { account, ...typed })
  const signer = await recoverTypedDataAddress({ ...typed, signature }).catch(() => '')
  if (!same(signer, expected.depositor))
    throw new AppError('signature_invalid', 'The signature isn’t from this wallet’s own key. Nothing was sent.', {
      status: 422,
      retriable: false,
    })
  return { kind: 'erc3009', valid_after: validity.validAfter, valid_before: validity.validBefore, signature }
}
