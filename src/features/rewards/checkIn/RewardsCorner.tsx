import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { totalOf } from '#core/rewards/buckets.ts'
import { monthQuery, pointsQuery } from '#src/api/rewardQueries.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { SheetLoading, Skeleton } from '#src/ui/Loading.tsx'
import { lazyPage } from '#src/i18n/lazyScreen.ts'
import { wholeText } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, usePersistentStore } from '#src/services.ts'
import { useRewards, useCheckInOffered } from '../program/useRewards.ts'
import { CalendarIcon, CheckedCalendarIcon } from '#src/ui/moreIcons.tsx'
import { useCounted, useSeenPoints } from './useCounted.ts'
import { useCheckInWallet, useCheckInAccount, useCountedWallet } from './useCheckInAccount.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { createPendingCheckIns } from './flow/pendingCheckIn.ts'
import { useCheckIn } from './flow/useCheckIn.ts'

const CheckInSheet = lazyPage(() => import('./CheckInSheet.tsx'))

interface CornerProps {
  wallet: string
  open: boolean
  onOpen: (open: boolean) => void
}

/** Points, and today's check-in when a network has its contract, next to the wallet on the product's own pages (spec §2, §6). */
export default function RewardsCorner({ wallet, open, onOpen }: CornerProps) {
  const { open: earned } = useRewards()
  const rules = useCheckInOffered()
  const { wallet: daily } = useCheckInWallet()
  const counted = useCountedWallet(wallet)
  useLeftOpen(rules)
  if (!earned) return null
  return (
    <>
      {counted ? <PointsCounter key={counted.wallet} {...counted} /> : <CounterLoading />}
      {rules && daily !== null ? <CheckInButton wallet={daily} onOpen={() => onOpen(true)} /> : null}
      {rules && open ? (
        <Suspense fallback={<SheetLoading />}>
          <CheckInSheet rules={rules} onClose={() => onOpen(false)} onReturn={() => onOpen(true)} />
        </Suspense>
      ) : null}
    </>
  )
}

function CheckInButton({ wallet, onOpen }: { wallet: string; onOpen: () => void }) {
  const { data } = useQuery(monthQuery(useApi(), wallet, useServerDay()))
  // Shown as neither done nor open until the state is known.
  const look = data === undefined ? 'text-muted' : data.isCheckIn ? 'text-good' : 'text-ember'
  const done = data?.isCheckIn === true
  const label = t(done ? 'rewards-check_in-done' : 'rewards-check_in-open')
  const Icon = done ? CheckedCalendarIcon : CalendarIcon
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`press grid size-11 flex-none place-items-center rounded-full hover:bg-raised @max-[19rem]:hidden ${look}`}
    >
      <Icon />
    </button>
  )
}

function PointsCounter({ wallet, named }: { wallet: string; named: string | null }) {
  const { data } = useQuery(pointsQuery(useApi(), wallet))
  if (!data) return <CounterLoading />
  return <CountedPoints wallet={wallet} named={named} total={totalOf(data)} />
}

const CounterLoading = () => <Skeleton className="h-5 w-12 max-[44rem]:hidden" />

function CountedPoints({ wallet, named, total }: { wallet: string; named: string | null; total: number }) {
  const shown = useCounted(total, useSeenPoints('header', wallet, total))
  return (
    <span
      className="px-1 text-small font-semibold whitespace-nowrap text-muted max-[44rem]:hidden"
      data-testid="points"
    >
      {named
        ? t('rewards-points_of', { wallet: named, points: wholeText(shown) })
        : t('rewards-points', { points: wholeText(shown) })}
    </span>
  )
}

/** Continues check-ins of an earlier visit on load, once per wallet. */
function useLeftOpen(rules: RewardsData | null): void {
  const account = useCheckInAccount()
  const pendingCheckIns = usePersistentStore(createPendingCheckIns)
  const { data: chains } = useQuery(chainsQuery(useApi()))
  const { start } = useCheckIn()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!rules || !account || !chains || seen.current === account.address) return
    seen.current = account.address
    const open = pendingCheckIns.get(account.address)
    const chain = chains.list.find((one) => one.chain_id === open?.chainId)
    if (chain) start({ account, chain, contract: null })
  })
}
