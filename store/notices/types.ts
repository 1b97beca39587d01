export const noticeKinds = ['reminder', 'receipt', 'deposit', 'moved_wallet'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/**
 * `begun`: a request may have been sent. `dropped`: the reason no longer applied. `refused`: the chat or Telegram
 * rejected it.
 */
export const noticeStates = ['waiting', 'begun', 'sent', 'dropped', 'refused'] as const
export type NoticeState = (typeof noticeStates)[number]

export interface NewNotice {
  /** Identifies the message, such as `receipt:{order}:{event}:{user}`; never sent twice under one key. */
  readonly key: string
  readonly kind: NoticeKind
  /** A private chat: the user's own id. */
  readonly chatId: number
  readonly payload: Record<string, unknown>
  readonly notBefore: Date
  readonly notAfter: Date
}

export interface ClaimedNotice extends NewNotice {
  readonly id: bigint
  readonly claim: string
  /** Time after which another replica may claim it. */
  readonly claimUntil: Date
  readonly createdAt: Date
  /** Number of attempts, including this one. */
  readonly attempts: number
  /** Time at which its request may be sent. */
  readonly slot: Date
  /** Set if an earlier request got no response: it had ended by then, and may have been delivered. */
  readonly doubtAt: Date | null
  /** That request's messages have higher ids than this one; null if none was known. */
  readonly afterId: number | null
}

export interface Pace {
  readonly perSecond: number
  /** Time ahead for which slots are assigned. */
  readonly horizonMs: number
  /** Minimum time between two messages to one chat. */
  readonly chatGapMs: number
  /** Lifetime of a claim; longer than any request takes. */
  readonly claimMs: number
}

export interface Trail {
  /** Oldest message known to be newer than any request in doubt; null if there is none yet. */
  readonly newerId: number | null
  /** Ids in between that belong to known notices. */
  readonly knownIds: readonly number[]
}

export interface Notices {
  /** Adds notices with new keys; returns the number. */
  add(notices: readonly NewNotice[]): Promise<number>
  /**
   * Claims due notices and assigns each a send time within the shared pace; an unanswered one returns in doubt after
   * its claim, and blocks its chat until then. Claims one notice in doubt at a time, since searches of several would
   * outlast their claims and be repeated forever. `nextAt` is when there may be more; null if none is due.
   */
  claim(now: Date, pace: Pace): Promise<{ readonly notices: readonly ClaimedNotice[]; readonly nextAt: Date | null }>
  /** Reserves slots for requests that aren't notices; returns the time of the first. */
  takeSlots(now: Date, count: number, perSecond: number): Promise<Date>
  /** Range of message ids that a request in doubt may have used. */
  trail(notice: Pick<ClaimedNotice, 'afterId' | 'doubtAt'>, before?: number): Promise<Trail>
  sent(notice: Pick<ClaimedNotice, 'id' | 'claim'>, messageId: number, at: Date): Promise<boolean>
  /** Like `sent`, for a message of an earlier request: its id says nothing about ids of later requests. */
  sentEarlier(notice: Pick<ClaimedNotice, 'id' | 'claim'>, messageId: number, at: Date): Promise<boolean>
  /** Like `sent`, for an edit of another notice's message. */
  edited(notice: Pick<ClaimedNotice, 'id' | 'claim'>, at: Date): Promise<boolean>
  /** Notice with this key, for later edits of its message; `messageId` is null until it was sent. */
  message(key: string): Promise<{ chatId: number; messageId: number | null; payload: Record<string, unknown> } | null>
  end(notice: Pick<ClaimedNotice, 'id' | 'claim'>, state: 'dropped' | 'refused', at: Date): Promise<boolean>
  /**
   * Schedules a retry. `doubtAt`: this request ended by then without a clear response; null = certainly not delivered.
   */
  retry(notice: Pick<ClaimedNotice, 'id' | 'claim'>, notBefore: Date, doubtAt: Date | null): Promise<boolean>
  /** Returns a notice to the queue whose reason doesn't apply yet: no request was sent for it, so none is in doubt. */
  postpone(notice: Pick<ClaimedNotice, 'id' | 'claim'>, notBefore: Date): Promise<boolean>
  /** Lets a notice that waits for a later time be sent from this one on. False if there is none with this key, whatever its state. */
  hasten(key: string, notBefore: Date): Promise<boolean>
  /** Handles Telegram's 429: this chat waits; all chats wait if another one was limited in that time too. */
  flooded(chatId: number, until: Date, now: Date): Promise<void>
  count(): Promise<ReadonlyMap<NoticeState, number>>
  /** Drops notices that ended before; returns the number. */
  purge(before: Date): Promise<number>
}
