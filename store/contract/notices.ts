export const noticeKinds = ['reminder', 'receipt', 'moved_wallet'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `begun`: a request may have left. `dropped`: there was no more reason to send it. `refused`: the chat or Telegram would not have it. */
export const noticeStates = ['waiting', 'begun', 'sent', 'dropped', 'refused'] as const
export type NoticeState = (typeof noticeStates)[number]

export interface NewNotice {
  /** Names what is told, such as `receipt:{order}:{event}:{user}`; never told twice under one name. */
  readonly key: string
  readonly kind: NoticeKind
  /** A private chat: the person's own number. */
  readonly chatId: number
  readonly payload: Record<string, unknown>
  readonly notBefore: Date
  readonly notAfter: Date
}

export interface ClaimedNotice extends NewNotice {
  readonly id: bigint
  readonly claim: string
  /** When somebody else may take it. */
  readonly claimUntil: Date
  readonly createdAt: Date
  /** How often it was begun, this time included. */
  readonly attempts: number
  /** When its request may leave. */
  readonly slot: Date
  /** Set when an earlier request got no answer: it had ended by then, and may have been delivered. */
  readonly doubtAt: Date | null
  /** Messages of that request are newer than this one; null when none was known. */
  readonly afterId: number | null
}

export interface Pace {
  readonly perSecond: number
  /** How far ahead slots are given out. */
  readonly horizonMs: number
  /** Between two messages to one chat. */
  readonly chatGapMs: number
  /** A claim ends by itself after this; longer than any request takes. */
  readonly claimMs: number
}

export interface Trail {
  /** The oldest message known to be newer than any request in doubt; null when there is none yet. */
  readonly newerId: number | null
  /** Messages between, whose notices are known. */
  readonly knownIds: readonly number[]
}

export interface Notices {
  /** Writes those whose names are new; answers how many. */
  add(notices: readonly NewNotice[]): Promise<number>
  /**
   * Marks due notices as begun, each with its moment: all replicas together keep the pace, each chat its own. What was begun and not answered until
   * its claim ended comes back with a doubt. While one of a chat is begun or in doubt, no other leaves there. `nextAt` is when there may be more; null when nothing is due now.
   */
  claim(now: Date, pace: Pace): Promise<{ readonly notices: readonly ClaimedNotice[]; readonly nextAt: Date | null }>
  /** Takes slots for requests that are no notices; answers when the first may leave. */
  takeSlots(now: Date, count: number, perSecond: number): Promise<Date>
  /** Where a request in doubt may have left its message. */
  trail(notice: Pick<ClaimedNotice, 'afterId' | 'doubtAt'>, before?: number): Promise<Trail>
  sent(notice: Pick<ClaimedNotice, 'id' | 'claim'>, messageId: number, at: Date): Promise<boolean>
  end(notice: Pick<ClaimedNotice, 'id' | 'claim'>, state: 'dropped' | 'refused', at: Date): Promise<boolean>
  /** To be sent later. `doubtAt`: this request ended by then without a clear answer; null = it certainly was not delivered. */
  retry(notice: Pick<ClaimedNotice, 'id' | 'claim'>, notBefore: Date, doubtAt: Date | null): Promise<boolean>
  /** Telegram asks for patience: this chat waits; all wait when another chat was asked too in that time. */
  flooded(chatId: number, until: Date, now: Date): Promise<void>
  count(): Promise<ReadonlyMap<NoticeState, number>>
  /** Drops those that ended before; answers how many. */
  purge(before: Date): Promise<number>
}
