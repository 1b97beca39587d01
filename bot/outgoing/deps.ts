import type { Clock } from '#runtime/clock.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import type { Log } from '#runtime/log.ts'
import type { BotStore } from '#store/contract.ts'
import type { ClaimedNotice, NoticeKind, Pace } from '#store/notices/types.ts'
import type { TelegramPerson } from '#store/telegram/types.ts'
import type { NoticeApi } from './botApi.ts'
import type { Message } from './message.ts'

/** Composes the message right before sending; null if the reason no longer applies. */
export type Compose = (notice: ClaimedNotice, person: TelegramPerson) => Promise<Message | null>

export interface OutgoingDeps {
  readonly store: BotStore
  readonly api: NoticeApi
  readonly compose: Readonly<Record<NoticeKind, Compose>>
  readonly pace: Pace
  /** Maximum duration of a request in milliseconds. */
  readonly requestMs: number
  readonly clock: Clock
  readonly log: Log
  readonly failpoints: Failpoints
  /** From 0 to 1. */
  readonly random: () => number
  wait(ms: number): Promise<void>
}
