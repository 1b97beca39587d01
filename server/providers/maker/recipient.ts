import type { Refusal } from '../provider.ts'

/** Messages for reasons of a chain node; any other reason gets the last one. */
const messages: Readonly<Record<string, string>> = {
  recipient_zero: 'The zero address can’t receive funds. Enter another recipient.',
  recipient_dead: 'This is a burn address. Funds sent here are lost; enter another recipient.',
  recipient_is_bridge: 'This is a bridge contract, not a wallet. Funds sent here are lost; enter another recipient.',
  recipient_is_token: 'This is a token contract, not a wallet. Funds sent here are lost; enter another recipient.',
  recipient_is_program: 'This is a program, not a wallet. Enter another recipient.',
  recipient_rejects: 'This recipient rejects the payment. Enter another recipient.',
}

export const recipientRefusal = (problem: string): Refusal => ({
  reason: 'recipient_unusable',
  message: messages[problem] ?? 'This recipient can’t be paid on the destination network. Enter another recipient.',
  fix: { kind: 'change_recipient' },
})
