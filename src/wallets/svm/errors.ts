import { createErrorTranslator, type ErrorRule } from '../walletErrors.ts'

/** Errors of wallets and nodes of this family. The first match decides; other errors keep their message. */
const rules: readonly ErrorRule[] = [
  {
    // Jupiter's program, whose bound a node's trial run finds broken before it sends anything.
    reason: 'swap_slippage',
    text: /custom program error: 0x17(71|81)\b/i,
    message: 'The price moved beyond your slippage.',
    retriable: false,
  },
  {
    reason: 'wallet_rejected',
    codes: [4001],
    text: /reject|declin|denied|cancell?ed|closed by user/i,
    message: 'You rejected the request in your wallet.',
    retriable: true,
  },
  {
    reason: 'wallet_pending_request',
    codes: [-32002],
    text: /already pending|another request/i,
    message: 'Your wallet has a pending request: respond to it first.',
    retriable: true,
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient (funds|lamports)|no record of a prior credit|custom program error: 0x1\b|InsufficientFundsForRent/i,
    message: 'You don’t have enough for this amount and its network fee.',
  },
  {
    reason: 'wallet_failed',
    text: /blockhash not found|block height exceeded/i,
    message: 'The request has expired. Try again.',
    retriable: true,
  },
]

export const { translateWalletError, translated } = createErrorTranslator(rules, { lines: 'logs' })
