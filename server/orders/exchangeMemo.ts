import { AppError } from '#core/errors.ts'
import { memoProblem, type MemoProblem } from '#core/exchange/memo.ts'
import { addressRules } from '#chains/registry.ts'
import type { RouteRequest } from '../quotes/provider.ts'

const sentences: Readonly<Record<MemoProblem, (name: string) => string>> = {
  missing: (name) => `${name} requires a memo on this network. Copy it from its deposit page.`,
  unwanted: (name) => `${name} doesn’t use memos on this network. Leave it empty.`,
  too_long: () => 'This memo is too long for this network. Copy it again.',
  unreadable: () => 'This memo has an invalid character or an extra space. Copy it again.',
  reserved: () => 'This memo is reserved for our own transfers. Ask the exchange for another one.',
}

/**
 * The memo that the exchange receives with the payout, or null.
 * @throws AppError 422 `memo_missing`, `memo_unwanted`, `memo_too_long`, `memo_unreadable`, `memo_reserved`
 */
export function agreedMemo(
  { exchange, toChain }: Pick<RouteRequest, 'exchange' | 'toChain'>,
  asked: string | undefined,
): string | null {
  const memo = asked ?? ''
  const rule = exchange?.networks.find((n) => n.chainId === toChain.id)?.memo ?? 'none'
  const problem = memoProblem(memo, rule, addressRules(toChain.family).transferMemo ?? 0)
  if (problem)
    throw new AppError(`memo_${problem}`, sentences[problem](exchange?.name ?? 'A wallet'), {
      status: 422,
      retriable: false,
      fix: { kind: 'change_recipient' },
    })
  return memo === '' ? null : memo
}
