import { expect, it } from 'vitest'
import type { Fix } from '#core/errors.ts'
import { resumeActionFor } from './fixedTerms.ts'

it.each<[Fix | null, ReturnType<typeof resumeActionFor>]>([
  [null, 'again'],
  [{ kind: 'switch_network', chain_id: 1 }, 'again'],
  [{ kind: 'retry_after', seconds: 1 }, 'again'],
  [{ kind: 'connect_wallet', family: 'evm' }, 'connect'],
  [{ kind: 'requote' }, 'restart'],
  [{ kind: 'use_amount', amount: '1' }, 'restart'],
  [{ kind: 'change_recipient' }, 'restart'],
  [{ kind: 'add_funds', chain_id: 1, asset_id: '1:native', amount: '1' }, 'restart'],
])('of a stored order %o leads to %s', (fix, way) => {
  expect(resumeActionFor(fix)).toBe(way)
})
