import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { DiscordNoteView } from './discordNote.ts'

const textOf = ({ kind, wallet }: DiscordNoteView): string =>
  kind === 'connect' || kind === 'other'
    ? t(`social-discord-${kind}`, { wallet: shortAddress(wallet) })
    : t(`social-discord-${kind}`)

/** Reports an answer from Discord that cannot be used as it is. */
export function DiscordNote({ note }: { note: DiscordNoteView | null }) {
  return (
    <div role="status" className="empty:hidden">
      {note ? <Notice tone={note.kind === 'declined' ? 'info' : 'warn'}>{textOf(note)}</Notice> : null}
    </div>
  )
}
