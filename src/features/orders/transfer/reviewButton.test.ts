import { describe, expect, it } from 'vitest'
import { reviewButton } from './reviewButton.ts'

const standing = {
  working: null as string | null,
  unclear: false,
  cutOff: false,
  form: { text: 'Review', enabled: true, reviews: true },
  complete: true,
  refund: 'given' as 'given' | 'missing' | 'invalid',
  failed: false,
}

describe('the button under the review', () => {
  it.each<[string, Partial<typeof standing>, ReturnType<typeof reviewButton>]>([
    ['confirms', {}, { label: 'Confirm and bridge', enabled: true, does: 'confirm' }],
    ['tries again after a refusal', { failed: true }, { label: 'Try again', enabled: true, does: 'confirm' }],
    [
      'waits for the wallet',
      { working: 'Open your wallet' },
      { label: 'Open your wallet', enabled: false, does: 'confirm' },
    ],
    [
      'leads to the field of a missing refund address',
      { complete: false, refund: 'missing' },
      { label: 'Enter a refund address', enabled: true, does: 'edit_refund' },
    ],
    [
      'leads to a refund address that is none',
      { complete: false, refund: 'invalid' },
      { label: 'Check the refund address', enabled: true, does: 'edit_refund' },
    ],
    [
      'waits for the wallet whatever the refund address says',
      { working: 'Open your wallet', complete: false, refund: 'invalid' },
      { label: 'Open your wallet', enabled: false, does: 'edit_refund' },
    ],
    [
      'does what the form needs first',
      { form: { text: 'Switch network', enabled: true, reviews: false }, complete: false },
      { label: 'Switch network', enabled: true, does: 'form' },
    ],
    [
      'is off where the form is',
      { form: { text: 'No route', enabled: false, reviews: false }, complete: false },
      { label: 'No route', enabled: false, does: 'form' },
    ],
    [
      'leads to what may have been sent',
      { unclear: true, failed: true },
      { label: 'View this transfer', enabled: true, does: 'check' },
    ],
    [
      'leads there whatever the form says by now',
      { unclear: true, complete: false, form: { text: 'Not enough ETH', enabled: false, reviews: false } },
      { label: 'View this transfer', enabled: true, does: 'check' },
    ],
    [
      'asks again for the order that a reload cut off, whatever the form says by now',
      { cutOff: true, complete: false, form: { text: 'Connect Wallet', enabled: true, reviews: false } },
      { label: 'Try again', enabled: true, does: 'ask_again' },
    ],
    [
      'waits for that order',
      { cutOff: true, working: 'Preparing' },
      { label: 'Preparing', enabled: false, does: 'ask_again' },
    ],
  ])('%s', (_, change, button) => {
    expect(reviewButton({ ...standing, ...change })).toEqual(button)
  })
})
