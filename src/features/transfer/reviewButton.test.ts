import { describe, expect, it } from 'vitest'
import { reviewButton } from './reviewButton.ts'

const standing = {
  working: null,
  unclear: false,
  form: { text: 'Review', enabled: true, reviews: true },
  complete: true,
  refundMissing: false,
  failed: false,
}

describe('the button under the review', () => {
  it.each<[string, Partial<typeof standing> | { working: string }, ReturnType<typeof reviewButton>]>([
    ['confirms', {}, { label: 'Confirm and bridge', enabled: true, does: 'confirm' }],
    ['tries again after a refusal', { failed: true }, { label: 'Try again', enabled: true, does: 'confirm' }],
    [
      'waits for the wallet',
      { working: 'Open your wallet' },
      { label: 'Open your wallet', enabled: false, does: 'confirm' },
    ],
    [
      'asks for a refund address',
      { complete: false, refundMissing: true },
      { label: 'Enter a refund address', enabled: false, does: 'confirm' },
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
      { label: 'Check this transfer', enabled: true, does: 'check' },
    ],
    [
      'leads there whatever the form says by now',
      { unclear: true, complete: false, form: { text: 'Not enough ETH', enabled: false, reviews: false } },
      { label: 'Check this transfer', enabled: true, does: 'check' },
    ],
  ])('%s', (_, change, button) => {
    expect(reviewButton({ ...standing, ...change })).toEqual(button)
  })
})
