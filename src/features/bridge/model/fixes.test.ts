import { describe, expect, it, vi } from 'vitest'
import type { Fix } from '#core/errors.ts'
import { route, token } from '#src/testing/rows.ts'
import { applyFix, fixButton, type FixHands } from './fixes.ts'

const usdc = token(1, 'USDC', 6, '0xusdc')
const selection = { route: route(usdc, usdc), fromAsset: usdc, toAsset: usdc }

const cases: readonly (readonly [Fix, keyof FixHands, readonly unknown[], string])[] = [
  [{ kind: 'use_amount', amount: '1500000' }, 'setAmount', [1500000n], 'Use 1.5 USDC'],
  [{ kind: 'switch_network', chain_id: 7 }, 'switchNetwork', [7], 'Switch network'],
  [{ kind: 'connect_wallet', family: 'svm' }, 'connect', ['svm'], 'Connect Wallet'],
  [{ kind: 'change_recipient' }, 'editRecipient', [], 'Change recipient'],
  [{ kind: 'add_funds', chain_id: 1, asset_id: '1:native', amount: '5' }, 'editAmount', [], 'Change amount'],
  [{ kind: 'requote' }, 'requote', [], 'Refresh quote'],
  [{ kind: 'retry_after', seconds: 5 }, 'tryAgain', [], 'Try again in 5 s'],
]

describe('a fix', () => {
  it.each(cases)('%o has one action and a label', (fix, name, args, label) => {
    const hands = {
      setAmount: vi.fn(),
      switchNetwork: vi.fn(),
      connect: vi.fn(),
      editRecipient: vi.fn(),
      editAmount: vi.fn(),
      requote: vi.fn(),
      tryAgain: vi.fn(),
    }
    applyFix(fix, hands)
    const called = Object.entries(hands).filter(([, hand]) => hand.mock.calls.length > 0)
    expect(called.map(([hand, { mock }]) => [hand, mock.calls])).toEqual([[name, [args]]])
    expect(fixButton(fix, selection)).toEqual({ label, action: fix })
  })

  it('has no button for an amount of an unknown asset', () =>
    expect(fixButton({ kind: 'use_amount', amount: '1500000' }, null)).toBeNull())
})
