import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readAuthorization } from '#src/api/orderCalls.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Notice } from '#src/ui/Notice.tsx'

type Opening = Awaited<ReturnType<typeof readAuthorization>>

const EVERY_MS = 3000

const ended: ReadonlySet<Opening['state']> = new Set(['failed', 'refused', 'expired'])
const used: ReadonlySet<string> = new Set(['authorization_used', 'deposit_unfunded'])

export const hasEnded = ({ state }: Pick<Opening, 'state'>): boolean => ended.has(state)

/** Text of an opening's state. */
export function openingText({ state, reason }: Pick<Opening, 'state' | 'reason'>): string {
  if (!ended.has(state)) return t(state === 'waiting' ? 'gasless-waiting' : 'gasless-opening')
  if (reason !== null && used.has(reason)) return t(`gasless-${reason as 'authorization_used' | 'deposit_unfunded'}`)
  return t(state === 'expired' || reason === 'open_expired' ? 'gasless-expired' : 'gasless-refused')
}

const whys = {
  opening_fee_too_low: 'fees',
  fee_above_cap: 'fees',
  opening_gas_cap: 'limit',
  price_mismatch: 'price',
  price_unknown: 'no_price',
  chain_paused: 'paused',
  route_disabled: 'closed',
  route_gone: 'closed',
  opening_failed: 'failed',
} as const

/** Says why the maker has not opened a deposit at an address; null for reasons that only an operator understands. */
export function whyNotOpened(reason: string | null, networks: { from: string; to: string }): string | null {
  const why = reason !== null && Object.hasOwn(whys, reason) ? whys[reason as keyof typeof whys] : null
  return why && t(`opening-why-${why}`, networks)
}

interface OpeningProps {
  transfer: PendingTransfer
  /** Shown once the deposit is not opened any more. */
  restart: ReactNode
}

/** Text of a state that can't be read; an earlier one stays. */
export const unreadText = (error: Error): string =>
  error instanceof AppError ? tOr(`problem-${error.reason}`, error.message) : t('problem-unknown')

/** Progress of a deposit that this browser's wallet has signed, until the network shows it. */
export function OpeningState({ transfer: { orderId, token }, restart }: OpeningProps) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['opening', orderId],
    queryFn: ({ signal }) => readAuthorization(api, orderId, token, signal),
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : EVERY_MS),
  })
  const isOver = data !== undefined && hasEnded(data)
  return (
    <div data-testid="opening" data-state={data?.state} className="mt-4 grid gap-3">
      <div role="status">
        <Notice tone={isOver ? 'warn' : 'info'}>{data ? openingText(data) : t('gasless-waiting')}</Notice>
      </div>
      {error && !isOver ? (
        <div role="alert">
          <Notice tone="warn">{unreadText(error)}</Notice>
        </div>
      ) : null}
      {isOver ? restart : null}
    </div>
  )
}
