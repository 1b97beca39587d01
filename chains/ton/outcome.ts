import type { Transaction } from '@ton/core'

/** True if a transaction did its message's work. Storage and similar ones have no phases and count as done. */
export function succeeded({ description }: Transaction): boolean {
  if (description.type !== 'generic') return true
  const { aborted, computePhase, actionPhase } = description
  return !aborted && (computePhase.type === 'skipped' || computePhase.success) && (actionPhase?.success ?? true)
}
