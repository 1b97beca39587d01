import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { route, token } from '#src/testing/rows.ts'
import { reviewNotice } from './reviewNotice.ts'
import { transferError } from '#src/features/shared/transferError.ts'

const eth = token(1, 'ETH', 18)
const selection = { route: route(eth, eth), fromAsset: eth, toAsset: eth }
const none = { error: null, refusal: null, problem: null, unclear: false }

describe('what the review says about a refusal', () => {
  it('carries the fix of the server, in words', () => {
    const error = transferError(
      new AppError('daily_limit', 'Less fits today.', { fix: { kind: 'use_amount', amount: '500000000000000000' } }),
    )
    expect(reviewNotice({ ...none, error }, selection)).toEqual({
      tone: 'bad',
      text: 'Less fits today.',
      fix: { label: 'Use 0.5 ETH', action: { kind: 'use_amount', amount: '500000000000000000' } },
    })
  })

  it('carries the fix of the wallet', () => {
    const error = transferError(
      new AppError('wallet_wrong_network', 'x', { fix: { kind: 'switch_network', chain_id: 1 } }),
    )
    expect(reviewNotice({ ...none, error }, selection)?.fix).toEqual({
      label: 'Switch network',
      action: { kind: 'switch_network', chain_id: 1 },
    })
  })

  it('is calm about a person who said no', () => {
    expect(
      reviewNotice({ ...none, error: transferError(new AppError('wallet_rejected', 'x')) }, selection),
    ).toMatchObject({ tone: 'info', fix: null })
  })

  it('shows what the form refuses, with its fix', () => {
    const problem = {
      reason: 'below_minimum',
      cause: 'Too little.',
      fix: { label: 'Use 1', action: { kind: 'use_amount' as const, amount: '1' } },
    }
    expect(reviewNotice({ ...none, problem }, selection)).toEqual({
      tone: 'warn',
      text: 'Too little.',
      fix: problem.fix,
    })
  })

  it('says what to do where the wallet may have sent it, and offers nothing that would send again', () => {
    const error = transferError(new AppError('wallet_failed', 'Internal error', { fix: { kind: 'requote' } }))
    const problem = { reason: 'balance', cause: 'Too much.', fix: null }
    const notice = reviewNotice({ error, refusal: 'You said no.', problem, unclear: true }, selection)
    expect(notice).toMatchObject({ tone: 'warn', fix: null })
    expect(notice?.text).toMatch(/may have already sent/)
    expect(notice?.text).not.toMatch(/try again/i)
  })

  it('puts a refused switch before the refusal that led to it', () => {
    const error = transferError(
      new AppError('wallet_wrong_network', 'x', { fix: { kind: 'switch_network', chain_id: 1 } }),
    )
    expect(reviewNotice({ ...none, error, refusal: 'You said no.' }, selection)).toEqual({
      tone: 'bad',
      text: 'You said no.',
      fix: null,
    })
    expect(reviewNotice(none, selection)).toBeNull()
  })
})
