import { createErrorTranslator, type ErrorRule } from '../walletErrors.ts'

/** Errors of Starknet wallets. The first match decides; other errors keep their message and may be retried. */
const rules: readonly ErrorRule[] = [
  {
    reason: 'wallet_rejected',
    codes: [113],
    text: /user abort|USER_REFUSED_OP|reject|declin|denied|cancell?ed/i,
    message: 'You rejected the request in your wallet.',
  },
  {
    reason: 'wallet_no_switch',
    codes: [112, 117],
    text: /UNLISTED_NETWORK|CHAIN_ID_NOT_SUPPORTED/,
    message: 'Choose Starknet’s main network in your wallet.',
    retriable: false,
  },
  {
    reason: 'wallet_pending_request',
    text: /already pending|another request/i,
    message: 'Your wallet has a pending request: respond to it first.',
  },
  {
    // Texts of AVNU's exchange.
    reason: 'swap_slippage',
    text: /Insufficient tokens received|Insufficient token from amount/,
    message: 'The price moved beyond your slippage.',
    retriable: false,
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient|exceeds? (?:the )?balance|u256_sub overflow|not enough/i,
    message: 'You don’t have enough for this amount and its network fee.',
    retriable: false,
  },
]

export const { translateWalletError, translated } = createErrorTranslator(rules, {
  inner: ['data', 'cause', 'error'],
  retriable: true,
})
