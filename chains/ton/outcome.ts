import type { Transaction } from '@ton/core'

/** Whether a transaction did what its message asked for. Storage and the like have no phases and count as done. */
export function succeeded({ description }: Transaction): boolean {
  if (description.type !== 'generic') return true
  const { aborted, computePhase, actionPhase } = description
  return !aborted && (computePhase.type === 'skipped' || computePhase.success) && (actionPhase?.success ?? true)
}
