import { expect, it } from 'vitest'
import type { InscriptionTransfer } from '#src/wallets/contract.ts'
import { inscriptionSteps } from './InscriptionView.tsx'

const begun: InscriptionTransfer = {
  order: { mode: 'brc-20', ticker: 'ordi', amount: '1', to: 'bc1q' },
  from: 'bc1p',
  inscriptionId: null,
  txRef: null,
  asked: false,
}
const made = { ...begun, inscriptionId: 'a' }

it.each([
  ['begins with making', begun, false, ['current', 'later', 'make', false]],
  ['goes to sending once it is made', made, false, ['done', 'current', 'send', false]],
  ['ends when it is sent', { ...made, txRef: 'b', asked: true }, false, ['done', 'done', null, false]],
  ['warns of a step without an answer', { ...begun, asked: true }, false, ['current', 'later', 'make', true]],
  ['also of the second one', { ...made, asked: true }, false, ['done', 'current', 'send', true]],
  ['does not warn while the wallet is asked', { ...begun, asked: true }, true, ['current', 'later', 'make', false]],
] as const)('%s', (_, transfer, busy, [make, send, next, unanswered]) =>
  expect(inscriptionSteps(transfer, busy)).toEqual({ make, send, next, unanswered }),
)
