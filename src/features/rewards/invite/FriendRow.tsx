import { wholeText } from '#src/format/whole.ts'
import { shortAddress } from '#src/format/address.ts'
import { displayDayOf } from '#src/format/moment.ts'
import { t } from '#src/i18n/t.ts'
import type { FriendView } from './friendView.ts'
import { isolateBidi } from '#src/format/isolateBidi.ts'

function doneText({ state, bridges }: FriendView): string {
  if (state === 'ended') return t('invite-friend-ended')
  return state === 'joined' ? t('invite-friend-joined') : t('invite-friend-bridges', { bridges })
}

/** One referral: address, date, and points from their transfers. */
export function FriendRow({ friend }: { friend: FriendView }) {
  const { address, joinedAt, points, waiting } = friend
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block font-mono text-small">{shortAddress(address)}</span>
        <span className="block text-caption text-pretty text-muted">
          {t('invite-friend-came', { day: displayDayOf(joinedAt) })} · {doneText(friend)}
        </span>
      </span>
      {points > 0 || waiting > 0 ? (
        <span className="flex-none text-end">
          {points > 0 ? (
            <span className="block font-semibold text-ember">{isolateBidi(`+${wholeText(points)}`)}</span>
          ) : null}
          {waiting > 0 ? (
            <span className="block text-caption text-muted">
              {t('invite-friend-waiting', { points: wholeText(waiting) })}
            </span>
          ) : null}
        </span>
      ) : null}
    </li>
  )
}
