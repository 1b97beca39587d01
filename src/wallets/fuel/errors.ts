import { createErrorTranslator, type ErrorRule } from '../walletErrors.ts'

/** Errors of Fuel wallets, which have texts and no codes. The first match decides; others keep their message and may be retried. */
const rules: readonly ErrorRule[] = [
  {
    reason: 'wallet_not_authorized',
    text: /not authorized for this connection|connection not (?:established|found)/i,
    message: 'Current account not authorized for this connection!',
  },
  {
    reason: 'wallet_rejected',
    text: /reject|denied|declin|cancell?ed|client disconnected/i,
    message: 'You rejected the request in your wallet.',
  },
  {
    reason: 'wallet_no_text_signing',
    text: /not implemented/i,
    message: 'This wallet can’t sign text: its account is a contract without a key.',
    retriable: false,
  },
  {
    reason: 'wallet_wrong_network',
    text: /different from the user current network/i,
    message: 'Switch to Fuel’s main network in your wallet, then try again.',
  },
  {
    reason: 'wallet_pending_request',
    text: /popup (?:timed out|not opened)|already open/i,
    message: 'Your wallet has a pending request: respond to it first.',
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient|not enough|cannot be met/i,
    message: 'You don’t have enough for this amount and its network fee.',
    retriable: false,
  },
]

export const { translateWalletError, translated } = createErrorTranslator(rules, { retriable: true })
