import { signTypedData } from 'wagmi/actions'
import { encodeOpenWithPermit } from '#chains/evm/order/calls.ts'
import { permitSignature, type PermitTerms, permitTypedData } from '#chains/evm/order/permit.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import type { EvmConfig } from './config.ts'
import { translateWalletError } from './errors.ts'
import { require } from './mismatch.ts'
import { permitRefused } from './permitRefused.ts'
import { destinationFamily, requireReady } from './send.ts'
import { verifyPermit } from './verifyPermit.ts'
import { verifyStep } from './verifyStep.ts'

/** Errors unrelated to typed data: an approval would fail as well, or the user rejected. */
const notAboutTypedData: ReadonlySet<string> = new Set([
  'wallet_rejected',
  'wallet_pending_request',
  'wallet_not_found',
  'wallet_wrong_network',
])

async function ask(config: EvmConfig, terms: PermitTerms): Promise<`0x${string}` | null> {
  try {
    return await signTypedData(config, { account: terms.owner, ...permitTypedData(terms) })
  } catch (error) {
    const translated = translateWalletError(error)
    if (notAboutTypedData.has(translated.reason)) throw translated
    return null
  }
}

/**
 * Turns a permit step and the opening after it into one opening with the signature; null when the wallet cannot sign typed data
 * with an own key or the token would refuse the signature. @throws AppError `wallet_mismatch` before the wallet is asked.
 */
export async function permit(
  config: EvmConfig,
  settings: WalletConfig,
  steps: readonly Step[],
  expected: Expectation,
): Promise<readonly Step[] | null> {
  const [first, open, ...more] = steps
  if (!first) return null
  require(open?.kind === 'evm_call' && open.offer !== null && more.length === 0, 'the order of steps')
  const family = destinationFamily(settings, expected)
  verifyStep(open, expected, family, Date.now())
  const terms = verifyPermit(first, open, expected)
  await requireReady(config, expected, first)
  const text = await ask(config, terms)
  const signature = text && (await permitSignature(terms, text))
  if (!signature) return null
  const opening = {
    ...open,
    data: encodeOpenWithPermit(orderFromWire(open.offer.order), open.offer.maker_signature as `0x${string}`, signature),
  }
  return (await permitRefused(config, opening, terms, signature)) ? null : [opening]
}
