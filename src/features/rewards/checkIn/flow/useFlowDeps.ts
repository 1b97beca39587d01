import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { delay } from '#core/async.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { signedIn } from '#core/rewards/calendar.ts'
import { utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Api } from '#src/api/calls.ts'
import { lostQuery, weekQuery } from '#src/api/rewardQueries.ts'
import { clockKey } from '#src/api/useServerDay.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { createPendingCheckIns, type PendingCheckIns, type SentCheckIn } from './pendingCheckIn.ts'

/** Phases of a check-in, in order. */
const phases = ['looking', 'switching', 'signing', 'landing', 'counting'] as const
export type Phase = (typeof phases)[number]

/** On-chain check-in that was never reported to the server. */
export interface LostCheckIn {
  /** UTC day of the check-in. */
  readonly blockDate: string
  readonly chainId: number
  readonly hash: string
}

/** Current day, and whether the wallet's check-in for it already counts. */
export interface TodayStatus {
  readonly day: UtcDay
  readonly counted: boolean
}

export interface FlowDeps {
  readonly wallets: Pick<WalletFamily, 'checkIn' | 'waitFor'>
  readonly pending: PendingCheckIns
  switchNetwork(chain: ChainRow): Promise<void>
  /** Asks the server on every call, never a cache. */
  today(wallet: string): Promise<TodayStatus>
  /** Unreported check-ins of yesterday and today on this network, oldest first. */
  lost(wallet: string, chainId: number): Promise<readonly LostCheckIn[]>
  /** Reports a check-in to the server and returns its points. @throws AppError `check_in_waiting` until it has enough confirmations */
  tell(sent: SentCheckIn): Promise<number>
  wait(ms: number): Promise<void>
  /** Resolves early when the page becomes visible again. */
  pause(ms: number): Promise<void>
  /** This device's clock: used for storage lifetimes, never for the current day. */
  now(): number
  onPhase(phase: Phase): void
}

/** Query key of the current check-in's phase. */
export const phaseKey = ['check-in-phase'] as const

const aheadOf = (client: QueryClient): number | undefined => client.getQueryData<number>(clockKey)

/** The server's current day and the wallet's state in it. */
async function askToday(client: QueryClient, api: Api, wallet: string): Promise<TodayStatus> {
  const supposed = utcDay(new Date(Date.now() + (aheadOf(client) ?? 0)))
  const { sign_in_mask, time_now } = await client.fetchQuery({ ...weekQuery(api, wallet, supposed), staleTime: 0 })
  const day = utcDay(new Date(time_now * 1000))
  return { day, counted: signedIn(sign_in_mask, day) }
}

/** Builds the dependencies of a check-in for one wallet family. */
export function useFlowDeps(): (family: FamilyName) => Promise<FlowDeps> {
  const { api, wallets, loadWallets } = useServices()
  const pending = usePersistentStore(createPendingCheckIns)
  const client = useQueryClient()
  return useMemo(() => {
    const today = (wallet: string) => askToday(client, api, wallet)
    return async (family) => ({
      wallets: await loadWallets(family),
      pending,
      switchNetwork: (to) => wallets.getState().switchNetwork(to),
      today,
      lost: (wallet, chainId) => client.fetchQuery({ ...lostQuery(api, wallet, chainId), staleTime: 0 }),
      tell: async (sent) => {
        // The server refuses calls with a wrong time, and a fresh page does not know the clock offset yet.
        if (aheadOf(client) === undefined) await today(sent.wallet).catch(() => undefined)
        return reportCheckIn(api, sent, Date.now() + (aheadOf(client) ?? 0))
      },
      wait: delay,
      pause: pauseOrReturn,
      now: Date.now,
      onPhase: (phase: Phase) => client.setQueryData(phaseKey, phase),
    })
  }, [api, client, loadWallets, pending, wallets])
}

/** Reports a check-in and returns its points; `now` is the server's time. @throws AppError `check_in_waiting` until it has enough confirmations */
async function reportCheckIn(
  api: Pick<Api, 'post'>,
  { wallet, chainId, hash }: SentCheckIn,
  now: number,
): Promise<number> {
  const { data } = await api.post('/lottery/maker/sign/in', {
    success: 200,
    body: { encrypt: String(now), hash, chainId, userAddress: wallet },
  })
  return typeof data === 'number' ? data : 0
}
