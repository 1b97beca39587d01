import { createErrorTranslator, type ErrorRule } from '../walletErrors.ts'

/** Errors of wallets and nodes of this family. The first match decides; other errors keep their message. */
const rules: readonly ErrorRule[] = [
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient (funds|balance)|not enough (funds|balance|btc)|bad-txns-in-belowout/i,
    message: 'You don’t have enough for this amount and its network fee.',
  },
  {
    reason: 'wallet_pending_request',
    text: /already (pending|processing)|another request/i,
    message: 'Your wallet has a pending request: respond to it first.',
    retriable: true,
  },
  {
    reason: 'wallet_not_found',
    // Sats-connect's code for a page that the user has disconnected in the wallet.
    codes: [-32_002],
    text: /access denied|not connected|no wallet provider/i,
    message: 'Your wallet isn’t connected to this page any more. Connect it again.',
  },
  {
    reason: 'wallet_wrong_network',
    text: /(wrong|invalid|different|mismatch\w*) network|network mismatch/i,
    message: 'Your wallet is on another network. Switch it, then try again.',
  },
  {
    reason: 'wallet_rejected',
    // Sats-connect's code, and the one of UniSat, Leather and OKX.
    codes: [-32_000, 4001],
    text: /reject|declin|denied|cancell?ed|closed by user/i,
    message: 'You rejected the request in your wallet.',
    retriable: true,
  },
  {
    reason: 'wallet_failed',
    codes: [-32_001, -32_601],
    text: /method not (supported|found)/i,
    message: 'Your wallet can’t do this. Update it, or use another wallet.',
  },
]

export const { translateWalletError, translated } = createErrorTranslator(rules)
