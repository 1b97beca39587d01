import { AppError } from '#core/errors.ts'
import { createErrorTranslator, type ErrorRule } from '../walletErrors.ts'

/** Errors of BenFen wallets, which have texts and no codes. The first match decides; others keep their message and may be retried. */
const rules: readonly ErrorRule[] = [
  {
    reason: 'wallet_rejected',
    text: /reject|denied|declin|cancell?ed/i,
    message: 'You rejected the request in your wallet.',
  },
  {
    reason: 'wallet_pending_request',
    text: /already (?:open|pending)|pending request/i,
    message: 'Your wallet has a pending request: respond to it first.',
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient|not enough|lower than the needed amount|balance.*too low|no valid gas coins/i,
    message: 'You don’t have enough for this amount and its network fee.',
    retriable: false,
  },
]

export const { translateWalletError, translated } = createErrorTranslator(rules, { retriable: true })

export const wrongNetwork = (chainId: number): AppError =>
  new AppError('wallet_wrong_network', 'Switch to BenFen’s main network in your wallet, then try again.', {
    status: 400,
    fix: { kind: 'switch_network', chain_id: chainId },
  })
