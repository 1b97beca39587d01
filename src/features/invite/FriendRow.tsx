import { wholeText } from '#src/format/whole.ts'
import { shortAddress } from '#src/format/address.ts'
import { displayDayOf } from '#src/format/moment.ts'
import { t } from '#src/i18n/t.ts'
import type { FriendView } from './friendView.ts'
import { inOnePiece } from '#src/format/inOnePiece.ts'

/** Who came, when, and what their bridges have brought. */
export function FriendRow({ friend }: { friend: FriendView }) {
  const { address, joinedAt, state, bridges, points, waiting } = friend
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block font-mono text-small">{shortAddress(address)}</span>
        <span className="block text-caption text-pretty text-muted">
          {t('invite-friend-came', { day: displayDayOf(joinedAt) })} · {state === 'joined' ? t('invite-friend-joined') : t('invite-friend-bridges', { bridges })}
        </span>
      </span>
      {state === 'earned' || state === 'waiting' ? (
        <span className="flex-none text-end">
          {points > 0 ? <span className="block font-semibold text-ember">{inOnePiece(`+${wholeText(points)}`)}</span> : null}
          {waiting > 0 ? <span className="block text-caption text-muted">{t('invite-friend-waiting', { points: wholeText(waiting) })}</span> : null}
        </span>
      ) : null}
    </li>
  )
}
