import type { Refusal } from '../provider.ts'

/** Messages for reasons of a chain node; any other reason gets the last one. */
const messages: Readonly<Record<string, string>> = {
  recipient_zero: 'The zero address cannot receive anything. Enter another recipient.',
  recipient_dead: 'Nobody holds a key to this address; what is sent there is lost. Enter another recipient.',
  recipient_is_bridge:
    'This recipient is a contract of the bridge; what is sent there is lost. Enter another recipient.',
  recipient_is_token: 'This recipient is a token contract; what is sent there is lost. Enter another recipient.',
  recipient_is_program: 'This recipient is a program, not a wallet. Enter another recipient.',
  recipient_rejects: 'This recipient refuses the payment. Enter another recipient.',
}

export const recipientRefusal = (problem: string): Refusal => ({
  reason: 'recipient_unusable',
  message: messages[problem] ?? 'This recipient cannot be paid on the destination network. Enter another recipient.',
  fix: { kind: 'change_recipient' },
})
